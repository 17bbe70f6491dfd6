import { logEvent } from "../log.server.ts";
import { readViolation } from "./violation.ts";

/** A browser's report has a few hundred bytes. */
const maxBytes = 16_384;

/**
 * Takes a browser's report of something that a page's policy kept it from loading, and writes one line to the log.
 *
 * @returns 204; 400 for what is no such report, 413 for one that is too long
 */
export async function policyReport(request: Request): Promise<Response> {
  if (Number(request.headers.get("content-length") ?? maxBytes + 1) > maxBytes)
    return new Response(null, { status: 413 });
  const violation = readViolation(await request.text());
  if (violation === null) return new Response(null, { status: 400 });
  logEvent("policy_violation", violation);
  return new Response(null, { status: 204 });
}
