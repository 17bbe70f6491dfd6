import { logEvent } from "#app/platform/log.server.ts";
import { readViolation } from "./violation.ts";

/** A browser's report has a few hundred bytes. */
const maxBytes = 16_384;

/**
 * Takes a browser's report of something that a page's policy kept it from loading, and writes one line to the log.
 *
 * @returns 204; 405 for another method than POST, 400 for what is no such report, 413 for one that is too long
 */
export async function policyReport(request: Request): Promise<Response> {
  if (request.method !== "POST") return onlyPosted();
  if (Number(request.headers.get("content-length") ?? maxBytes + 1) > maxBytes)
    return new Response(null, { status: 413 });
  const violation = readViolation(await request.text());
  if (violation === null) return new Response(null, { status: 400 });
  logEvent("policy_violation", violation);
  return new Response(null, { status: 204 });
}

function onlyPosted(): Response {
  const body = { error: { code: "method_not_allowed", message: "Reports are sent here.", expected: "POST" } };
  return Response.json(body, { status: 405, headers: { allow: "POST" } });
}
