import { is } from "valibot";
import { errorBody } from "#contract/http.ts";
import type { AdaptiveTimeout } from "./adaptive-timeout.ts";
import { ApiError } from "./api-error.ts";
import { parseRows, type Parsed, type Schema } from "./parse-rows.ts";
import { type AnswerLimits, readJson, TimeoutError, withinTime } from "./read-answer.ts";

/** One call of the data API, as `fetch` takes it. */
export type Call = { method?: string; headers?: Record<string, string>; body?: string };

/** How the data API is called. */
export type ApiParts = {
  /** Sends a call; must not retry. */
  send: (path: string, call: Call & { signal: AbortSignal }) => Promise<Response>;
  limits: AnswerLimits;
  /** Writes one event to the log. */
  log: (event: string, details: Record<string, unknown>) => void;
  /** How long each call may take; `limits.timeoutMs` where it is missing. */
  timeout?: AdaptiveTimeout;
};

/** A usable answer. `parsed` is null when the API says, in its own words, that there is no such thing. */
export type Fetched<TSchema extends Schema> = {
  parsed: Parsed<TSchema> | null;
  /** The answer's JSON; "null" for no such thing. */
  text: string;
  headers: Headers;
};

/**
 * Calls the data API once.
 *
 * @throws ApiError when the API cannot be reached, takes too long, or does not answer what the schema asks for
 */
export function callApi<TSchema extends Schema>(
  parts: ApiParts,
  path: string,
  schema: TSchema,
  call: Call = {},
): Promise<Fetched<TSchema>> {
  return timed(parts, async (signal) =>
    read(parts, path, schema, await parts.send(path, { ...call, signal })),
  );
}

/** Runs a call with its timeout. */
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

/** The cached answer is still right (304), says the archive of this version; null where the API gives none. */
export type Confirmed = { confirmedBy: string | null };

/**
 * Revalidates a cached answer.
 *
 * @param tag the answer's entity tag
 * @returns that it is still right, or the new answer
 * @throws ApiError like `callApi`
 */
export function callAgain<TSchema extends Schema>(
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
  if (dropped > 0) log("rows_dropped", { path, dropped, fault });
  return { parsed, text, headers };
}

/** A 404 counts only with the API's own body: a proxy's is a failure. */
function nothing(data: unknown, headers: Headers): Fetched<never> {
  if (!is(errorBody, data)) throw new ApiError("status 404");
  return { parsed: null, text: "null", headers };
}
