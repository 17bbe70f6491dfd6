/** A strong entity tag over the parts that decide an answer, for example the archive's version and the code's. */
export function etag(...parts: ReadonlyArray<string>): string {
  return `"${parts.map((part) => part.replaceAll(/[^\w.-]/g, "_")).join(".")}"`;
}

/**
 * Whether a caller already holds the answer with this tag. Compared weakly: what packs an answer on its way may have
 * weakened the tag.
 *
 * @param ifNoneMatch the request's `If-None-Match`: a list of tags, weak ones too, or `*`; null when absent
 */
export function isHeld(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return (ifNoneMatch.match(/(?:W\/)?"[^"]*"/g) ?? []).some((held) => held.replace(/^W\//, "") === tag);
}

/** A short digest of an answer's text, for a tag that changes when the text does. */
export async function textDigest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes.subarray(0, 12), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
