import { setTimeout as pause } from "node:timers/promises";
import {
  array,
  boolean,
  type InferOutput,
  nullish,
  number,
  object,
  optional,
  pipe,
  record,
  safeParse,
  string,
  unknown,
} from "valibot";
import { jsonColumn, type Statement } from "#archive/storage/database.ts";
import { connectionFault, DataError } from "../data-error.ts";

const queryResult = object({
  results: array(record(string(), unknown())),
  /** `rows_written` is what D1 bills. */
  meta: optional(object({ rows_written: optional(number()) })),
});
type QueryResult = InferOutput<typeof queryResult>;

const answer = object({
  success: boolean(),
  errors: nullish(array(object({ message: string() }))),
  result: nullish(array(queryResult)),
});

/** Runs statements on a deployed D1 in one transaction, and returns the result of each. */
export type D1Client = (statements: Array<Statement>) => Promise<Array<QueryResult>>;

export type D1Options = {
  /** Cloudflare's API without a trailing slash: https, or http on this machine. */
  baseUrl: string;
  account: string;
  database: string;
  token: string;
  /** Milliseconds before the first retry, doubled for each further one. */
  retryPause?: number;
};

/** Cloudflare's REST API. */
export const cloudflareApi = "https://api.cloudflare.com/client/v4";

const retries = 3;
/** D1 aborts a query after 30 seconds. */
const timeout = 60_000;

/** The API was overloaded or did not answer: the request may be retried. */
class Unavailable extends Error {}

/**
 * A client of D1's REST API (`POST …/query`, which runs a batch in one transaction). Unanswered requests are retried
 * although they may have taken effect, so statements must be idempotent.
 *
 * @throws DataError if the token would be sent unencrypted over a network
 */
export function d1Client(options: D1Options): D1Client {
  if (!isSafeForToken(options.baseUrl)) {
    throw new DataError("CLOUDFLARE_API_BASE_URL must be an https address");
  }
  return async (statements) => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await send(options, statements);
      } catch (error) {
        if (!(error instanceof Unavailable)) throw error;
        if (attempt === retries)
          throw new DataError(`Cloudflare's API failed: ${shown(error.message, options)}`);
        await pause((options.retryPause ?? 1000) * 2 ** attempt);
      }
    }
  };
}

async function send(options: D1Options, statements: Array<Statement>): Promise<Array<QueryResult>> {
  const { baseUrl, account, database, token } = options;
  const response = await post(`${baseUrl}/accounts/${account}/d1/database/${database}/query`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ batch: statements }),
    signal: AbortSignal.timeout(timeout),
  });
  if (response.status === 429 || response.status >= 500) {
    throw new Unavailable(`it answered ${response.status}`);
  }
  const parsed = safeParse(pipe(jsonColumn, answer), response.text);
  if (!parsed.success)
    throw new DataError(`Cloudflare's API answered ${response.status} with what is no D1 result`);
  const { success, errors, result } = parsed.output;
  if (success && result) return result;
  const messages = errors?.map(({ message }) => message).join("; ");
  throw new DataError(
    `Cloudflare's API refused: ${shown(messages ?? "", options) || `it answered ${response.status}`}`,
  );
}

function isSafeForToken(baseUrl: string): boolean {
  if (!URL.canParse(baseUrl)) return false;
  const { protocol, hostname } = new URL(baseUrl);
  return (
    protocol === "https:" || (protocol === "http:" && ["127.0.0.1", "[::1]", "localhost"].includes(hostname))
  );
}

/** An external message as one line of at most 300 characters, without terminal control sequences or the token. */
function shown(message: string, { token }: D1Options): string {
  const line = message
    .replaceAll(token, "***")
    .replaceAll(/[\p{C}\s]+/gu, " ")
    .trim();
  return line.length > 300 ? `${line.slice(0, 300)}…` : line;
}

async function post(address: string, request: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(address, request);
    const text = await response.text();
    return { status: response.status, text };
  } catch (error) {
    throw new Unavailable(connectionFault(error));
  }
}
