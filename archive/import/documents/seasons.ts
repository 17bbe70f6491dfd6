import type { DatabaseSync } from "node:sqlite";
import { array, type InferOutput, nullable, number, object, parse, string } from "valibot";
import { flagColumn } from "#archive/storage/database.ts";
import { driverId, teamId } from "#contract/ids.ts";
import { type SeasonRound, seasonRound } from "#contract/standings.ts";

/** A season's rounds, and how many of them have a result: the first ones. */
export type SeasonCalendar = { year: number; rounds: ReadonlyArray<SeasonRound>; roundsRun: number };

const roundRows = array(
  object({ ...seasonRound.entries, sprint: flagColumn, year: number(), has_result: flagColumn }),
);

const roundsQuery = `
  SELECT year, round, race.name AS race_name, country.name AS country, sprint,
    winner_driver_id IS NOT NULL AS has_result
  FROM race JOIN circuit ON circuit.id = circuit_id JOIN country ON country.id = circuit.country_id
  ORDER BY year, round`;

/** The seasons of the calendar, oldest first. */
export function seasonCalendars(db: DatabaseSync): Array<SeasonCalendar> {
  const seasons = Map.groupBy(parse(roundRows, db.prepare(roundsQuery).all()), (row) => row.year);
  return [...seasons].map(([year, rounds]) => ({
    year,
    rounds: rounds.map(({ round, race_name, country, sprint }) => ({ round, race_name, country, sprint })),
    roundsRun: rounds.filter((row) => row.has_result).length,
  }));
}

/** A driver entered in a season. */
const driverRow = object({
  year: number(),
  driver_id: driverId,
  driver_name: string(),
  code: nullable(string()),
  team_id: nullable(teamId),
  /** Nationality. */
  country: string(),
  position: nullable(number()),
  points: number(),
  gross_points: number(),
  /** Whether the season's standings list the driver. */
  listed: flagColumn,
});
export type SeasonDriver = InferOutput<typeof driverRow>;

/** In the order of the season's standings, then the others by their first entry. */
const driversQuery = `
  SELECT drove.year, driver.id AS driver_id, driver.name AS driver_name, driver.code AS code,
    country.name AS country,
    (SELECT team_id FROM driver_season_team AS part
      WHERE part.driver_id = drove.driver_id AND part.year = drove.year
      ORDER BY last_round DESC LIMIT 1) AS team_id,
    line.position, coalesce(line.points, 0) AS points, coalesce(line.gross_points, line.points, 0) AS gross_points,
    line.entity_id IS NOT NULL AS listed
  FROM driver_season AS drove
    JOIN driver ON driver.id = drove.driver_id
    JOIN country ON country.id = country_id
    LEFT JOIN season_standing AS line
      ON line.kind = 'driver' AND line.entity_id = drove.driver_id AND line.year = drove.year
  ORDER BY drove.year, line.display_order NULLS LAST,
    (SELECT min(round * 1000 + display_order) FROM result JOIN race ON race.id = race_id
      WHERE result.driver_id = drove.driver_id AND race.year = drove.year)`;

/** Each season's drivers, with their row in its standings. */
export function seasonDrivers(db: DatabaseSync): Map<number, Array<SeasonDriver>> {
  return Map.groupBy(parse(array(driverRow), db.prepare(driversQuery).all()), (driver) => driver.year);
}

/** The columns that identify a driver in every list of a season. */
export function driverRef({ driver_id, driver_name, code, team_id }: SeasonDriver) {
  return { driver_id, driver_name, code, team_id };
}

/**
 * SQL for a line's engine if the season's standings list the team once per engine, otherwise NULL.
 *
 * @param team the column of the line's team id; `engine` must be joined
 * @param year the column of its season
 */
export function engineIfSeveral(team: string, year: string): string {
  return `
    iif((SELECT count(DISTINCT twin.engine_id) FROM season_standing AS twin
         WHERE twin.kind = 'constructor' AND twin.entity_id = ${team} AND twin.year = ${year}) > 1,
      engine.name, NULL)`;
}
