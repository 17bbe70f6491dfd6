import { type InferOutput, object, optional, string } from "valibot";

/** The header that carries the API key. */
export const apiKeyHeader = "x-api-key";

/** A strong entity tag over the parts that decide an answer, for example the archive's version and the code's. */
export function etag(...parts: ReadonlyArray<string>): string {
  return `"${parts.map((part) => part.replaceAll(/[^\w.-]/g, "_")).join(".")}"`;
}

/**
 * Whether the caller's copy is the answer with this tag. Compared weakly, since a proxy that compresses an answer
 * weakens its tag.
 *
 * @param ifNoneMatch the request's `If-None-Match`: a list of tags, weak ones too, or `*`; null when absent
 */
export function matchesETag(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return (ifNoneMatch.match(/(?:W\/)?"[^"]*"/g) ?? []).some((held) => held.replace(/^W\//, "") === tag);
}

/** A short digest of a text, for an entity tag that changes with it. */
export async function textDigest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes.subarray(0, 12), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The body of every answer of the data API that is not a success. */
export const errorBody = object({
  error: object({
    /**
     * A word for programs: unauthorized, bad_request, not_found, method_not_allowed, internal, unavailable; of timing
     * also not_imported (the session's was not) and not_recorded (it was, and its recording lacks what is asked for).
     */
    code: string(),
    /** A sentence for people. */
    message: string(),
    /** What would have been accepted, where that helps. */
    expected: optional(string()),
  }),
});
export type ErrorBody = InferOutput<typeof errorBody>;
