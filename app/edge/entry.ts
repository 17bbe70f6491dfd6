import { env } from "cloudflare:workers";
import { cut, logEvent } from "#app/platform/log.server.ts";
import { type Answered, answer } from "./answer.ts";
import { brokenPage, reportError } from "./errors.server.ts";
import { withoutTracking } from "./page-cache/canonical-view.ts";
import { withGeneralHeaders } from "./page-headers.ts";

/** The site's Worker. It handles every request that is not for a static file. */
export default {
  async fetch(request: Request): Promise<Response> {
    const startedMs = Date.now();
    const url = withoutTracking(new URL(request.url));
    const answered = await answerOrReport(request, url);
    answered.response.headers.set("server-timing", serverTiming(answered));
    logRequest(request, url, answered, Date.now() - startedMs);
    return answered.response;
  },
};

async function answerOrReport(request: Request, url: URL): Promise<Answered> {
  try {
    return await answer(request, url);
  } catch (error) {
    reportError(error, url.pathname);
    return { response: withGeneralHeaders(brokenPage(), url), cache: null, rendered: null };
  }
}

/**
 * The `Server-Timing` header: the page cache's state and the time spent waiting for the data API. The render time is
 * added locally only: on Cloudflare the clock does not advance during computation.
 */
function serverTiming({ cache, rendered }: Answered): string {
  const parts = [`cache;desc=${cache ?? "none"}`];
  if (rendered !== null) {
    const { calls, waitedMs, oldSeconds } = rendered.metrics;
    parts.push(`api;dur=${waitedMs};desc="${calls} calls${oldSeconds === null ? "" : ", old facts"}"`);
    if (env.LOCAL === "yes") parts.push(`render;dur=${Math.max(0, rendered.ms - waitedMs)}`);
  }
  return parts.join(", ");
}

/** Writes one log line per request, without the query string, which may contain what a visitor typed. */
function logRequest(
  { method }: Request,
  { pathname }: URL,
  { response, cache, rendered }: Answered,
  ms: number,
): void {
  const { calls = 0, waitedMs = 0 } = rendered?.metrics ?? {};
  logEvent("request", { method, path: cut(pathname), status: response.status, cache, ms, calls, waitedMs });
}
