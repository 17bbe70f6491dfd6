import { createNonce } from "../security.ts";
import { type KeptPage, withNonce } from "./cached-page.ts";

/**
 * An answer from a kept page, with a nonce of its own.
 *
 * @param policy writes the page's content security policy
 */
export function keptAnswer(page: KeptPage, policy: (nonce: string) => string): Response {
  const nonce = createNonce();
  const headers = new Headers(page.headers);
  headers.set("content-security-policy", policy(nonce));
  return new Response(withNonce(page, nonce), { headers });
}
