import type { D1Database } from "@cloudflare/workers-types";
import { array, is, object, omit, parse, pick } from "valibot";
import { flagColumn } from "#archive/storage/database.ts";
import { type ScoringSession, scoringSession, type SessionCode } from "#contract/sessions.ts";
import {
  type RaceClassification,
  raceClassification,
  raceLine,
  type TimedClassification,
  timedClassification,
  type RacePitStops,
  racePitStops,
} from "#contract/weekend.ts";
import { pointsFactor } from "#archive/analysis/season-rules/scales.ts";
import { askOfRace, startedCondition, raceId, type RaceRef } from "./races.ts";
import type { OfRace } from "./weekend.ts";
import { driverId } from "#contract/ids.ts";

/** Driver, nationality and team of a table aliased `line`. */
const who = `
  driver.id AS driver_id, driver.name AS driver_name, driver.code AS driver_code, country.name AS driver_country,
  team.id AS team_id, team.name AS team_name`;
const joinWho = `
  JOIN driver ON driver.id = line.driver_id
  JOIN country ON country.id = driver.country_id
  JOIN team ON team.id = line.team_id`;

/** How a session was decided, for sessions with a format: null for all but qualifying. */
const raceFormatSql = `
  SELECT iif(?3 = 'Q', qualifying_format, NULL) AS format FROM race WHERE year = ?1 AND round = ?2`;

/** Who is credited with a race's pole without having started from grid slot 1; null for a sprint. */
const creditedPoleSql = `
  SELECT iif(?3 = 'R', credited_pole_driver_id, NULL) AS credited_pole_driver_id
  FROM race WHERE year = ?1 AND round = ?2`;

/**
 * The classification of a race or sprint. Lap times are those of the race; drivers who did not start have none, even if
 * another line of the same driver does. F1DB counts pit lane visits with the whole field as stops too. F1DB marks a
 * shared car only for the drivers who took it over; here it is marked for all of its drivers.
 */
const raceLinesSql = `
  SELECT ${who},
    line.number, line.position, line.position_text, line.laps,
    line.time_ms / 1000.0 AS time, line.gap_ms / 1000.0 AS gap, line.gap_laps, line.penalty_ms / 1000.0 AS penalty,
    line.status, line.points, line.grid AS grid_position, line.grid_text,
    line.grid - line.position AS positions_gained,
    line.pit_stops, iif(line.session = 'R', (SELECT count(*) FROM pit_stop WHERE race_id = line.race_id
      AND driver_id = line.driver_id AND with_field = 1), 0) AS laps_with_field,
    best.time_ms / 1000.0 AS fastest_lap, best.lap AS fastest_lap_number,
    line.fastest_lap AS has_fastest_lap,
    max(line.shared_car) OVER (PARTITION BY line.number, line.position_text) AS shared_car
  FROM result AS line ${joinWho}
  LEFT JOIN fastest_lap AS best
    ON best.race_id = line.race_id AND best.driver_id = line.driver_id AND line.session = 'R'
    AND ${startedCondition}
  WHERE line.race_id = ${raceId} AND line.session = ?3
  ORDER BY line.display_order`;

/**
 * The classification of a timed session. If it has segments, gaps are to the fastest time of the last segment in which
 * the driver set one; in the last of all to the first of the classification, who may have been slower than a car that
 * was disqualified.
 */
const timedLinesSql = `
  SELECT ${who},
    line.number, line.position, line.position_text,
    line.time_ms / 1000.0 AS time, q1_ms / 1000.0 AS q1, q2_ms / 1000.0 AS q2, q3_ms / 1000.0 AS q3,
    nullif(CASE
      WHEN q3_ms IS NOT NULL THEN max(0, q3_ms - first_value(q3_ms) OVER (ORDER BY line.display_order))
      WHEN q2_ms IS NOT NULL THEN q2_ms - min(q2_ms) OVER ()
      WHEN q1_ms IS NOT NULL THEN q1_ms - min(q1_ms) OVER ()
      ELSE line.gap_ms
    END, 0) / 1000.0 AS gap,
    line.laps
  FROM timed_result AS line ${joinWho}
  WHERE line.race_id = ${raceId} AND line.session = ?3
  ORDER BY line.display_order`;

