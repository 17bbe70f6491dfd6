import type { DatabaseSync } from "node:sqlite";
import { array, type InferOutput, nullable, number, object, omit, parse, string } from "valibot";
import { sharedSeasons, type TeammateRecord, teammateRecord } from "#contract/head-to-head.ts";
import { teamId } from "#contract/ids.ts";
import { paths } from "#contract/endpoints.ts";
import { type ApiDocument, apiDocument } from "./api-document.ts";
import { driverSide, sideLine } from "#archive/storage/driver-side.ts";
import { pack } from "#archive/storage/packed-text-sync.ts";
import { qualifyingLine, qualifyingLinesQuery, sessionsOf } from "./qualifying.ts";

/** One driver's line in a Grand Prix, with the race data that head-to-head records repeat. */
const raceLine = object({
  ...omit(teammateRecord, [
    "teammate_id",
    "teammate_name",
    "driver_position",
    "teammate_position",
    "driver_classified",
    "teammate_classified",
    "driver_points",
    "teammate_points",
  ]).entries,
  race_id: number(),
  team_id: teamId,
  /** Order of classification, which includes retired cars. */
  display_order: number(),
  /** Classified position; null if not classified. */
  position: nullable(number()),
  points: teammateRecord.entries.driver_points,
});
export type RaceLine = InferOutput<typeof raceLine>;

/** A driver and a teammate in one Grand Prix. */
type Pair = { driver: RaceLine; teammate: RaceLine };

/**
 * Each driver paired with each teammate, for the lines of one team in one Grand Prix, in the order of classification. A
 * driver with several lines counts once, with the better position and the points of all.
 */
export function pairsOf(lines: ReadonlyArray<RaceLine>): Array<Pair> {
  const drivers = [...Map.groupBy(lines, (line) => line.driver_id).values()].flatMap(merged);
  return drivers.flatMap((driver) =>
    drivers.filter((teammate) => teammate !== driver).map((teammate) => ({ driver, teammate })),
  );
}

function merged(lines: ReadonlyArray<RaceLine>): Array<RaceLine> {
  const [best] = lines.toSorted((one, other) => one.display_order - other.display_order);
  if (best === undefined) return [];
  return [{ ...best, points: lines.reduce((sum, line) => sum + line.points, 0) }];
}

/** The record of a pair by order of classification, which everyone has. */
export function recordOfAll({ driver, teammate }: Pair): TeammateRecord {
  return recordBy(driver, teammate, driver.display_order, teammate.display_order);
}

/** The record of a pair by classified position; null unless both are classified. */
export function recordOfFinished({ driver, teammate }: Pair): TeammateRecord | null {
  if (driver.position === null || teammate.position === null) return null;
  return recordBy(driver, teammate, driver.position, teammate.position);
}

function recordBy(
  driver: RaceLine,
  teammate: RaceLine,
  driverPosition: number,
  teammatePosition: number,
): TeammateRecord {
  return {
    year: driver.year,
    round: driver.round,
    race_name: driver.race_name,
    country: driver.country,
    team_name: driver.team_name,
    driver_id: driver.driver_id,
    driver_name: driver.driver_name,
    teammate_id: teammate.driver_id,
    teammate_name: teammate.driver_name,
    circuit_id: driver.circuit_id,
    circuit_name: driver.circuit_name,
    driver_position: driverPosition,
    teammate_position: teammatePosition,
    driver_classified: driver.position !== null,
    teammate_classified: teammate.position !== null,
    driver_points: driver.points,
    teammate_points: teammate.points,
  };
}

const query = `
  SELECT race_id, year, round, race.name AS race_name, country.name AS country, team_id,
    team.name AS team_name, result.driver_id, driver.name AS driver_name, circuit_id,
    circuit.name AS circuit_name, display_order, position, points
  FROM result
    JOIN race ON race.id = race_id
    JOIN circuit ON circuit.id = circuit_id
    JOIN country ON country.id = circuit.country_id
    JOIN driver ON driver.id = result.driver_id
    JOIN team ON team.id = team_id
  WHERE session = 'R'
  ORDER BY year DESC, round DESC, display_order`;

/** Each driver's head-to-head records, for all races and for those that both finished, newest first. */
export function* teammateDocuments(db: DatabaseSync): Iterable<ApiDocument> {
  const lines = parse(array(raceLine), db.prepare(query).all());
  const teamsInRaces = Map.groupBy(lines, (line) => `${line.race_id} ${line.team_id}`);
  const pairs = [...teamsInRaces.values()].flatMap(pairsOf);
  for (const [id, ofDriver] of Map.groupBy(pairs, ({ driver }) => driver.driver_id)) {
    yield { path: paths.teammates(id), body: JSON.stringify(ofDriver.map(recordOfAll)) };
    const finished = ofDriver.map(recordOfFinished).filter((record) => record !== null);
    if (finished.length > 0) yield { path: paths.teammatesFinished(id), body: JSON.stringify(finished) };
  }
}

/** A team's best classified line in one session. */
const bestLine = object({
  race_id: number(),
  year: number(),
  team_id: teamId,
  display_order: number(),
  position: nullable(number()),
});
type BestLine = InferOutput<typeof bestLine>;

