import { buildId } from "./build-id.server.ts";
import { archiveVersion } from "./data-cache/site-data.server.ts";
import { type Made, make } from "./make.ts";
import { isPageAddress, mayBeCanonical } from "./page-cache/canonical-view.ts";
import { keptAnswer } from "./page-cache/kept-answer.ts";
import type { PageAnswer, PageCache } from "./page-cache/page-cache.ts";
import { renderToKeep } from "./page-cache/render-to-keep.ts";
import { sitePages } from "./page-cache/site-pages.server.ts";
import { pagePolicy, withGeneralHeaders } from "./page-headers.ts";
import { refuse } from "./refuse.ts";

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
  const refusal = await refuse(request, url.pathname);
  if (refusal !== null) return { response: withGeneralHeaders(refusal, url), cache: null, made: null };
  const version = await archiveVersion.current();
  if (sitePages !== null && version !== null && isPageAddress(url) && mayBeCanonical(url))
    return answerFrom(sitePages, `${buildId} ${version} ${url.pathname}${url.search}`, request, url);
  const made = await make(request, url);
  return { response: made.response, cache: null, made };
}

async function answerFrom(
  pages: PageCache<Made>,
  key: string,
  request: Request,
  url: URL,
): Promise<Answered> {
  const { state, page, made } = await pages.answer(key, () => renderToKeep(url));
  const response = page === null ? made.response : keptAnswer(page, (nonce) => pagePolicy(url, nonce));
  return { response: request.method === "HEAD" ? withoutBody(response) : response, cache: state, made };
}

/** A page is made whole even for who asks for its head alone: the next one wants all of it. */
function withoutBody({ status, headers }: Response): Response {
  return new Response(null, { status, headers });
}