const raceLines = array(
  object({
    ...omit(raceLine, ["has_fastest_lap", "shared_car"]).entries,
    has_fastest_lap: flagColumn,
    shared_car: flagColumn,
  }),
);

/** The classification of any session of a weekend; without lines if the archive has none. */
export async function readClassification(
  db: D1Database,
  race: RaceRef,
  session: SessionCode,
): Promise<OfRace<RaceClassification | TimedClassification>> {
  return is(scoringSession, session) ? readRace(db, race, session) : readTimed(db, race, session);
}

/** F1DB counts the laps with the field among the stops. */
function withOwnStops<Line extends { pit_stops: number | null; laps_with_field: number }>(line: Line): Line {
  return line.pit_stops === null ? line : { ...line, pit_stops: line.pit_stops - line.laps_with_field };
}

async function readRace(
  db: D1Database,
  race: RaceRef,
  session: ScoringSession,
): Promise<OfRace<RaceClassification>> {
  const { answers, ...answer } = await askOfRace(db, race, [
    [creditedPoleSql, session],
    [raceLinesSql, session],
  ]);
  const [found, lines] = answers;
  if (found?.length !== 1) return { ...answer, facts: null };
  return {
    ...answer,
    facts: parse(raceClassification, {
      ...race,
      session,
      ...found[0],
      points_factor: session === "R" ? pointsFactor(race.year, race.round) : 1,
      lines: parse(raceLines, lines).map(withOwnStops),
    }),
  };
}

async function readTimed(
  db: D1Database,
  race: RaceRef,
  session: SessionCode,
): Promise<OfRace<TimedClassification>> {
  const { answers, ...answer } = await askOfRace(db, race, [
    [raceFormatSql, session],
    [timedLinesSql, session],
  ]);
  const [found, lines] = answers;
  if (found?.length !== 1) return { ...answer, facts: null };
  return { ...answer, facts: parse(timedClassification, { ...race, session, ...found[0], lines }) };
}

/** The number of laps of a race. */
const raceLapsSql = `SELECT laps FROM race WHERE year = ?1 AND round = ?2`;

/** The drivers who took part in a race, in order of classification. */
const raceStartersSql = `
  SELECT driver.id AS driver_id, driver.name AS driver_name, driver.code AS driver_code,
    team.id AS team_id, team.name AS team_name, line.position, line.position_text, line.laps
  FROM result AS line
  JOIN driver ON driver.id = line.driver_id
  JOIN team ON team.id = line.team_id
  WHERE line.race_id = ${raceId} AND line.session = 'R'
    AND ${startedCondition}
  ORDER BY line.display_order`;

/** Every pit stop of a race, by driver in order, without other pit lane visits that F1DB lists (docs/method.md). */
const racePitStopsSql = `
  SELECT driver_id, lap, time_ms / 1000.0 AS time FROM pit_stop
  WHERE race_id = ${raceId} AND with_field = 0 ORDER BY lap, stop`;

const driver = racePitStops.entries.drivers.item;
const starters = array(omit(driver, ["stops"]));
const stops = array(object({ driver_id: driverId, ...driver.entries.stops.item.entries }));
const laps = array(pick(racePitStops, ["laps"]));

/** Every driver's pit stops in a race; no drivers if the archive has none. */
export async function readPitStops(db: D1Database, race: RaceRef): Promise<OfRace<RacePitStops>> {
  const { answers, ...answer } = await askOfRace(db, race, [raceLapsSql, raceStartersSql, racePitStopsSql]);
  const [found] = parse(laps, answers[0]);
  if (found === undefined) return { ...answer, facts: null };
  const stopsByDriver = Map.groupBy(parse(stops, answers[2]), ({ driver_id }) => driver_id);
  const drivers = stopsByDriver.size === 0 ? [] : parse(starters, answers[1]);
  return {
    ...answer,
    facts: parse(racePitStops, {
      ...race,
      ...found,
      drivers: drivers.map((each) => ({ ...each, stops: stopsByDriver.get(each.driver_id) ?? [] })),
    }),
  };
}
