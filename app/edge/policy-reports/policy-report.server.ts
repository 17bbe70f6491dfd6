import { logEvent } from "#app/platform/log.server.ts";
import { fallback, object, optional, safeParse, string } from "valibot";

/** Browsers' reports have a few hundred bytes. */
const maxBytes = 16_384;

/**
 * Receives a browser's CSP violation report and writes one log line.
 *
 * @returns 204; 405 for methods other than POST, 400 for a malformed report, 413 for one that is too long
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

/** A CSP violation. URLs are stripped of their query strings, which may contain what a visitor typed. */
export type Violation = { page: string; directive: string; blocked: string };

const text = optional(fallback(string(), ""), "");
const report = object({
  "csp-report": object({
    "document-uri": string(),
    "effective-directive": text,
    "violated-directive": text,
    "blocked-uri": text,
  }),
});

/** Parses a report sent through `report-uri` (Content Security Policy 3); null for anything else. */
export function readViolation(json: string): Violation | null {
  const parsed = safeParse(report, parseJson(json));
  if (!parsed.success) return null;
  const violation = parsed.output["csp-report"];
  return {
    page: pathOf(violation["document-uri"]),
    directive: (violation["effective-directive"] || violation["violated-directive"]).slice(0, 100),
    blocked: withoutQuery(violation["blocked-uri"]),
  };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname.slice(0, 200) : "";
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, "").slice(0, 200);
}
