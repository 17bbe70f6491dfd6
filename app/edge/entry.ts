import { env } from "cloudflare:workers";
import { answer, type Answered } from "./answer.ts";
import { brokenPage } from "./errors/broken-page.ts";
import { reportError } from "./errors/report-error.server.ts";
import { cut, logEvent } from "#app/platform/log.server.ts";
import { withGeneralHeaders } from "./page-headers.ts";
import { withoutTracking } from "./page-cache/canonical-view.ts";
import { serverTiming } from "./server-timing.ts";

/** The site's Worker: every request that is not a static file. */
export default {
  async fetch(request: Request): Promise<Response> {
    const startedMs = Date.now();
    const url = withoutTracking(new URL(request.url));
    const answered = await answerOrApologize(request, url);
    answered.response.headers.set("server-timing", serverTiming(answered, env.LOCAL === "yes"));
    logRequest(request, url, answered, Date.now() - startedMs);
    return answered.response;
  },
};

async function answerOrApologize(request: Request, url: URL): Promise<Answered> {
  try {
    return await answer(request, url);
  } catch (error) {
    reportError(error, url.pathname);
    return { response: withGeneralHeaders(brokenPage(), url), cache: null, made: null };
  }
}

/** One line for each request. Its query is left out: it may hold what a visitor typed. */
function logRequest(
  { method }: Request,
  { pathname }: URL,
  { response, cache, made }: Answered,
  ms: number,
): void {
  const { calls = 0, waitedMs = 0 } = made?.metrics ?? {};
  logEvent("request", { method, path: cut(pathname), status: response.status, cache, ms, calls, waitedMs });
}
