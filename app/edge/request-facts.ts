import { createIsomorphicFn } from "@tanstack/react-start";
import { getStartContext } from "@tanstack/start-storage-context";

/** What the server entry knows of a request and a router needs. */
export type RequestFacts = {
  /** The nonce that this answer's scripts and styles carry; only on the server. */
  nonce?: string;
  /** The site's public address without a trailing slash, for absolute links; empty when it is not configured. */
  siteUrl: string;
  /** How long the page may wait for its facts before it is streamed, in milliseconds; only on the server. */
  patienceMs?: number;
};

/** The facts of the request being answered; in the browser, those of the page. */
export const requestFacts = createIsomorphicFn()
  .server((): RequestFacts => getStartContext().contextAfterGlobalMiddlewares.requestFacts)
  .client((): RequestFacts => ({ siteUrl: canonicalOrigin() }));

/** In the browser the server's canonical link says what the public address is. */
function canonicalOrigin(): string {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return link?.getAttribute("href")?.startsWith("http") ? new URL(link.href).origin : "";
}
