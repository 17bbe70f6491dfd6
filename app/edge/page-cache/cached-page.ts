import type { Keeping } from "./cache-policies.ts";

/** A whole page that is kept: its bytes, and where in them a nonce stands. */
export type KeptPage = {
  html: Uint8Array<ArrayBuffer>;
  nonceAt: ReadonlyArray<number>;
  keeping: Keeping;
  /** When it was made, in milliseconds since the epoch. */
  madeMs: number;
  /** The headers of all its answers. They are copied as a whole, for to write each anew would take as long as the rest. */
  headers: Headers;
};

const encoder = new TextEncoder();

/**
 * Where a page's nonce stands in its bytes.
 *
 * @returns null for a page that is not whole or carries no nonce: such a page must not be kept
 */
export function findNonce(html: Uint8Array, nonce: string): ReadonlyArray<number> | null {
  const bytes = Buffer.from(html.buffer, html.byteOffset, html.byteLength);
  if (bytes.lastIndexOf("</html>") < bytes.length - "</html>".length - 2) return null;
  const found: Array<number> = [];
  for (let at = bytes.indexOf(nonce); at !== -1; at = bytes.indexOf(nonce, at + nonce.length)) found.push(at);
  return found.length === 0 ? null : found;
}

/** The page's bytes with another nonce of the same length. */
export function withNonce(
  { html, nonceAt }: Pick<KeptPage, "html" | "nonceAt">,
  nonce: string,
): Uint8Array<ArrayBuffer> {
  const copy = html.slice();
  const bytes = encoder.encode(nonce);
  for (const at of nonceAt) copy.set(bytes, at);
  return copy;
}
