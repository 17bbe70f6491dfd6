import { fallback, object, optional, safeParse, string } from "valibot";

/** What a browser kept a page from loading. Addresses are without their queries: those may hold what was typed. */
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

/** Reads the report that `report-uri` has browsers send (Content Security Policy 3); null for anything else. */
export function readViolation(json: string): Violation | null {
  const parsed = safeParse(report, parseJson(json));
  if (!parsed.success) return null;
  const told = parsed.output["csp-report"];
  return {
    page: pathOf(told["document-uri"]),
    directive: (told["effective-directive"] || told["violated-directive"]).slice(0, 100),
    blocked: withoutQuery(told["blocked-uri"]),
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
