import type { InferOutput } from "valibot";
import { ApiError, reasonOf } from "#app/edge/data-cache/api-error.ts";
import { callApi } from "#app/edge/data-cache/call-api.ts";
import type { Age } from "#app/edge/data-cache/data-cache.ts";
import type { Schema } from "#app/edge/data-cache/parse-rows.ts";
import { dataApi, siteData } from "#app/edge/data-cache/site-data.server.ts";
import { enter } from "#app/edge/ledger.ts";
import { requestFacts } from "#app/edge/request-facts.ts";

export { ApiError };

type Freshness = Pick<Age, "edgeSeconds">;

/**
 * Asks the data API, by way of the edge's data cache. The answer is shared with other requests and frozen.
 *
 * @param path one of `contract/paths.ts`
 * @param schema what the answer must look like; one of `contract/`, so that it is the same each time
 * @param freshness how old the answer may be, from `contract/freshness.ts`
 * @returns the parsed answer
 * @throws ApiError when the API cannot be reached, is too slow, answers no 2xx, or answers something else, and no
 *   earlier answer can stand in
 */
export async function apiGet<TSchema extends Schema>(
  path: string,
  schema: TSchema,
  freshness: Freshness,
): Promise<InferOutput<TSchema>> {
  const answer = await apiFind(path, schema, freshness);
  if (answer === null) throw new ApiError(`${path}: status 404`);
  return answer;
}

/**
 * Asks the data API for something that may not exist.
 *
 * @returns null when the API says that there is no such thing (404 with a body of contract/errors.ts)
 * @throws ApiError like `apiGet`; a 404 of another hand is no answer
 */
export async function apiFind<TSchema extends Schema>(
  path: string,
  schema: TSchema,
  freshness: Freshness,
): Promise<InferOutput<TSchema> | null> {
  const { ledger } = requestFacts();
  const started = Date.now();
  const answer = await siteData.get(path, schema, { edgeSeconds: freshness.edgeSeconds });
  if (ledger !== undefined) enter(ledger, answer, Date.now() - started);
  return answer.value;
}

/** Sends a JSON body to the data API; like `apiGet`, but nothing is kept. */
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