/** In a query with `min()` SQLite takes the other columns from the row with the minimum. */
function bestLinesQuery(table: "result" | "timed_result", session: "R" | "Q"): string {
  return `
    SELECT race_id, year, team_id, min(display_order) AS display_order, position
    FROM ${table} JOIN race ON race.id = race_id
    WHERE session = '${session}'
    GROUP BY race_id, team_id
    ORDER BY year DESC`;
}

/** Two teams in one session, by their best classified lines. */
type Meeting = { mine: BestLine; theirs: BestLine };

/** Two teams in every season in which they met in a race, newest first; each pair in both directions. */
export function* teamHeadToHeadDocuments(db: DatabaseSync): Iterable<ApiDocument> {
  const qualifyings = Map.groupBy(meetings(db, bestLinesQuery("timed_result", "Q")), pathOf);
  for (const [path, races] of Map.groupBy(meetings(db, bestLinesQuery("result", "R")), pathOf)) {
    const qualified = Map.groupBy(qualifyings.get(path) ?? [], yearOf);
    const seasons = [...Map.groupBy(races, yearOf)].map(([year, ofYear]) => ({
      year,
      ...raceCounts(ofYear),
      ...qualifyingCounts(qualified.get(year) ?? []),
    }));
    yield apiDocument(path, sharedSeasons, seasons);
  }
}

/** Every pair of teams that took part in a session, in both directions, session by session. */
function meetings(db: DatabaseSync, sql: string): Array<Meeting> {
  const sessions = Map.groupBy(parse(array(bestLine), db.prepare(sql).all()), ({ race_id }) => race_id);
  return [...sessions.values()].flatMap((lines) =>
    lines.flatMap((mine) => lines.filter((theirs) => theirs !== mine).map((theirs) => ({ mine, theirs }))),
  );
}

function pathOf({ mine, theirs }: Meeting): string {
  return paths.teamAgainst(mine.team_id, theirs.team_id);
}

function yearOf({ mine }: Meeting): number {
  return mine.year;
}

function raceCounts(races: ReadonlyArray<Meeting>) {
  const finished = placed(races);
  return {
    races: races.length,
    ahead: races.filter(({ mine, theirs }) => mine.display_order < theirs.display_order).length,
    behind: races.filter(({ mine, theirs }) => mine.display_order > theirs.display_order).length,
    finished: finished.length,
    finished_ahead: finished.filter(([mine, theirs]) => mine < theirs).length,
    finished_behind: finished.filter(([mine, theirs]) => mine > theirs).length,
  };
}

function qualifyingCounts(qualifyings: ReadonlyArray<Meeting>) {
  const places = placed(qualifyings);
  return {
    qualifyings: places.length,
    qualifying_ahead: places.filter(([mine, theirs]) => mine < theirs).length,
    qualifying_behind: places.filter(([mine, theirs]) => mine > theirs).length,
  };
}

/** Both positions, where both are classified. */
function placed(of: ReadonlyArray<Meeting>): Array<[mine: number, theirs: number]> {
  return of.flatMap(({ mine, theirs }) =>
    mine.position === null || theirs.position === null ? [] : [[mine.position, theirs.position]],
  );
}

const enteredRace = object({
  race_id: number(),
  year: number(),
  round: number(),
  race_name: string(),
  country: string(),
  driver_id: string(),
  driver_name: string(),
  ...sideLine.entries,
});

/** The lines of all Grands Prix: newest first, then by classification. */
const enteredRacesQuery = `
  SELECT race_id, year, round, race.name AS race_name, country.name AS country, driver_id,
    driver.name AS driver_name, display_order, team.name AS team_name, position, position_text, grid, points
  FROM result
    JOIN race ON race.id = race_id
    JOIN circuit ON circuit.id = circuit_id
    JOIN country ON country.id = circuit.country_id
    JOIN driver ON driver.id = driver_id
    JOIN team ON team.id = team_id
  WHERE session = 'R'
  ORDER BY year DESC, round DESC, display_order`;

/** Rows of table `driver_side`: one for each driver who entered a Grand Prix. */
export function* driverSides(db: DatabaseSync): Iterable<{ driver_id: string; packed: string }> {
  const qualifyings = qualifyingsOf(db);
  const lines = parse(array(enteredRace), db.prepare(enteredRacesQuery).all());
  for (const [driver_id, own] of Map.groupBy(lines, (line) => line.driver_id)) {
    const races = [...Map.groupBy(own, ({ race_id }) => race_id)].map(([race_id, ofRace]) => ({
      ...ofRace[0],
      lines: ofRace,
      qualifying: qualifyings.get(keyOf({ race_id, driver_id })) ?? null,
    }));
    // Parsing with the schema drops the other columns.
    const side = parse(driverSide, { name: own[0]?.driver_name, races });
    yield { driver_id, packed: pack(JSON.stringify(side)) };
  }
}

/** Each driver's line in each qualifying, with its basis of comparison. */
function qualifyingsOf(db: DatabaseSync) {
  const rows = parse(array(qualifyingLine), db.prepare(qualifyingLinesQuery()).all());
  const sessions = sessionsOf(rows.filter(({ session_type }) => session_type === "Q"));
  return new Map(
    sessions.flatMap(({ lines, basis }) => lines.map((line) => [keyOf(line), { ...line, basis }])),
  );
}

function keyOf({ race_id, driver_id }: { race_id: number; driver_id: string }): string {
  return `${race_id} ${driver_id}`;
}
