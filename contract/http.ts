import { type InferOutput, object, optional, string } from "valibot";

/** The header that carries the API key. */
export const apiKeyHeader = "x-api-key";

/** A strong entity tag made of everything that determines an answer, such as archive and code versions. */
export function etag(...parts: ReadonlyArray<string>): string {
  return `"${parts.map((part) => part.replaceAll(/[^\w.-]/g, "_")).join(".")}"`;
}

/**
 * Whether the caller's copy is current. Uses weak comparison, since a proxy that compresses an answer weakens its tag.
 *
 * @param ifNoneMatch the request's `If-None-Match`: a list of tags, possibly weak, or `*`; null if absent
 */
export function matchesETag(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return (ifNoneMatch.match(/(?:W\/)?"[^"]*"/g) ?? []).some((held) => held.replace(/^W\//, "") === tag);
}

/** A short digest of a text, for use in an entity tag. */
export async function textDigest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes.subarray(0, 12), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The body of every error response of the data API. */
export const errorBody = object({
  error: object({
    /**
     * A code for programs: unauthorized, bad_request, not_found, method_not_allowed, internal, unavailable; for timing
     * also not_imported (the session's timing) and not_recorded (the recording lacks the requested data).
     */
    code: string(),
    /** A sentence for people. */
    message: string(),
    /** What would be accepted, if that helps. */
    expected: optional(string()),
  }),
});
export type ErrorBody = InferOutput<typeof errorBody>;
