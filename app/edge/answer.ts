import { buildId } from "./build-id.server.ts";
import { archiveVersion } from "#app/data/cache/site-data.server.ts";
import { type Made, make } from "./render-request.ts";
import { isPageAddress, mayBeCanonical } from "./page-cache/canonical-view.ts";
import { keptAnswer } from "./page-cache/kept-answer.ts";
import type { PageAnswer, PageCache } from "./page-cache/page-cache.ts";
import { renderToKeep } from "./page-cache/render-to-keep.ts";
import { sitePages } from "./page-cache/site-pages.server.ts";
import { pagePolicy, withGeneralHeaders } from "./page-headers.ts";
import { siteOrigin } from "./facts-for.ts";
import { refuse, refuseTooMany } from "./refuse.ts";

/** An answer, and what it took. */
export type Answered = {
  response: Response;
  /** What the page cache did; null where it had nothing to do with it. */
  cache: PageAnswer<Made>["state"] | null;
  /** What was made for it just now; null for a kept page. */
  made: Made | null;
};

/** Answers a request: refuses it, gives a kept page, or has the answer made. */
export async function answer(request: Request, url: URL): Promise<Answered> {
  const refusal = await refuse(request, url);
  if (refusal !== null) return refused(refusal, url);
  const version = await archiveVersion.current();
  if (url.pathname === "/healthz")
    return {
      response: forMethod(request, withGeneralHeaders(health(version), url)),
      cache: null,
      made: null,
    };
  if (isPageAddress(url)) {
    if (sitePages !== null && version !== null && mayBeCanonical(url)) {
      // A page names its own address: where none is set, each host has pages of its own.
      const key = `${buildId} ${version} ${siteOrigin(url)} ${url.pathname}${url.search}`;
      if (await sitePages.has(key)) return answerFrom(sitePages, key, request, url);
      const tooMany = await refuseTooMany(request, url.pathname);
      return tooMany === null ? answerFrom(sitePages, key, request, url) : refused(tooMany, url);
    }
    const tooMany = await refuseTooMany(request, url.pathname);
    if (tooMany !== null) return refused(tooMany, url);
  }
  const made = await make(request, url);
  return { response: made.response, cache: null, made };
}

function refused(refusal: Response, url: URL): Answered {
  return { response: withGeneralHeaders(refusal, url), cache: null, made: null };
}

async function answerFrom(
  pages: PageCache<Made>,
  key: string,
  request: Request,
  url: URL,
): Promise<Answered> {
  const { state, page, made } = await pages.answer(key, () => renderToKeep(url));
  const response = page === null ? made.response : keptAnswer(page, (nonce) => pagePolicy(url, nonce));
  // A page is made whole even for who asks for its head alone: the next one wants all of it.
  return { response: forMethod(request, response), cache: state, made };
}

/** The answer as the method wants it: HEAD takes no body. */
function forMethod({ method }: Request, response: Response): Response {
  const { status, headers } = response;
  return method === "HEAD" ? new Response(null, { status, headers }) : response;
}

/**
 * Says which build answers, and which archive it answers from: 200 when it knows one, 503 when the data API has told
 * it none yet. It is asked often, and is therefore no route: Start takes five times as long.
 */
function health(archive: string | null): Response {
  return Response.json(
    { build: buildId, archive },
    { status: archive === null ? 503 : 200, headers: { "cache-control": "no-store" } },
  );
}
