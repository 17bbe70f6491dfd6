import { array, object, parse, pipe, safeParse, string, unknown } from "valibot";
import { type Database, jsonColumn, type Statement } from "#archive/storage/database.ts";
import { connectionFault, DataError } from "../data-error.ts";
import { packText, unpackText } from "#archive/storage/packed-text.ts";
import type { SessionPlace } from "./timing-store.ts";

/** OpenF1's own URL; `OPENF1_URL` overrides it. */
export const openF1Address = "https://api.openf1.org/v1";

/**
 * Sends a request to OpenF1.
 *
 * @param path endpoint and query, for example `laps?session_key=9689`
 * @param needed treats an empty answer as a transient failure
 * @returns the rows, not validated
 * @throws DataError if the request fails for good; RequestLimitReached if no more requests are allowed
 */
export type Ask = (path: string, needed?: "needed") => Promise<Array<unknown>>;

/** How OpenF1 is asked; without any, its own address, limits and the system's clock. */
export type ClientOptions = {
  address?: string;
  limits?: ReadonlyArray<Limit>;
  clock?: Clock;
  /** Milliseconds after which a request is aborted. */
  timeout?: number;
  /** The maximum number of requests, retries included; unlimited by default. */
  requests?: number;
};

/** The client has used up its requests. */
export class RequestLimitReached extends Error {
  override name = "RequestLimitReached";
}

/** A failure that is retried. */
class TransientError extends Error {
  /** Milliseconds to wait according to the server; null if it did not say. */
  readonly pause: number | null;

  constructor(reason: string, pause: number | null = null) {
    super(reason);
    this.pause = pause;
  }
}

const attempts = 6;
const firstPause = 1000;
/** If OpenF1 asks for a longer pause, the request fails with a message that says so. */
const longestPause = 120_000;

/** Creates a client of OpenF1 that respects its rate limits and retries after transient failures. */
export function openF1Client(options: ClientOptions = {}): Ask {
  const { limits = openF1Limits, clock = systemClock, timeout = 30_000 } = options;
  const address = (options.address ?? openF1Address).replace(/\/$/, "");
  const turn = rateLimit(limits, clock);
  let left = options.requests ?? Infinity;
  return async (path, needed) => {
    for (let attempt = 1; ; attempt += 1) {
      if (left <= 0) throw new RequestLimitReached("No more requests may be sent to OpenF1");
      left -= 1;
      try {
        const rows = await turn(() => send(`${address}/${path}`, timeout));
        if (rows.length > 0 || needed === undefined) return rows;
        throw new TransientError("it has none");
      } catch (error) {
        if (!(error instanceof TransientError)) throw error;
        const pause = error.pause ?? firstPause * 2 ** (attempt - 1);
        if (attempt === attempts || pause > longestPause) throw unanswered(path, error, attempt);
        await clock.wait(pause);
      }
    }
  };
}

function unanswered(path: string, { message, pause }: TransientError, attempt: number): DataError {
  const wish = pause === null ? "" : `, and asks to wait ${Math.ceil(pause / 1000)} s`;
  return new DataError(`OpenF1 gave no ${path} in ${attempt} attempts: ${message}${wish}`);
}

async function send(url: string, timeout: number): Promise<Array<unknown>> {
  const { status, text, retryAfter } = await receive(url, timeout);
  if (status === 429) throw new TransientError("it answered 429", retryAfter);
  if (status >= 500) throw new TransientError(`it answered ${status}`, retryAfter);
  if (status === 401 || status === 403) {
    throw new DataError(
      `OpenF1 answers ${status}: while a session is running it is open to its subscribers only. Try again later`,
    );
  }
  const json = safeParse(jsonColumn, text);
  const body = json.success ? json.output : null;
  if (status === 404 && isNoResult(body)) return [];
  if (status !== 200) throw new DataError(`OpenF1 answered ${status} to ${url}`);
  if (text.trim() === "") throw new TransientError("its answer was empty");
  if (!Array.isArray(body)) throw new TransientError("its answer was no list in JSON");
  return body;
}

type Received = { status: number; text: string; retryAfter: number | null };

/** Reads the whole response. The timeout covers the body too. */
async function receive(url: string, timeout: number): Promise<Received> {
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(url, { headers: { accept: "application/json" }, signal });
    const text = await response.text();
    return { status: response.status, text, retryAfter: pauseIn(response.headers.get("retry-after")) };
  } catch (error) {
    throw new TransientError(reasonOf(error, timeout));
  }
}

function reasonOf(error: unknown, timeout: number): string {
  if (error instanceof Error && error.name === "TimeoutError") return `no answer for ${timeout / 1000} s`;
  return connectionFault(error);
}

/** `Retry-After` in seconds or as a date, as milliseconds from now; null for neither. */
function pauseIn(retryAfter: string | null): number | null {
  if (retryAfter === null) return null;
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}

/** True for OpenF1's answer if nothing matches the query. For an unknown path its detail is "Not Found". */
function isNoResult(body: unknown): boolean {
  return typeof body === "object" && body !== null && "detail" in body && body.detail !== "Not Found";
}

