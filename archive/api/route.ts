import { readDocument, readSeasonDocument } from "#archive/queries/documents.ts";
import type { Endpoint } from "#contract/endpoints.ts";
import { firstSeason } from "#contract/ids.ts";
import {
  fillPattern,
  ParameterError,
  parameterNames,
  parseParams,
  type PathParams,
  type Segments,
} from "#contract/parameters.ts";
import type { ClockEnv } from "#contract/clock.ts";
import type { ErrorBody } from "#contract/http.ts";

/** The content of a response. */
export type Answer = {
  body: string | ReadableStream<Uint8Array>;
  /** The archive version that the data was read from. */
  version: string;
  /** A digest of the answer, set if it depends on more than the archive's version, such as the time. */
  digest?: string;
};

/** An endpoint's handler, which gets the decoded segments of the path. */
export type Route = {
  pattern: string;
  answer: (env: Env, segments: Segments) => Promise<Answer>;
};

/** An endpoint answered by queries, with the path's validated parameters. */
export function route<const Pattern extends string>(
  { pattern }: { pattern: Pattern },
  answer: (env: Env, params: PathParams<Pattern>) => Promise<Answer>,
): Route {
  return { pattern, answer: async (env, segments) => answer(env, parseParams(pattern, segments)) };
}

/**
 * An endpoint whose answers were prepared at import: looked up by path and sent unchanged.
 *
 * @param empty the answer for ids without a document; an empty array by default
 */
export function prepared({ pattern }: Endpoint, empty: object = []): Route {
  const nothing = JSON.stringify(empty);
  return route({ pattern }, (env, params) => {
    const values = parameterNames(pattern).flatMap((name) => params[name] ?? []);
    return readDocument(env.DB, fillPattern(pattern, values), nothing);
  });
}

/**
 * An endpoint with an answer prepared at import for each season; the year is validated against the calendar.
 *
 * @param empty the answer for a season without a document, where the archive lacks the data
 */
export function preparedSeason(
  { pattern, path }: Endpoint & { path: (year: number) => string },
  empty: (year: number) => object,
): Route {
  return {
    pattern,
    answer: async (env, segments) => {
      const { year } = parseParams("{year}", segments);
      const nothing = JSON.stringify(empty(year));
      const { version, last_season, body } = await readSeasonDocument(env.DB, path(year), nothing);
      seasonOf(year, last_season);
      return { version, body };
    },
  };
}

/**
 * Validates that a year is a season of the calendar, and returns it.
 *
 * @param lastSeason the last season on the calendar
 * @throws RequestError 400 if it is not
 */
export function seasonOf(year: number, lastSeason: number): number {
  if (year < firstSeason || year > lastSeason)
    throw badRequest("There is no such season on the calendar.", seasonExpectation(lastSeason));
  return year;
}

/** The range of seasons, for error messages. */
export function seasonExpectation(lastSeason: number): string {
  return `a season from ${firstSeason} to ${lastSeason}`;
}

/**
 * The bindings of archive/wrangler.toml (typed by `wrangler types`; VERSION is absent locally), and the data API's
 * variables and secrets.
 */
export type Env = Pick<ArchiveEnv, "DB"> &
  Partial<ArchiveEnv> &
  ClockEnv & {
    /** The key that callers must send; without it the API rejects every request. */
    API_KEY?: string;
    /** Another OpenF1 URL, and its rate limits (`3/1 30/60`: requests and seconds). */
    OPENF1_URL?: string;
    OPENF1_LIMITS?: string;
  };

/** An error that becomes a response with the error body of contract/http.ts. */
export class RequestError extends Error {
  readonly status: number;
  readonly code: string;
  /** What would be accepted, if that helps. */
  readonly expected: string | undefined;
  /** Headers that the status requires, such as `Allow` for 405. */
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { expected?: string; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.name = "RequestError";
    this.status = status;
    this.code = code;
    this.expected = more.expected;
    this.headers = more.headers ?? {};
  }
}

/** 400: the request is malformed; `expected` says what would be accepted. */
export function badRequest(message: string, expected: string): RequestError {
  return new RequestError(400, "bad_request", message, { expected });
}

/** 404: `expected` says what exists. */
export function notFound(message: string, expected: string): RequestError {
  return new RequestError(404, "not_found", message, { expected });
}

/** The response to a failed request. An unexpected error becomes a 500 that reveals nothing. */
export function errorResponse(error: unknown): Response {
  const known = asRequestError(error);
  const body: ErrorBody = {
    error: {
      code: known.code,
      message: known.message,
      ...(known.expected === undefined ? {} : { expected: known.expected }),
    },
  };
  return new Response(JSON.stringify(body), {
    status: known.status,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
      ...known.headers,
    },
  });
}

function asRequestError(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  if (error instanceof ParameterError)
    return (error.status === 404 ? notFound : badRequest)(error.message, error.expected);
  // Before the first import the database has no tables: the one failure with advice.
  if (error instanceof Error && error.message.includes("no such table"))
    return new RequestError(503, "unavailable", "The archive is empty: run `npm run data:sync`.");
  return new RequestError(500, "internal", "The API failed; see its log.");
}

/** Logs a server error as one line of JSON; client errors are not logged. */
export function logFailure(request: Request, error: unknown): void {
  if (error instanceof ParameterError || (error instanceof RequestError && error.status < 500)) return;
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  const line = {
    event: "request_failed",
    method: request.method,
    path: new URL(request.url).pathname,
    message,
    stack,
  };
  // oxlint-disable-next-line no-console -- the Worker's log is its console
  console.error(JSON.stringify(line));
}
