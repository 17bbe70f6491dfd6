import { is } from "valibot";
import { errorBody } from "#contract/errors.ts";
import { ApiError } from "./api-error.ts";
import { parseRows, type Parsed, type Schema } from "./parse-rows.ts";
import { type AnswerLimits, readJson, withinTime } from "./read-answer.ts";

/** One call of the data API, as `fetch` takes it. */
export type Call = { method?: string; headers?: Record<string, string>; body?: string };

/** How the data API is called. */
export type ApiParts = {
  /** Sends a call; must not retry. */
  send: (path: string, call: Call & { signal: AbortSignal }) => Promise<Response>;
  limits: AnswerLimits;
  /** Writes one event to the log. */
  log: (event: string, details: Record<string, unknown>) => void;
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
 * @returns the answer, or "confirmed" when the one that the caller holds is still right (304)
 * @throws ApiError when the API cannot be reached, takes too long, or does not answer what the schema asks for
 */
export function callApi<TSchema extends Schema>(
  { send, limits, log }: ApiParts,
  path: string,
  schema: TSchema,
  call: Call = {},
): Promise<Fetched<TSchema> | "confirmed"> {
  return withinTime(limits.timeoutMs, async (signal) => {
    const response = await send(path, { ...call, signal });
    const { status, headers } = response;
    if (status === 304 && call.headers?.["if-none-match"] !== undefined) return "confirmed";
    const { text, data } = await readJson(response, limits.maxBytes);
    if (status === 404) return nothing(data, headers);
    const { parsed, dropped, fault } = parseRows(schema, data);
    if (dropped > 0) log("rows_dropped", { path, dropped, fault });
    return { parsed, text, headers };
  });
}

/** The API's own 404 is an answer; that of some server in its place is none. */
function nothing(data: unknown, headers: Headers): Fetched<never> {
  if (!is(errorBody, data)) throw new ApiError("status 404");
  return { parsed: null, text: "null", headers };
}
