import { is } from "valibot";
import { patternOf } from "#contract/endpoints.ts";
import { errorBody } from "#contract/http.ts";
import {
  type AnswerLimits,
  ApiError,
  type Parsed,
  parseRows,
  readJson,
  type Schema,
  TimeoutError,
  withinTime,
} from "./read-answer.ts";

/** The `fetch` options of one data API call. */
type Call = { headers?: Record<string, string> };

/** How the data API is called. */
export type ApiParts = {
  /** Sends a request; must not retry. */
  send: (path: string, call: Call & { signal: AbortSignal }) => Promise<Response>;
  limits: AnswerLimits;
  /** Writes one event to the log. It names an endpoint by its pattern: a path may hold a visitor's question. */
  log: (event: string, details: Record<string, unknown>) => void;
  /** The timeout of each call; `limits.timeoutMs` if absent. */
  timeout?: AdaptiveTimeout;
};

/** A usable answer. `parsed` is null for the API's own 404. */
export type Fetched<TSchema extends Schema> = {
  parsed: Parsed<TSchema> | null;
  /** The answer's JSON; "null" for a 404. */
  text: string;
  headers: Headers;
};

/**
 * Calls the data API once.
 *
 * @throws ApiError when the API is unreachable, times out, or its answer does not match the schema
 */
export function callApi<TSchema extends Schema>(
  parts: ApiParts,
  path: string,
  schema: TSchema,
): Promise<Fetched<TSchema>> {
  return timed(parts, async (signal) => read(parts, path, schema, await parts.send(path, { signal })));
}

/** Runs a call with a timeout and reports how it ended. */
async function timed<Result>(
  { limits, timeout }: ApiParts,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  try {
    const result = await withinTime(timeout?.next() ?? limits.timeoutMs, work);
    timeout?.report(true);
    return result;
  } catch (error) {
    timeout?.report(!(error instanceof TimeoutError));
    throw error;
  }
}

/** A 304: the cached answer is still valid, according to this archive version; null if the API did not say. */
type Confirmed = { confirmedBy: string | null };

/**
 * Revalidates a cached answer.
 *
 * @param tag the answer's entity tag
 * @returns the confirmation, or the new answer
 * @throws ApiError like `callApi`
 */
export function revalidate<TSchema extends Schema>(
  parts: ApiParts,
  path: string,
  schema: TSchema,
  tag: string,
): Promise<Fetched<TSchema> | Confirmed> {
  return timed(parts, async (signal) => {
    const response = await parts.send(path, { headers: { "if-none-match": tag }, signal });
    if (response.status === 304) return { confirmedBy: response.headers.get("x-archive-version") };
    return read(parts, path, schema, response);
  });
}

async function read<TSchema extends Schema>(
  { limits, log }: ApiParts,
  path: string,
  schema: TSchema,
  response: Response,
): Promise<Fetched<TSchema>> {
  const { status, headers } = response;
  const { text, data } = await readJson(response, limits.maxBytes);
  if (status === 404) return nothing(data, headers);
  const { parsed, dropped, fault } = parseRows(schema, data);
  if (dropped > 0) log("rows_dropped", { path: patternOf(path), dropped, fault });
  return { parsed, text, headers };
}

/** Accepts a 404 only with the API's own body: one from a proxy is a failure. */
function nothing(data: unknown, headers: Headers): Fetched<never> {
  if (!is(errorBody, data)) throw new ApiError("status 404");
  return { parsed: null, text: "null", headers };
}

/** A timeout that depends on how the last calls ended. */
type AdaptiveTimeout = {
  /** For the next call, in milliseconds. */
  next: () => number;
  /** Records how a call ended: whether the service answered in time, whatever the answer. */
  report: (answered: boolean) => void;
};

/**
 * A circuit breaker that shortens the timeout instead of rejecting calls: a hanging service does not cost every caller
 * the full timeout, and its first good answer is accepted at once.
 *
 * @param options.failures number of consecutive calls without an answer after which the timeout is shortened
 * @param options.trialEveryMs how often one call gets the full timeout again, in case the service is only slow
 */
export function createAdaptiveTimeout(options: {
  timeoutMs: number;
  shortMs: number;
  failures: number;
  trialEveryMs: number;
  now: () => number;
}): AdaptiveTimeout {
  let failed = 0;
  let trialMs = -Infinity;
  return {
    next() {
      if (failed < options.failures) return options.timeoutMs;
      if (options.now() < trialMs) return options.shortMs;
      trialMs = options.now() + options.trialEveryMs;
      return options.timeoutMs;
    },
    report(answered) {
      failed = answered ? 0 : failed + 1;
      if (failed === options.failures) trialMs = options.now() + options.trialEveryMs;
    },
  };
}
