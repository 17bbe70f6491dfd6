import type { DatabaseSync } from "node:sqlite";
import { array, type InferOutput, nullable, number, object, omit, parse } from "valibot";
import { type TeammateRecord, teammateRecord } from "#contract/head-to-head.ts";
import { teamId } from "#contract/ids.ts";
import { paths } from "#contract/paths.ts";
import type { ApiDocument } from "./api-document.ts";

/** One driver's line in a Grand Prix, with the race data that head-to-head records repeat. */
const raceLine = object({
  ...omit(teammateRecord, [
    "teammate_id",
    "teammate_name",
    "driver_position",
    "teammate_position",
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
export type Pair = { driver: RaceLine; teammate: RaceLine };

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
