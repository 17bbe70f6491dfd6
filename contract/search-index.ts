import { array, type InferOutput, nullable, object, string, tuple } from "valibot";
import { driverId, teamId } from "./ids.ts";
import { count, round, season } from "./values.ts";

/** Other names that fans search for, separated by spaces; usually empty. */
const otherNames = string();

/**
 * The search index: the answer of `/api/search`. Tuples instead of objects, since the browser loads all of it. Lists
 * are sorted by relevance: by races entered and won, or held.
 */
export const searchIndex = object({
  /** Id, name, three-letter code, other names, first and last season. */
  drivers: array(
    tuple([driverId, string(), nullable(string()), otherNames, nullable(season), nullable(season)]),
  ),
  /** Id, name, other names, first and last season. */
  teams: array(tuple([teamId, string(), otherNames, nullable(season), nullable(season)])),
  /** Id, name, place and official names, country, other names. */
  circuits: array(tuple([string(), string(), string(), string(), otherNames])),
  /** Id and name of a Grand Prix, other names, and its races: year, round, and the circuit's index in `circuits`. */
  races: array(tuple([string(), string(), otherNames, array(tuple([season, round, count]))])),
  /** Id and name of every engine manufacturer, and the teams that used its engines: their indices in `teams`. */
  engines: array(tuple([string(), string(), array(count)])),
  /** Teammates among the first 200 drivers: their indices in `drivers`, first and last season. */
  teammates: array(tuple([count, count, season, season])),
  /** First and last season of the calendar. */
  seasons: tuple([season, season]),
});
export type SearchIndex = InferOutput<typeof searchIndex>;
