import type { RequestMetrics } from "#app/platform/request-facts.ts";
import { brokenPage, reportError } from "./errors.server.ts";
import { factsFor } from "./facts-for.ts";
import { addPageHeaders, withGeneralHeaders } from "./page-headers.ts";
import { isServerFunction, malformedCall, withoutInternals } from "./server-function-answers.ts";
import { runStart } from "./start.ts";

/** A response that TanStack Start has just rendered, with all its headers. */
export type Rendered = {
  response: Response;
  nonce: string;
  metrics: RequestMetrics;
  /** How long it took until its head was there, in milliseconds. */
  ms: number;
};

/** Renders the response to any request. Never throws: an error is reported, and answered with an error page. */
export async function renderRequest(request: Request, url: URL): Promise<Rendered> {
  const startedMs = Date.now();
  const facts = factsFor(url);
  const { nonce, metrics } = facts;
  const response = withGeneralHeaders(await respond(request, url, facts), url);
  addPageHeaders(response, url, nonce, metrics);
  return { response, nonce, metrics, ms: Date.now() - startedMs };
}

async function respond(request: Request, url: URL, facts: ReturnType<typeof factsFor>): Promise<Response> {
  if (!isServerFunction(url)) return runOrReport(request, url, facts);
  return (
    malformedCall(request, url) ??
    withoutInternals(await runOrReport(request, url, facts), url, facts.metrics)
  );
}

async function runOrReport(
  request: Request,
  { pathname }: URL,
  facts: ReturnType<typeof factsFor>,
): Promise<Response> {
  try {
    return await runStart(request, facts);
  } catch (error) {
    reportError(error, pathname);
    return brokenPage();
  }
}
