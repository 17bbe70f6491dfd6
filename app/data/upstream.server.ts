import { type InferOutput, safeParse } from "valibot";
import { ApiError, type Schema } from "./cache/read-answer.ts";
import type { Answer, ReadOptions } from "./cache/data-cache.ts";
import { siteData } from "./cache/site-data.server.ts";
import { requestContext, type RequestMetrics } from "#app/platform/request-context.ts";
import { endpoints } from "#contract/endpoints.ts";
import { freshness } from "#contract/freshness.ts";
import { defaultStandingsYear } from "#contract/ids.ts";
import { createMayExist } from "./may-exist.server.ts";

export { ApiError };

/** What a call needs of an endpoint (contract/endpoints.ts). */
type Asked<Values extends ReadonlyArray<unknown>, TSchema extends Schema> = {
  pattern: string;
  path: (...values: Values) => string;
  answer: TSchema;
  freshness: keyof typeof freshness;
};

/**
 * Calls the data API through the edge's data cache. The answer is shared with other requests and frozen.
 *
 * @param endpoint one of `contract/endpoints.ts`, or a copy with another schema or freshness
 * @param values of the path's parameters
 * @returns the parsed answer
 * @throws ApiError when the API is unreachable, too slow, or its answer is not a valid 2xx, and no earlier answer is
 *   cached
 */
export async function apiGet<Values extends ReadonlyArray<unknown>, TSchema extends Schema>(
  endpoint: Asked<Values, TSchema>,
  ...values: Values
): Promise<InferOutput<TSchema>> {
  const isKnown = await mayExist(endpoint.pattern, values);
  const answer = isKnown ? await read(endpoint, values, {}) : nothingOf(endpoint.answer);
  if (answer === null) throw new ApiError(`${endpoint.path(...values)}: status 404`);
  return answer;
}

/**
 * Reads something from the data API that may not exist.
 *
 * @returns null for the API's own 404 (with a body of contract/http.ts)
 * @throws ApiError like `apiGet`, also for a 404 from anything else, such as a proxy
 */
export async function apiFind<Values extends ReadonlyArray<unknown>, TSchema extends Schema>(
  endpoint: Asked<Values, TSchema>,
  ...values: Values
): Promise<InferOutput<TSchema> | null> {
  if (!(await mayExist(endpoint.pattern, values))) return null;
  try {
    return await read(endpoint, values, { mayBeMissing: true });
  } catch (error) {
    // The first list may have arrived by now, and can tell whether it exists.
    if (await mayExist(endpoint.pattern, values, listWaitMs)) throw error;
    return null;
  }
}

/** The season of the archive's last result; the new season has no table until its first result. */
export async function currentSeason(): Promise<number> {
  const { last_race } = await apiGet(endpoints.archive);
  return last_race?.year ?? defaultStandingsYear;
}

const mayExist = createMayExist(askList);
/** Longer than a call may take. */
const listWaitMs = 5000;

/** Fetches one of the lists of what the archive contains. */
function askList<TSchema extends Schema>(list: Asked<[], TSchema>): Promise<InferOutput<TSchema> | null> {
  return read(list, [], {});
}

/** What the API returns for an unknown id: an empty list; null where its answer is not a list. */
function nothingOf<TSchema extends Schema>(schema: TSchema): InferOutput<TSchema> | null {
  const { success, output } = safeParse(schema, []);
  return success ? output : null;
}

async function read<Values extends ReadonlyArray<unknown>, TSchema extends Schema>(
  endpoint: Asked<Values, TSchema>,
  values: Values,
  options: Pick<ReadOptions, "mayBeMissing">,
): Promise<InferOutput<TSchema> | null> {
  const { metrics } = requestContext();
  if (metrics !== undefined) metrics.asked += 1;
  const started = Date.now();
  const { edgeSeconds } = freshness[endpoint.freshness];
  const path = endpoint.path(...values);
  const answer = await siteData.get(path, endpoint.answer, { edgeSeconds, ...options });
  if (metrics !== undefined) record(metrics, answer, Date.now() - started);
  return answer.value;
}

/** Adds an answer of the data cache to the request's metrics. */
function record(metrics: RequestMetrics, answer: Answer<unknown>, waitedMs: number): void {
  metrics.waitedMs += waitedMs;
  if (answer.state === "miss" || answer.state === "old") metrics.calls += 1;
  if (answer.state === "old") metrics.oldSeconds = Math.max(metrics.oldSeconds ?? 0, answer.ageSeconds);
}
