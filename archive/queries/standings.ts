import type { D1Database } from "@cloudflare/workers-types";
import { array, boolean, number, object, parse, pipe, transform, tuple } from "valibot";
import {
  type ConstructorStanding,
  constructorStanding,
  type DriverStanding,
  driverStanding,
} from "#contract/championship.ts";
import { count, season } from "#contract/values.ts";
import { type Row, type Versioned, versionIn, versionSql } from "./version.ts";

/** How far a season has come, and which season is the calendar's last. */
export const seasonSql = `
  SELECT
    (SELECT max(year) FROM race) AS last_season,
    (SELECT count(*) FROM race WHERE year = ?1) AS rounds,
    (SELECT count(*) FROM race WHERE year = ?1 AND winner_driver_id IS NOT NULL) AS rounds_run`;

/** A season's drivers' table in its order. */
export const driverStandingsSql = `
  SELECT
    line.position, driver.id AS driver_id, driver.name AS driver_name, country.name AS country,
    coalesce(
      (SELECT group_concat(team.name, ' / ' ORDER BY drove.team_order)
       FROM driver_season_team AS drove JOIN team ON team.id = drove.team_id
       WHERE drove.driver_id = line.entity_id AND drove.year = line.year), '') AS team_name,
    (SELECT team_id FROM driver_season_team AS drove
     WHERE drove.driver_id = line.entity_id AND drove.year = line.year
     ORDER BY last_round DESC LIMIT 1) AS team_id,
    line.points, line.wins, line.podiums, line.poles, line.champion
  FROM season_standing AS line
  JOIN driver ON driver.id = line.entity_id
  JOIN country ON country.id = driver.country_id
  WHERE line.year = ?1 AND line.kind = 'driver'
  ORDER BY line.display_order`;

/** A season's constructors' table in its order. An engine is named where it tells apart two lines of a team. */
export const constructorStandingsSql = `
  SELECT
    line.position, team.id AS team_id, team.name AS team_name, country.name AS country,
    iif((SELECT count(DISTINCT twin.engine_id) FROM season_standing AS twin
         WHERE twin.kind = line.kind AND twin.entity_id = line.entity_id AND twin.year = line.year) > 1,
      engine.name, NULL) AS engine,
    line.points, line.wins, line.podiums, line.poles, line.champion
  FROM season_standing AS line
  JOIN team ON team.id = line.entity_id
  JOIN country ON country.id = team.country_id
  JOIN engine ON engine.id = line.engine_id
  WHERE line.year = ?1 AND line.kind = 'constructor'
  ORDER BY line.display_order`;

/** A season's championship as it stands: rounds run and planned, and its lines in order. */
export type Championship<Line> = {
  last_season: number;
  rounds: number;
  rounds_run: number;
  standings: Array<Line>;
};

const seasonRows = tuple([object({ last_season: season, rounds: count, rounds_run: count })]);
/** SQLite has no booleans: 1 is true. */
const flag = pipe(
  number(),
  transform((value) => value === 1),
  boolean(),
);
const driverLines = array(object({ ...driverStanding.entries, champion: flag }));
const constructorLines = array(object({ ...constructorStanding.entries, champion: flag }));

/** The drivers' championship of a year; without lines where the archive has none. */
export async function readDriverChampionship(
  db: D1Database,
  year: number,
): Promise<Versioned<Championship<DriverStanding>>> {
  const { version, about, lines } = await readSeason(db, year, driverStandingsSql);
  return { version, facts: { ...about, standings: parse(driverLines, lines) } };
}

/** The constructors' championship of a year; without lines before 1958 and where the archive has none. */
export async function readConstructorChampionship(
  db: D1Database,
  year: number,
): Promise<Versioned<Championship<ConstructorStanding>>> {
  const { version, about, lines } = await readSeason(db, year, constructorStandingsSql);
  return { version, facts: { ...about, standings: parse(constructorLines, lines) } };
}

async function readSeason(db: D1Database, year: number, linesSql: string) {
  const [version, about, lines] = await db.batch<Row>([
    db.prepare(versionSql),
    db.prepare(seasonSql).bind(year),
    db.prepare(linesSql).bind(year),
  ]);
  const [row] = parse(seasonRows, about?.results);
  return { version: versionIn(version), about: row, lines: lines?.results };
}
