import { env } from "cloudflare:workers";
import { now } from "#contract/clock.ts";
import { patienceMs } from "#app/data/patience.ts";
import { isEmbedPath } from "#app/ui/embed/embedding.ts";
import { createLedger, type Ledger } from "./ledger.ts";
import { completePatienceMs } from "./patience.ts";
import type { RequestFacts } from "./request-facts.ts";
import { createNonce } from "./security.ts";

/** What making one answer needs to know, from now on. Each answer that is made has a nonce and a ledger of its own. */
export function factsFor(url: URL): RequestFacts & { nonce: string; ledger: Ledger } {
  return {
    nonce: createNonce(),
    siteUrl: (env.SITE_URL ?? "").replace(/\/+$/, ""),
    presentMs: now(env).getTime(),
    ledger: createLedger(),
    embedded: isEmbedPath(url.pathname),
    waitsUntilMs: Date.now() + (wantsCompletePage(url) ? completePatienceMs : patienceMs),
    ...(env.ANALYTICS_ID ? { analyticsId: env.ANALYTICS_ID } : {}),
  };
}

/** `?complete` asks for the whole page at once: skeletons send readers without JavaScript there. */
function wantsCompletePage(url: URL): boolean {
  return url.searchParams.has("complete");
}
