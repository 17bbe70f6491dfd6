import { array, type InferOutput, nullable, object, string, tuple } from "valibot";
import { driverId, teamId } from "./ids.ts";
import { count, round, season } from "./values.ts";

/** Other names by which fans look for something, joined by spaces; empty for most. */
const otherNames = string();

/**
 * Everything that a search can find: the answer of `/api/search`. Tuples and not objects, since the browser loads
 * the whole of it. Every list begins with what is looked for most: by races entered and won, or held.
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
  /** Id and name of a Grand Prix, other names, and its races: a year and a round each. */
  races: array(tuple([string(), string(), otherNames, array(tuple([season, round]))])),
  /** Id and name of every maker of engines. */
  engines: array(tuple([string(), string()])),
  /** Two of the first 200 drivers, in one team: their places in `drivers`, and from which season to which. */
  teammates: array(tuple([count, count, season, season])),
  /** First and last season of the calendar. */
  seasons: tuple([season, season]),
});
export type SearchIndex = InferOutput<typeof searchIndex>;
