import type { DatabaseSync } from "node:sqlite";
import { array, type InferOutput, nullable, number, object, omit, parse, string } from "valibot";
import { flagColumn } from "#archive/storage/database.ts";
import { driverId, firstConstructorsSeason, teamId } from "#contract/ids.ts";
import { type SeasonRound, seasonRound } from "#contract/standings.ts";
import {
  constructorsNotes,
  constructorsRule,
  driversNotes,
  driversRule,
} from "#archive/analysis/season-rules/rule-texts.ts";
import {
  constructorsOffers,
  driversOffers,
  stillPossible,
} from "#archive/analysis/season-rules/still-possible.ts";
import {
  type ConstructorOverview,
  constructorOverview,
  constructorStanding,
  type ConstructorStanding,
  type DriverOverview,
  driverOverview,
  driverStanding,
} from "#contract/championship.ts";
import { paths } from "#contract/endpoints.ts";
import { points } from "#contract/values.ts";
import { apiDocument, type ApiDocument } from "./api-document.ts";

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

/** Schema entries shared by both tables' rows; positions still possible are computed from the whole table. */
const lineColumns = {
  year: number(),
  gross_points: nullable(points),
  champion: flagColumn,
};
const driverLines = array(object({ ...omit(driverStanding, ["possible"]).entries, ...lineColumns }));
const teamLines = array(object({ ...omit(constructorStanding, ["possible"]).entries, ...lineColumns }));

/** Positions gained in the last round. */
const change = `
  (SELECT before.position FROM standing AS before
    WHERE before.year = line.year AND before.kind = line.kind AND before.entity_id = line.entity_id
      AND before.engine_id = line.engine_id AND before.round =
        (SELECT max(round) - 1 FROM standing AS last WHERE last.year = line.year AND last.kind = line.kind)
  ) - line.position AS change`;

const driverStandingsQuery = `
  SELECT line.year, line.position, driver.id AS driver_id, driver.name AS driver_name, country.name AS country,
    coalesce(
      (SELECT group_concat(team.name, ' / ' ORDER BY drove.team_order)
       FROM driver_season_team AS drove JOIN team ON team.id = drove.team_id
       WHERE drove.driver_id = line.entity_id AND drove.year = line.year), '') AS team_name,
    (SELECT team_id FROM driver_season_team AS drove
     WHERE drove.driver_id = line.entity_id AND drove.year = line.year
     ORDER BY last_round DESC LIMIT 1) AS team_id,
    points, gross_points, wins, podiums, poles, champion, ${change}
  FROM season_standing AS line
    JOIN driver ON driver.id = line.entity_id
    JOIN country ON country.id = driver.country_id
  WHERE line.kind = 'driver'
  ORDER BY line.year, line.display_order`;

const teamsQuery = `
  SELECT line.year, line.position, team.id AS team_id, team.name AS team_name, country.name AS country,
    ${engineIfSeveral("line.entity_id", "line.year")} AS engine,
    points, gross_points, wins, podiums, poles, champion, ${change}
  FROM season_standing AS line
    JOIN team ON team.id = line.entity_id
    JOIN country ON country.id = team.country_id
    JOIN engine ON engine.id = line.engine_id
  WHERE line.kind = 'constructor'
  ORDER BY line.year, line.display_order`;

/** Both tables of each season of the calendar; empty where there is none. */
export function* overviewDocuments(db: DatabaseSync): Iterable<ApiDocument> {
  const drivers = Map.groupBy(
    parse(driverLines, db.prepare(driverStandingsQuery).all()),
    (line) => line.year,
  );
  const teams = Map.groupBy(parse(teamLines, db.prepare(teamsQuery).all()), (line) => line.year);
  for (const season of seasonCalendars(db)) {
    const { year } = season;
    const ofDrivers: DriverOverview = {
      ...about(season),
      rule: driversRule(year, season.rounds.length),
      notes: driversNotes(year),
      standings: withBounds(drivers.get(year) ?? [], season, "drivers"),
    };
    yield apiDocument(paths.driverOverview(year), driverOverview, ofDrivers);
    const ofTeams: ConstructorOverview = {
      ...about(season),
      rule: constructorsRule(year, season.rounds.length),
      notes: constructorsNotes(year),
      standings: withBounds(teams.get(year) ?? [], season, "constructors"),
    };
    const described = { ...ofTeams, description: describeConstructors(ofTeams) };
    yield apiDocument(paths.constructorOverview(year), constructorOverview, described);
  }
}

function about({ year, rounds, roundsRun }: SeasonCalendar) {
  return { year, rounds_run: roundsRun, rounds: rounds.length };
}

type ReadLine = { position: number | null; points: number; gross_points: number | null };

/** Rows with the positions still possible, while a season is running, and with gross points even if all counted. */
function withBounds<Line extends ReadLine>(
  lines: ReadonlyArray<Line>,
  { year, rounds, roundsRun }: SeasonCalendar,
  of: "drivers" | "constructors",
) {
  const toCome = rounds.slice(roundsRun).map((round) => ({ ...round, year }));
  const runs = roundsRun > 0 && toCome.length > 0;
  const placed = runs ? lines.filter((line) => line.position !== null) : [];
  const bounds =
    of === "drivers"
      ? stillPossible(placed, driversOffers(toCome), 1)
      : stillPossible(placed, constructorsOffers(toCome), 2);
  const byLine = new Map(
    bounds.map(({ line, best, worst }): [Line, [number, number]] => [line, [best, worst]]),
  );
  return lines.map((line) => ({
    ...line,
    gross_points: line.gross_points ?? line.points,
    possible: byLine.get(line) ?? null,
  }));
}

type SentenceLine = Pick<ConstructorStanding, "position" | "team_name" | "engine" | "points" | "champion">;
type SentenceSeason = Pick<ConstructorOverview, "year" | "rounds" | "rounds_run"> & {
  standings: ReadonlyArray<SentenceLine>;
};

/** One sentence about a season's constructors' championship, for its page's meta description. */
export function describeConstructors(season: SentenceSeason): string {
  const { year, rounds, rounds_run, standings } = season;
  if (year < firstConstructorsSeason)
    return `There was no Formula 1 constructors’ championship in ${year}; the first was in ${firstConstructorsSeason}.`;
  const [first, ...others] = standings.filter((line) => line.position !== null).slice(0, 3);
  if (first === undefined) return `The ${year} Formula 1 constructors’ championship, ${rounds} rounds.`;
  const behind = others.length === 0 ? "" : `, ahead of ${others.map(withPoints).join(" and ")}`;
  if (first.champion)
    return `${lineName(first)} won the ${year} Formula 1 constructors’ championship with ${first.points} points${behind}.`;
  return `After ${rounds_run} of ${rounds} rounds, ${lineName(first)} leads the ${year} Formula 1 constructors’ championship with ${first.points} points${behind}.`;
}

function withPoints(line: SentenceLine): string {
  return `${lineName(line)} (${line.points})`;
}

function lineName(line: SentenceLine): string {
  return line.engine === null ? line.team_name : `${line.team_name}-${line.engine}`;
}
