import { type InferOutput, safeParse } from "valibot";
import { ApiError, reasonOf } from "./cache/api-error.ts";
import { callApi } from "./cache/call-api.ts";
import type { Age, Answer } from "./cache/data-cache.ts";
import type { Schema } from "./cache/parse-rows.ts";
import { dataApi, siteData } from "./cache/site-data.server.ts";
import { requestFacts, type RequestMetrics } from "#app/platform/request-facts.ts";
import { freshness } from "#contract/freshness.ts";
import { createIsHeld } from "./held.server.ts";

export { ApiError };

/** What of an endpoint a call needs (contract/endpoints.ts). */
type Asked<Values extends ReadonlyArray<unknown>, TSchema extends Schema> = {
  pattern: string;
  path: (...values: Values) => string;
  answer: TSchema;
  freshness: keyof typeof freshness;
};

/**
 * Asks the data API, by way of the edge's data cache. The answer is shared with other requests and frozen.
 *
 * @param endpoint one of `contract/endpoints.ts`; where its answer or freshness differs, a copy that says so
 * @param values of the parameters in its path
 * @returns the parsed answer
 * @throws ApiError when the API cannot be reached, is too slow, answers no 2xx, or answers something else, and no
 *   earlier answer can stand in
 */
export async function apiGet<Values extends ReadonlyArray<unknown>, TSchema extends Schema>(
  endpoint: Asked<Values, TSchema>,
  ...values: Values
): Promise<InferOutput<TSchema>> {
  const isKnown = await isHeld(endpoint.pattern, values);
  const answer = isKnown ? await ask(endpoint, values, {}) : nothingOf(endpoint.answer);
  if (answer === null) throw new ApiError(`${endpoint.path(...values)}: status 404`);
  return answer;
}

/**
 * Asks the data API for something that may not exist.
 *
 * @returns null when the API says that there is no such thing (404 with a body of contract/http.ts)
 * @throws ApiError like `apiGet`; a 404 of another hand is no answer
 */
export async function apiFind<Values extends ReadonlyArray<unknown>, TSchema extends Schema>(
  endpoint: Asked<Values, TSchema>,
  ...values: Values
): Promise<InferOutput<TSchema> | null> {
  if (!(await isHeld(endpoint.pattern, values))) return null;
  try {
    return await ask(endpoint, values, { mayBeMissing: true });
  } catch (error) {
    // No list had been read before. It may say by now that there is no such thing.
    if (await isHeld(endpoint.pattern, values, listWaitMs)) throw error;
    return null;
  }
}

const isHeld = createIsHeld(askList);
/** Longer than a call may take. */
const listWaitMs = 5000;

/** Asks for one of the lists that say what the archive holds. */
function askList<TSchema extends Schema>(list: Asked<[], TSchema>): Promise<InferOutput<TSchema> | null> {
  return ask(list, [], {});
}

/** What the API answers about an id that nobody has: an empty list; null where its answer is not a list. */
function nothingOf<TSchema extends Schema>(schema: TSchema): InferOutput<TSchema> | null {
  const { success, output } = safeParse(schema, []);
  return success ? output : null;
}

async function ask<Values extends ReadonlyArray<unknown>, TSchema extends Schema>(
  endpoint: Asked<Values, TSchema>,
  values: Values,
  options: Pick<Age, "mayBeMissing">,
): Promise<InferOutput<TSchema> | null> {
  const { metrics } = requestFacts();
  if (metrics !== undefined) metrics.asked += 1;
  const started = Date.now();
  const { edgeSeconds } = freshness[endpoint.freshness];
  const path = endpoint.path(...values);
  const answer = await siteData.get(path, endpoint.answer, { edgeSeconds, ...options });
  if (metrics !== undefined) record(metrics, answer, Date.now() - started);
  return answer.value;
}

/** Counts an answer of the data cache in the metrics of its request. */
function record(metrics: RequestMetrics, answer: Answer<unknown>, waitedMs: number): void {
  metrics.waitedMs += waitedMs;
  if (answer.state === "asked" || answer.state === "old") metrics.calls += 1;
  if (answer.state === "old") metrics.oldSeconds = Math.max(metrics.oldSeconds ?? 0, answer.ageSeconds);
}

/** Sends a JSON body to the data API; like `apiGet`, but never cached. */
export async function apiPost<TSchema extends Schema>(
  path: string,
  body: unknown,
  schema: TSchema,
): Promise<InferOutput<TSchema>> {
  try {
    const headers = { "content-type": "application/json" };
    const call = { method: "POST", headers, body: JSON.stringify(body) };
    const fetched = await callApi(dataApi, path, schema, call);
    if (fetched.parsed === null) throw new ApiError("no answer");
    return fetched.parsed.value;
  } catch (error) {
    throw new ApiError(`${path}: ${reasonOf(error)}`);
  }
}
