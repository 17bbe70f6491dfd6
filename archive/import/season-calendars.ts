import type { DatabaseSync } from "node:sqlite";
import { array, number, object, parse } from "valibot";
import { flagColumn } from "#archive/storage/columns.ts";
import { type SeasonRound, seasonRound } from "#contract/standings.ts";

/** A season's rounds, and how many of them have a result: the first ones. */
export type SeasonCalendar = { year: number; rounds: ReadonlyArray<SeasonRound>; roundsRun: number };

const rows = array(
  object({ ...seasonRound.entries, sprint: flagColumn, year: number(), has_result: flagColumn }),
);

const query = `
  SELECT year, round, race.name AS race_name, country.name AS country, sprint,
    winner_driver_id IS NOT NULL AS has_result
  FROM race JOIN circuit ON circuit.id = circuit_id JOIN country ON country.id = circuit.country_id
  ORDER BY year, round`;

/** The seasons of the calendar, the first one first. */
export function seasonCalendars(db: DatabaseSync): Array<SeasonCalendar> {
  const seasons = Map.groupBy(parse(rows, db.prepare(query).all()), (row) => row.year);
  return [...seasons].map(([year, rounds]) => ({
    year,
    rounds: rounds.map(({ round, race_name, country, sprint }) => ({ round, race_name, country, sprint })),
    roundsRun: rounds.filter((row) => row.has_result).length,
  }));
}
