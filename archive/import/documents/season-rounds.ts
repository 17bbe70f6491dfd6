import type { DatabaseSync } from "node:sqlite";
import { array, type InferOutput, nullable, number, object, parse, string } from "valibot";
import { driverId, teamId } from "#contract/ids.ts";
import { paths } from "#contract/endpoints.ts";
import {
  constructorPoints,
  driverDetails,
  driverPoints,
  driverRaceDetails,
  type DriverRaceDetails,
  raceCell,
  type RaceCell,
} from "#contract/standings.ts";
import { apiDocument, type ApiDocument } from "./api-document.ts";
import {
  driverRef,
  engineIfSeveral,
  type SeasonCalendar,
  seasonCalendars,
  seasonDrivers,
} from "./seasons.ts";
import { countOfPlaces } from "#archive/analysis/season-rules/tables.ts";
import { flagColumn } from "#archive/storage/database.ts";
import { type ScoringSession, scoringSession } from "#contract/sessions.ts";
import { sumOfPoints } from "#contract/values.ts";

/** A driver's or constructor's standing after a round. */
const standing = object({
  year: number(),
  round: number(),
  entity: string(),
  position: nullable(number()),
  points: number(),
});
type Standing = ReturnType<typeof standingsOf>[number];

/** A position beyond the end of the table is an error in the release (`npm run facts` lists them): null. */
const standingsQuery = `
  SELECT year, round, entity_id || ' ' || engine_id AS entity, points,
    iif(position > count(*) OVER (PARTITION BY year, round), NULL, position) AS position
  FROM standing WHERE kind = ?`;

/** The first round in which a driver, or a team with an engine, was entered. */
const firstEntry = object({ year: number(), entity: string(), round: number() });
const driverEntries = `
  SELECT year, driver_id || ' ' AS entity, min(round) AS round
  FROM result JOIN race ON race.id = race_id GROUP BY year, driver_id`;
const teamEntries = `
  SELECT year, team_id || ' ' || engine_id AS entity, min(round) AS round
  FROM result JOIN race ON race.id = race_id GROUP BY year, team_id, engine_id`;

/** A row of a constructors' table; if one team and engine has two (2018), the better counts. */
const teamLine = object({
  year: number(),
  entity: string(),
  team_id: teamId,
  team_name: string(),
  engine: nullable(string()),
});
const teamLines = `
  SELECT line.year, line.entity_id || ' ' || line.engine_id AS entity, team.id AS team_id, team.name AS team_name,
    ${engineIfSeveral("line.entity_id", "line.year")} AS engine
  FROM season_standing AS line
    JOIN team ON team.id = line.entity_id
    JOIN engine ON engine.id = line.engine_id
  WHERE line.kind = 'constructor'
  GROUP BY line.year, line.entity_id, line.engine_id
  ORDER BY line.year, min(line.display_order)`;

/** Points and positions round by round, for seasons with standings after each round. */
export function* seasonPointsDocuments(db: DatabaseSync): Iterable<ApiDocument> {
  const seasons = seasonCalendars(db);
  yield* driversDocuments(db, seasons);
  yield* teamsDocuments(db, seasons);
}

function* driversDocuments(db: DatabaseSync, seasons: ReadonlyArray<SeasonCalendar>): Iterable<ApiDocument> {
  const tables = tablesOf(db, "driver", driverEntries);
  const drivers = seasonDrivers(db);
  for (const season of seasons) {
    const table = tables(season);
    if (table === null) continue;
    const listed = drivers.get(season.year)?.filter((driver) => driver.listed) ?? [];
    const answer = {
      year: season.year,
      rounds: season.rounds,
      drivers: listed.map((driver) => ({ ...driverRef(driver), ...table(`${driver.driver_id} `) })),
    };
    yield apiDocument(paths.driverPoints(season.year), driverPoints, answer);
  }
}

function* teamsDocuments(db: DatabaseSync, seasons: ReadonlyArray<SeasonCalendar>): Iterable<ApiDocument> {
  const tables = tablesOf(db, "constructor", teamEntries);
  const lines = Map.groupBy(parse(array(teamLine), db.prepare(teamLines).all()), (line) => line.year);
  for (const season of seasons) {
    const table = tables(season);
    if (table === null) continue;
    const answer = {
      year: season.year,
      rounds: season.rounds,
      teams: (lines.get(season.year) ?? []).map((line) => ({ ...line, ...table(line.entity) })),
    };
    yield apiDocument(paths.constructorPoints(season.year), constructorPoints, answer);
  }
}

/**
 * Maps a season to its table, which maps an entity to its points and positions after each round. The table is null for
 * a season without standings after each round.
 */
function tablesOf(db: DatabaseSync, kind: "driver" | "constructor", entriesQuery: string) {
  const standings = Map.groupBy(standingsOf(db, kind), (line) => line.year);
  const entries = parse(array(firstEntry), db.prepare(entriesQuery).all());
  const firstRounds = new Map(entries.map(({ year, entity, round }) => [`${year} ${entity}`, round]));
  return ({ year, rounds, roundsRun }: SeasonCalendar) => {
    const ofSeason = standings.get(year);
    if (ofSeason === undefined) return null;
    const byEntity = Map.groupBy(ofSeason, (line) => line.entity);
    const run = rounds.slice(0, roundsRun).map(({ round }) => round);
    return (entity: string) => {
      const first = firstRounds.get(`${year} ${entity}`) ?? Infinity;
      return afterEachRound(byEntity.get(entity) ?? [], { run, first });
    };
  };
}

