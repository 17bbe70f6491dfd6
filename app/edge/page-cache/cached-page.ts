import { array, number, object, parse, pipe, string, transform, tuple } from "valibot";
import { createNonce } from "../security.ts";
import type { CachePolicy } from "./cache-policies.ts";

/** A complete page in the page cache: its bytes and the positions of its nonce. */
export type CachedPage = {
  html: Uint8Array<ArrayBuffer>;
  /** Byte offsets of the nonce. */
  nonceAt: ReadonlyArray<number>;
  policy: CachePolicy;
  /** When it was rendered, in milliseconds since the epoch. */
  renderedMs: number;
  /** The response headers. Copying a whole `Headers` is faster than setting each one. */
  headers: Headers;
};

const encoder = new TextEncoder();

/**
 * Finds the nonce in a page's bytes.
 *
 * @returns null for a page that is truncated or has no nonce: it must not be cached
 */
export function findNonce(html: Uint8Array, nonce: string): ReadonlyArray<number> | null {
  // Latin-1 maps each byte to one character, so indices are byte offsets.
  const text = new TextDecoder("latin1").decode(html);
  if (text.lastIndexOf("</html>") < text.length - "</html>".length - 2) return null;
  const found: Array<number> = [];
  for (let at = text.indexOf(nonce); at !== -1; at = text.indexOf(nonce, at + nonce.length)) found.push(at);
  return found.length === 0 ? null : found;
}

/** The page's bytes with the nonce replaced by another one of the same length. */
export function withNonce(
  { html, nonceAt }: Pick<CachedPage, "html" | "nonceAt">,
  nonce: string,
): Uint8Array<ArrayBuffer> {
  const copy = html.slice();
  const bytes = encoder.encode(nonce);
  for (const at of nonceAt) copy.set(bytes, at);
  return copy;
}

/**
 * The response for a cached page, with a fresh nonce.
 *
 * @param securityPolicy builds the page's content security policy for a nonce
 */
export function responseFrom(page: CachedPage, securityPolicy: (nonce: string) => string): Response {
  const nonce = createNonce();
  const headers = new Headers(page.headers);
  headers.set("content-security-policy", securityPolicy(nonce));
  return new Response(withNonce(page, nonce), { headers });
}

const metadataHeader = "x-cached-page";

/** A page's metadata, stored beside its bytes as one line of JSON. */
const metadata = pipe(
  string(),
  transform((text): unknown => JSON.parse(text)),
  object({
    nonceAt: array(number()),
    renderedMs: number(),
    policy: object({ browser: number(), edge: number(), stale: number(), failing: number() }),
    headers: array(tuple([string(), string()])),
  }),
);

/** A page as a response for the Cache API. */
export function toStored({ html, headers, ...rest }: CachedPage): Response {
  const { edge, stale, failing } = rest.policy;
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": `max-age=${edge + Math.max(stale, failing)}`,
      [metadataHeader]: JSON.stringify({ ...rest, headers: [...headers] }),
    },
  });
}

/** Reads what `toStored` wrote; null for an entry in another build's format. */
export async function fromStored(response: Response): Promise<CachedPage | null> {
  try {
    const { headers, ...rest } = parse(metadata, response.headers.get(metadataHeader));
    const html = new Uint8Array(await response.arrayBuffer());
    return { ...rest, html, headers: new Headers(headers) };
  } catch {
    return null;
  }
}
