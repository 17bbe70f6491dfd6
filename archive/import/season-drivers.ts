import type { DatabaseSync } from "node:sqlite";
import { array, type InferOutput, nullable, number, object, parse, string } from "valibot";
import { flagColumn } from "#archive/storage/columns.ts";
import { driverId, teamId } from "#contract/ids.ts";

/** A driver who was entered in a season, as every line of it names one, in the order of the season's lines. */
const row = object({
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
  /** Whether the season's table lists the driver. */
  listed: flagColumn,
});
export type SeasonDriver = InferOutput<typeof row>;

/** In the order of the season's table, then those it does not list, by their first entry. */
const query = `
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

/** The drivers of each season, with their line in its table. */
export function seasonDrivers(db: DatabaseSync): Map<number, Array<SeasonDriver>> {
  return Map.groupBy(parse(array(row), db.prepare(query).all()), (driver) => driver.year);
}

/** What names a driver in every list of a season. */
export function named({ driver_id, driver_name, code, team_id }: SeasonDriver) {
  return { driver_id, driver_name, code, team_id };
}