/** Stores OpenF1's answers, so that an interrupted import need not request them again. */
export type AnswerStore = {
  /** The stored answer for a path as JSON; null if there is none. */
  read: (path: string) => Promise<string | null>;
  write: (path: string, answer: string) => Promise<void>;
};

/**
 * Answers from the store if possible, and stores new answers.
 *
 * @param anew true to request everything again
 */
export function withStoredAnswers(ask: Ask, answers: AnswerStore, anew: boolean = false): Ask {
  return async (path, needed) => {
    const kept = anew ? null : rowsIn(await answers.read(path));
    if (kept !== null) return kept;
    const rows = await ask(path, needed);
    await answers.write(path, JSON.stringify(rows));
    return rows;
  };
}

/** Null if there is no stored answer, or it is damaged. */
function rowsIn(kept: string | null): Array<unknown> | null {
  const rows = safeParse(pipe(jsonColumn, array(unknown())), kept);
  return rows.success ? rows.output : null;
}

const answerRows = array(object({ path: string(), packed: string() }));

/** OpenF1's answers about one session, stored in the archive between runs. */
export type StoredAnswers = AnswerStore & {
  /** Writes the new answers to the database, in one statement. */
  save: () => Promise<void>;
};

/** Reads all stored answers about a session in one query, since a Worker's queries are limited. */
export async function readStoredAnswers(database: Database, place: SessionPlace): Promise<StoredAnswers> {
  const bound = [String(place.year), String(place.round), place.session];
  const sql = "SELECT path, packed FROM timing_answer WHERE year = ?1 AND round = ?2 AND session = ?3";
  const [answer] = await database([{ sql, params: bound }]);
  const kept = new Map(parse(answerRows, answer?.results).map(({ path, packed }) => [path, packed]));
  const fresh: Array<{ path: string; packed: string }> = [];
  return {
    read: async (path) => {
      const packed = kept.get(path);
      return packed === undefined ? null : unpackText(packed);
    },
    write: async (path, text) => void fresh.push({ path, packed: await packText(text) }),
    save: async () => {
      if (fresh.length === 0) return;
      const statement = `INSERT OR REPLACE INTO timing_answer (year, round, session, path, packed)
        SELECT ?1, ?2, ?3, json_extract(value, '$.path'), json_extract(value, '$.packed') FROM json_each(?4)`;
      await database([{ sql: statement, params: [...bound, JSON.stringify(fresh)] }]);
    },
  };
}

/** Deletes the stored answers about a session. */
export function deleteAnswers({ year, round, session }: SessionPlace): Statement {
  return {
    sql: "DELETE FROM timing_answer WHERE year = ?1 AND round = ?2 AND session = ?3",
    params: [String(year), String(round), session],
  };
}

/** The clock of an import; tests use one that does not wait. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
};

/** At most `requests` in any `within` milliseconds. */
type Limit = { requests: number; within: number };

/** OpenF1's limits without an account. */
export const openF1Limits: ReadonlyArray<Limit> = [
  { requests: 3, within: 1000 },
  { requests: 30, within: 60_000 },
];

/**
 * Parses rate limits, each as requests and seconds: `3/1 30/60` is what OpenF1 allows without an account.
 *
 * @throws DataError if malformed
 */
export function limitsIn(setting: string): Array<Limit> {
  return setting
    .split(/\s+/)
    .filter(Boolean)
    .map((written) => {
      const [, requests, seconds] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(written) ?? [];
      if (requests === undefined)
        throw new DataError(`OPENF1_LIMITS is "3/1 30/60" or the like, not "${setting}"`);
      return { requests: Number(requests), within: Number(seconds) * 1000 };
    });
}

/** Sends a request as soon as the limits allow it. */
export type Throttle = <Answer>(request: () => Promise<Answer>) => Promise<Answer>;

/**
 * Returns a function that sends requests one at a time within all limits. A request counts from its end, since the time
 * at which it reached the server is unknown.
 */
export function rateLimit(limits: ReadonlyArray<Limit>, clock: Clock): Throttle {
  const longest = Math.max(0, ...limits.map(({ within }) => within));
  let ended: Array<number> = [];
  return async (request) => {
    ended = ended.filter((at) => at > clock.now() - longest);
    let pause = pauseUntilFree(limits, ended, clock.now());
    // Timers may fire slightly early.
    while (pause > 0) {
      await clock.wait(pause);
      pause = pauseUntilFree(limits, ended, clock.now());
    }
    try {
      return await request();
    } finally {
      ended.push(clock.now());
    }
  };
}

/** Milliseconds until all limits allow one more request. */
function pauseUntilFree(limits: ReadonlyArray<Limit>, ended: ReadonlyArray<number>, now: number): number {
  const pauses = limits.map(({ requests, within }) => {
    const blocking = ended.at(-requests);
    return blocking === undefined ? 0 : blocking + within - now;
  });
  return Math.max(0, ...pauses);
}
