import { apiKeyHeader } from "#contract/paths.ts";
import type { Env } from "./env.ts";
import { RequestError } from "./request-error.ts";

/**
 * Lets a request pass that carries the API's key.
 *
 * @throws RequestError 401 without the right key; 500 when the Worker has none to compare with, since an API that
 *   lost its secret must not become an open one
 */
export async function requireKey(request: Request, env: Pick<Env, "API_KEY">): Promise<void> {
  if (env.API_KEY === undefined || env.API_KEY === "")
    throw new RequestError(500, "internal", "This API has no key to compare with: set its secret API_KEY.");
  const sent = request.headers.get(apiKeyHeader);
  if (sent !== null && (await isSame(sent, env.API_KEY))) return;
  throw new RequestError(401, "unauthorized", "This API answers only with its key.", {
    expected: `the key in the header ${apiKeyHeader}`,
    headers: { "www-authenticate": `ApiKey header="${apiKeyHeader}"` },
  });
}

/**
 * Compares two texts in a time that tells nothing about either: their digests have one length,
 * and all of it is always read.
 */
async function isSame(a: string, b: string): Promise<boolean> {
  const [digestA, digestB] = await Promise.all([digest(a), digest(b)]);
  return digestA.reduce((difference, byte, index) => difference | (byte ^ (digestB[index] ?? 0)), 0) === 0;
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}
