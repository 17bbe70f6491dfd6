import { brokenPage } from "./errors/broken-page.ts";
import { reportError } from "./errors/report-error.server.ts";
import { factsFor } from "./facts-for.ts";
import type { RequestMetrics } from "#app/platform/request-metrics.ts";
import { addPageHeaders, withGeneralHeaders } from "./page-headers.ts";
import { runStart } from "./start.ts";
import { isServerFunction, malformedCall, withoutInternals } from "./server-function-answers.ts";

/** An answer that was just made, with all its headers. */
export type Made = {
  response: Response;
  nonce: string;
  metrics: RequestMetrics;
  /** How long it took until its head was there, in milliseconds. */
  ms: number;
};

/**
 * Makes an answer, whatever its kind. Never throws: what goes wrong is reported, and answered with a page that says
 * so.
 */
export async function make(request: Request, url: URL): Promise<Made> {
  const startedMs = Date.now();
  const facts = factsFor(url);
  const { nonce, metrics } = facts;
  const response = withGeneralHeaders(await answerOf(request, url, facts), url);
  addPageHeaders(response, url, nonce, metrics);
  return { response, nonce, metrics, ms: Date.now() - startedMs };
}

async function answerOf(request: Request, url: URL, facts: ReturnType<typeof factsFor>): Promise<Response> {
  if (!isServerFunction(url)) return startOrApologize(request, url, facts);
  return (
    malformedCall(request, url) ??
    withoutInternals(await startOrApologize(request, url, facts), url, facts.metrics)
  );
}

async function startOrApologize(
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
