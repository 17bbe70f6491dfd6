import { readDocument, readSeasonDocument } from "#archive/queries/documents.ts";
import type { Endpoint } from "#contract/endpoints.ts";
import { firstSeason } from "#contract/ids.ts";
import {
  fillPattern,
  parameterNames,
  parseParams,
  type PathParams,
  type Segments,
} from "#contract/parameters.ts";
import { badRequest } from "./errors.ts";
import type { ClockEnv } from "#contract/clock.ts";

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
