import { env } from "cloudflare:workers";
import { createStartHandler } from "@tanstack/react-start/server";
import { now } from "#contract/clock.ts";
import { patienceMs } from "#app/data/patience.ts";
import type { RequestFacts } from "./request-facts.ts";
import { completePatienceMs } from "./patience.ts";
import { renderPage } from "./render.ts";
import { contentSecurityPolicy, createNonce, securityHeaders } from "./security.ts";

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
    const requestFacts: RequestFacts = {
      nonce,
      siteUrl: (env.SITE_URL ?? "").replace(/\/+$/, ""),
      presentMs: now(env).getTime(),
      patienceMs: wantsCompletePage(request) ? completePatienceMs : patienceMs,
      ...(env.ANALYTICS_ID ? { analyticsId: env.ANALYTICS_ID } : {}),
    };
    const response = await start(request, { context: { requestFacts } });
    return withHeaders(response, nonce);
  },
};

/** `?complete` asks for the whole page at once: skeletons send readers without JavaScript there. */
function wantsCompletePage(request: Request): boolean {
  return new URL(request.url).searchParams.has("complete");
}

function withHeaders(response: Response, nonce: string): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value);
  if (headers.get("content-type")?.startsWith("text/html")) {
    headers.set("content-security-policy", contentSecurityPolicy(nonce, Boolean(env.ANALYTICS_ID)));
  }
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