/** 0 points for an entity that was entered but is not listed; null before its first entry. */
function afterEachRound(
  standings: ReadonlyArray<Standing>,
  { run, first }: { run: ReadonlyArray<number>; first: number },
) {
  const byRound = new Map(standings.map((line) => [line.round, line]));
  return {
    points: run.map((round) => byRound.get(round)?.points ?? (round < first ? null : 0)),
    positions: run.map((round) => byRound.get(round)?.position ?? null),
  };
}

function standingsOf(db: DatabaseSync, kind: "driver" | "constructor") {
  return parse(array(standing), db.prepare(standingsQuery).all(kind));
}

/** In the order of the rounds. */
const query = `
  SELECT year, round, session, display_order, position, position_text, status, number, driver_id, team_id,
    team.name AS team_name,
    ${engineIfSeveral("result.team_id", "race.year")} AS engine,
    points, grid, fastest_lap
  FROM result
    JOIN race ON race.id = race_id
    JOIN team ON team.id = team_id
    JOIN engine ON engine.id = engine_id
  WHERE year = ?
  ORDER BY round, session, display_order`;

/** Each season's drivers and races, where the archive has the results. */
export function* seasonRaceDocuments(db: DatabaseSync): Iterable<ApiDocument> {
  const drivers = seasonDrivers(db);
  const linesOfYear = db.prepare(query);
  for (const { year, rounds, roundsRun } of seasonCalendars(db)) {
    const lines = parse(array(seasonLine), linesOfYear.all(year));
    if (lines.length === 0) continue;
    const ofDrivers = Map.groupBy(lines, (line) => line.driver_id);
    const entered = (drivers.get(year) ?? []).map((driver) => {
      const own = ofDrivers.get(driver.driver_id) ?? [];
      return { driver, own, byRound: Map.groupBy(own, (line) => line.round), stints: stintsOf(own) };
    });
    const details = entered.map(({ driver, own, stints }) => ({
      ...driver,
      number: own.findLast((line) => line.session === "R")?.number ?? null,
      teams: stints,
      finishes: finishesOf(own),
    }));
    yield apiDocument(paths.driverDetails(year), driverDetails, { year, drivers: details });
    const races = entered.map(({ driver, byRound, stints }) => ({
      ...driverRef(driver),
      teams: stints,
      races: rounds.slice(0, roundsRun).map(({ round }) => cellOf(byRound.get(round) ?? [])),
    }));
    yield apiDocument(paths.driverRaceDetails(year), driverRaceDetails, { year, rounds, drivers: races });
  }
}

/** A driver's line in the classification of a Grand Prix or sprint of a season. */
const seasonLine = object({
  year: number(),
  round: number(),
  session: scoringSession,
  display_order: number(),
  position: nullable(number()),
  position_text: string(),
  status: string(),
  number: nullable(string()),
  driver_id: driverId,
  team_id: teamId,
  team_name: string(),
  /** Null unless the season's table lists the team once per engine. */
  engine: nullable(string()),
  points: number(),
  grid: nullable(number()),
  fastest_lap: flagColumn,
});
type SeasonLine = InferOutput<typeof seasonLine>;

type Stint = DriverRaceDetails["drivers"][number]["teams"][number];

/**
 * A driver's Grand Prix as a table cell; null if not entered.
 *
 * @param lines the driver's lines of one weekend
 */
function cellOf(lines: ReadonlyArray<SeasonLine>): RaceCell | null {
  const cars = linesOf(lines, "R");
  const [best] = cars;
  if (best === undefined) return null;
  const [sprint] = linesOf(lines, "S");
  return parse(raceCell, [
    placeOf(best),
    best.status,
    best.grid,
    pointsOf(cars),
    `${cars.some((car) => car.grid === 1) ? "P" : ""}${cars.some((car) => car.fastest_lap) ? "F" : ""}`,
    sprint === undefined ? null : placeOf(sprint),
    sprint?.points ?? null,
  ]);
}

/**
 * A driver's teams in the order of their first round, with the points scored for each, sprints included.
 *
 * @param lines the driver's lines of a season, by round
 */
function stintsOf(lines: ReadonlyArray<SeasonLine>): Array<Stint & { points: number }> {
  const teams = Map.groupBy(lines, (line) => `${line.team_id} ${line.engine}`);
  return [...teams.values()].flatMap((ofTeam) => {
    const [first] = ofTeam;
    if (first === undefined) return [];
    const { team_id, team_name, engine } = first;
    const rounds = [...new Set(ofTeam.map((line) => line.round))];
    return [{ team_id, team_name, engine, rounds, points: pointsOf(ofTeam) }];
  });
}

/** How often a driver finished in each position, from first on. */
function finishesOf(lines: ReadonlyArray<SeasonLine>): Array<number> {
  const rounds = [...Map.groupBy(lines, (line) => line.round).values()];
  return countOfPlaces(rounds.flatMap((ofRound) => linesOf(ofRound, "R")[0]?.position ?? []));
}

/** The lines of one kind of session, the better car first. */
function linesOf(lines: ReadonlyArray<SeasonLine>, session: ScoringSession): Array<SeasonLine> {
  return lines
    .filter((line) => line.session === session)
    .toSorted((one, other) => one.display_order - other.display_order);
}

function placeOf({ position, position_text }: SeasonLine): number | string {
  return position ?? position_text;
}

function pointsOf(lines: ReadonlyArray<SeasonLine>): number {
  return sumOfPoints(lines.map((line) => line.points));
}
