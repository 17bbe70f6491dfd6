import { env } from "cloudflare:workers";
import { createStartHandler } from "@tanstack/react-start/server";
import { now } from "#contract/clock.ts";
import { patienceMs } from "#app/data/patience.ts";
import type { RequestFacts } from "./request-facts.ts";
import { archiveVersion } from "./data-cache/site-data.server.ts";
import { forgetResponses } from "./event-store.ts";
import { createLedger, type Ledger } from "./ledger.ts";
import { completePatienceMs } from "./patience.ts";
import { renderPage } from "./render.ts";
import { contentSecurityPolicy, createNonce, securityHeaders } from "./security.ts";

forgetResponses();
const start = createStartHandler(renderPage);

declare module "@tanstack/react-start" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be augmented
  interface Register {
    server: { requestContext: { requestFacts: RequestFacts } };
  }
}

/** The site's Worker: every request that is not a static file. */
export default {
  async fetch(request: Request): Promise<Response> {
    const nonce = createNonce();
    const ledger = createLedger();
    const requestFacts = {
      nonce,
      siteUrl: (env.SITE_URL ?? "").replace(/\/+$/, ""),
      presentMs: now(env).getTime(),
      ledger,
      patienceMs: wantsCompletePage(request) ? completePatienceMs : patienceMs,
      ...(env.ANALYTICS_ID ? { analyticsId: env.ANALYTICS_ID } : {}),
    } satisfies RequestFacts;
    await archiveVersion.current();
    const response = await start(request, { context: { requestFacts } });
    return withHeaders(response, requestFacts);
  },
};

/** `?complete` asks for the whole page at once: skeletons send readers without JavaScript there. */
function wantsCompletePage(request: Request): boolean {
  return new URL(request.url).searchParams.has("complete");
}

function withHeaders(response: Response, { nonce, ledger }: { nonce: string; ledger: Ledger }): Response {
  const headers = new Headers(response.headers);
  // What an answer says of itself stands: the pictures of previews may be shown by other sites.
  for (const [name, value] of Object.entries(securityHeaders))
    if (!headers.has(name)) headers.set(name, value);
  // Facts that stand in for what the API does not give are right only for now.
  if (ledger.oldSeconds !== null) headers.set("cache-control", "no-store");
  if (headers.get("content-type")?.startsWith("text/html")) {
    headers.set("content-security-policy", contentSecurityPolicy(nonce, Boolean(env.ANALYTICS_ID)));
  }
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
