import { apiKeyHeader } from "#contract/http.ts";
import type { Env } from "./env.ts";
import { RequestError } from "./errors.ts";

/**
 * Refuses a request without the API's key.
 *
 * @throws RequestError 401 without the right key; 500 when the Worker has none to compare with, since an API that
 *   lost its secret must not become an open one
 */
export async function requireKey(request: Request, env: Pick<Env, "API_KEY">): Promise<void> {
  if (env.API_KEY === undefined || env.API_KEY === "")
    throw new RequestError(500, "internal", "This API has no key to compare with: set its secret API_KEY.");
  const sent = request.headers.get(apiKeyHeader);
  if (sent !== null && isSame(await digest(sent), await ownDigest(env.API_KEY))) return;
  throw new RequestError(401, "unauthorized", "This API answers only with its key.", {
    expected: `the key in the header ${apiKeyHeader}`,
    headers: { "www-authenticate": `ApiKey header="${apiKeyHeader}"` },
  });
}

/** The digest of the Worker's key, computed once in each isolate. */
let own: { key: string; digest: Uint8Array } | null = null;

async function ownDigest(key: string): Promise<Uint8Array> {
  if (own?.key !== key) own = { key, digest: await digest(key) };
  return own.digest;
}

/**
 * Compares two digests in constant time: they have the same length, and every byte is always read.
 */
function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.reduce((difference, byte, index) => difference | (byte ^ (b[index] ?? 0)), 0) === 0;
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}
