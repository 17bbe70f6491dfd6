import { readDocument } from "#archive/queries/documents.ts";
import { readSeasonDocument } from "#archive/queries/season-documents.ts";
import { idParam, seasonOf, yearParam } from "./params.ts";
import type { Route } from "./router.ts";

/** A path whose one answer was prepared at import: looked up and sent as it is. */
export function preparedList(path: string): Route {
  return { path, answer: (env) => readDocument(env.DB, path) };
}

/**
 * A path with an answer prepared at import for each id: the id is validated, the text looked up and sent as it is.
 *
 * @param path the route's pattern, with one segment for the id
 * @param documentPath the exact path of a canonical id's document
 * @param empty the JSON for an id without a document; an empty array unless the path answers another thing
 */
export function preparedRoute(path: string, documentPath: (id: string) => string, empty?: string): Route {
  return {
    path,
    answer: (env, [segment = ""]) => readDocument(env.DB, documentPath(idParam(segment)), empty),
  };
}

/** A path with an answer prepared at import for each two ids, like `preparedRoute`. */
export function preparedPair(path: string, documentPath: (id: string, otherId: string) => string): Route {
  return {
    path,
    answer: (env, [segment = "", other = ""]) =>
      readDocument(env.DB, documentPath(idParam(segment), idParam(other))),
  };
}

/**
 * A path with an answer prepared at import for each season: the year is validated against the calendar.
 *
 * @param path the route's pattern, with one segment for the year
 * @param documentPath the exact path of a year's document
 * @param empty the answer for a season without a document: the archive lacks what it is made of
 */
export function preparedSeason(
  path: string,
  documentPath: (year: number) => string,
  empty: (year: number) => object,
): Route {
  return {
    path,
    answer: async (env, [segment = ""]) => {
      const year = yearParam(segment);
      const nothing = JSON.stringify(empty(year));
      const { version, last_season, body } = await readSeasonDocument(env.DB, documentPath(year), nothing);
      seasonOf(year, last_season);
      return { version, body };
    },
  };
}
