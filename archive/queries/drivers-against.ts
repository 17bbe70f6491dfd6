import type { D1Database } from "@cloudflare/workers-types";
import { array, type InferOutput, nullable, number, object, parse, string } from "valibot";
import { qualifyingBasis, qualifyingGap, type QualifyingTimes } from "#archive/analysis/qualifying-gap.ts";
import type { SharedRace } from "#contract/against.ts";
import type { DriverId } from "#contract/ids.ts";
import { type Row, type Versioned, versionIn, versionSql } from "./version.ts";

/**
 * Every Grand Prix that two drivers entered, newest first. Who shared cars has several lines in a race: every line of
 * one stands with every line of the other, the better ones first.
 */
export const sharedRacesSql = `
  SELECT race.id AS race_id, race.year, race.round, race.name AS race_name, country.name AS country,
    mine.display_order AS my_order, my_team.name AS my_team, mine.position AS my_position,
    mine.position_text AS my_text, mine.grid AS my_grid, mine.points AS my_points,
    theirs.display_order AS their_order, their_team.name AS their_team, theirs.position AS their_position,
    theirs.position_text AS their_text, theirs.grid AS their_grid, theirs.points AS their_points
  FROM result AS mine
  JOIN result AS theirs
    ON theirs.driver_id = ?2 AND theirs.session = 'R' AND theirs.race_id = mine.race_id
  JOIN race ON race.id = mine.race_id
  JOIN circuit ON circuit.id = race.circuit_id
  JOIN country ON country.id = circuit.country_id
  JOIN team AS my_team ON my_team.id = mine.team_id
  JOIN team AS their_team ON their_team.id = theirs.team_id
  WHERE mine.driver_id = ?1 AND mine.session = 'R'
  ORDER BY race.year DESC, race.round DESC, mine.display_order, theirs.display_order`;

/** The times of both in every qualifying in which both are listed, in seconds. */
export const sharedQualifyingsSql = `
  SELECT mine.race_id, race.qualifying_format AS format,
    me.name AS my_name, iif(mine.position IS NULL, mine.position_text, NULL) AS my_status,
    mine.time_ms / 1000.0 AS my_time, mine.q1_ms / 1000.0 AS my_q1, mine.q2_ms / 1000.0 AS my_q2,
    mine.q3_ms / 1000.0 AS my_q3,
    other.name AS their_name, iif(theirs.position IS NULL, theirs.position_text, NULL) AS their_status,
    theirs.time_ms / 1000.0 AS their_time, theirs.q1_ms / 1000.0 AS their_q1, theirs.q2_ms / 1000.0 AS their_q2,
    theirs.q3_ms / 1000.0 AS their_q3
  FROM timed_result AS mine
  JOIN timed_result AS theirs
    ON theirs.driver_id = ?2 AND theirs.session = 'Q' AND theirs.race_id = mine.race_id
  JOIN race ON race.id = mine.race_id
  JOIN driver AS me ON me.id = mine.driver_id
  JOIN driver AS other ON other.id = theirs.driver_id
  WHERE mine.driver_id = ?1 AND mine.session = 'Q'
  ORDER BY mine.race_id, mine.display_order, theirs.display_order`;

const raceRow = object({
  race_id: number(),
  year: number(),
  round: number(),
  race_name: string(),
  country: string(),
  my_order: number(),
  my_team: string(),
  my_position: nullable(number()),
  my_text: string(),
  my_grid: nullable(number()),
  my_points: number(),
  their_order: number(),
  their_team: string(),
  their_position: nullable(number()),
  their_text: string(),
  their_grid: nullable(number()),
  their_points: number(),
});
const raceRows = array(raceRow);
type RaceRow = InferOutput<typeof raceRow>;

const seconds = nullable(number());
const qualifyingRows = array(
  object({
    race_id: number(),
    format: string(),
    my_name: string(),
    my_status: nullable(string()),
    my_time: seconds,
    my_q1: seconds,
    my_q2: seconds,
    my_q3: seconds,
    their_name: string(),
    their_status: nullable(string()),
    their_time: seconds,
    their_q1: seconds,
    their_q2: seconds,
    their_q3: seconds,
  }),
);
type QualifyingRow = InferOutput<typeof qualifyingRows>[number];

/** Two drivers in every Grand Prix that both entered, newest first; none for a driver against himself. */
export async function readSharedRaces(
  db: D1Database,
  driver: DriverId,
  other: DriverId,
): Promise<Versioned<Array<SharedRace>>> {
  const [version, races, qualifyings] = await db.batch<Row>([
    db.prepare(versionSql),
    db.prepare(sharedRacesSql).bind(driver, other),
    db.prepare(sharedQualifyingsSql).bind(driver, other),
  ]);
  if (driver === other) return { version: versionIn(version), facts: [] };
  const byRace = Map.groupBy(parse(raceRows, races?.results), ({ race_id }) => race_id);
  // Of a driver who is listed twice in a session the line that comes first counts.
  const timed = new Map(
    parse(qualifyingRows, qualifyings?.results)
      .toReversed()
      .map((row) => [row.race_id, row]),
  );
  const facts = [...byRace.values()].flatMap((lines) => sharedRaceOf(lines, timed) ?? []);
  return { version: versionIn(version), facts };
}

function sharedRaceOf(
  lines: ReadonlyArray<RaceRow>,
  timed: ReadonlyMap<number, QualifyingRow>,
): SharedRace | null {
  const [best] = lines;
  if (best === undefined) return null;
  const { race_id, year, round, race_name, country, my_order, their_order } = best;
  const qualifying = timed.get(race_id);
  return {
    year,
    round,
    race_name,
    country,
    driver: {
      team_name: best.my_team,
      position: best.my_position,
      position_text: best.my_text,
      grid_position: best.my_grid,
      points: pointsOf(lines.map((line) => [line.my_order, line.my_points])),
    },
    other: {
      team_name: best.their_team,
      position: best.their_position,
      position_text: best.their_text,
      grid_position: best.their_grid,
      points: pointsOf(lines.map((line) => [line.their_order, line.their_points])),
    },
    ahead: aheadOf(best, my_order, their_order),
    qualifying: qualifying === undefined ? null : gapIn(qualifying),
  };
}

/** Two who shared one car stand in one place: neither was ahead. */
function aheadOf(
  { my_position, their_position }: RaceRow,
  mine: number,
  theirs: number,
): SharedRace["ahead"] {
  if (my_position !== null && my_position === their_position) return null;
  return mine < theirs ? "driver" : "other";
}

/** The points of all of a driver's lines in a race, each once. */
function pointsOf(lines: ReadonlyArray<[order: number, points: number]>): number {
  return [...new Map(lines).values()].reduce((sum, points) => sum + points, 0);
}

/** In a session with segments whoever set a time set one in a segment, so two lines tell by what to compare. */
function gapIn(row: QualifyingRow) {
  const mine: QualifyingTimes = {
    name: row.my_name,
    status: row.my_status,
    time: row.my_time,
    q1: row.my_q1,
    q2: row.my_q2,
    q3: row.my_q3,
  };
  const theirs: QualifyingTimes = {
    name: row.their_name,
    status: row.their_status,
    time: row.their_time,
    q1: row.their_q1,
    q2: row.their_q2,
    q3: row.their_q3,
  };
  return qualifyingGap(mine, theirs, qualifyingBasis([mine, theirs], row.format));
}
