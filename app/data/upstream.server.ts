import { env } from "cloudflare:workers";
import { type BaseIssue, type BaseSchema, type InferOutput, safeParse } from "valibot";
import { apiKeyHeader } from "#contract/paths.ts";

/** How long the data API may take for an answer, in milliseconds. */
const timeoutMs = 4000;

type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/** The data API did not give a usable answer. The message is the specification's (§8). */
export class ApiError extends Error {
  override name = "ApiError";

  constructor(reason: string) {
    super("API error", { cause: reason });
  }
}

/**
 * Asks the data API.
 *
 * @param path one of `contract/paths.ts`
 * @param schema what the answer must look like
 * @returns the parsed answer
 * @throws ApiError when the API cannot be reached, is too slow, answers no 2xx, or answers something else
 */
export function apiGet<TSchema extends Schema>(path: string, schema: TSchema): Promise<InferOutput<TSchema>> {
  return call(path, schema, { method: "GET" });
}

/** Sends a JSON body to the data API; otherwise like `apiGet`. */
export function apiPost<TSchema extends Schema>(
  path: string,
  body: unknown,
  schema: TSchema,
): Promise<InferOutput<TSchema>> {
  return call(path, schema, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

async function call<TSchema extends Schema>(
  path: string,
  schema: TSchema,
  init: { method: string; headers?: Record<string, string>; body?: string },
): Promise<InferOutput<TSchema>> {
  const answer = safeParse(schema, await readJson(path, init));
  if (!answer.success) throw new ApiError(`${path}: ${answer.issues[0].message}`);
  return answer.output;
}

async function readJson(
  path: string,
  init: { method: string; headers?: Record<string, string>; body?: string },
): Promise<unknown> {
  try {
    const response = await send(path, {
      ...init,
      headers: { ...init.headers, accept: "application/json", [apiKeyHeader]: env.API_KEY ?? "" },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new ApiError(`${path}: status ${response.status}`);
    return await response.json();
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError(`${path}: ${String(error)}`);
  }
}

/** The archive Worker by its binding, or the API that `API_BASE_URL` names. */
function send(path: string, init: RequestInit): Promise<Response> {
  if (env.API_BASE_URL) return fetch(new URL(path, env.API_BASE_URL), init);
  if (env.ARCHIVE) return env.ARCHIVE.fetch(new URL(path, "https://archive.internal"), init);
  throw new ApiError("neither ARCHIVE nor API_BASE_URL is configured");
}
