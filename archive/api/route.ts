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
import type { Env } from "./env.ts";
import { badRequest } from "./errors.ts";

/** The content of a response. */
export type Answer = {
  body: string | ReadableStream<Uint8Array>;
  /** The archive's version, read together with the facts. */
  version: string;
  /** A digest of the answer, set where it depends on more than the archive's version, for example on the time. */
  digest?: string;
};

/** How an endpoint is answered, from the decoded segments of its path. */
export type Route = {
  pattern: string;
  answer: (env: Env, segments: Segments) => Promise<Answer>;
};

/** An endpoint that is answered by queries, from the validated parameters of its path. */
export function route<const Pattern extends string>(
  { pattern }: { pattern: Pattern },
  answer: (env: Env, params: PathParams<Pattern>) => Promise<Answer>,
): Route {
  return { pattern, answer: async (env, segments) => answer(env, parseParams(pattern, segments)) };
}

/**
 * An endpoint whose answers were prepared at import: looked up by path and sent as they are.
 *
 * @param empty the answer for ids without a document; an empty array unless the endpoint answers another thing
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
 * @param empty the answer for a season without a document: the archive lacks the facts it is made from
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
 * The year itself when it is a season of the calendar.
 *
 * @param lastSeason the last season on the calendar
 * @throws RequestError 400 when it lies outside
 */
export function seasonOf(year: number, lastSeason: number): number {
  if (year < firstSeason || year > lastSeason)
    throw badRequest("There is no such season on the calendar.", seasonExpectation(lastSeason));
  return year;
}

/** Which seasons there are. */
export function seasonExpectation(lastSeason: number): string {
  return `a season from ${firstSeason} to ${lastSeason}`;
}
