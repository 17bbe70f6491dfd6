import type { D1Database } from "@cloudflare/workers-types";
import { array, nullable, object, omit, parse, is, string } from "valibot";
import { sessionsOf, progressionOf } from "#archive/analysis/weekend.ts";
import { flagColumn } from "#archive/storage/database.ts";
import { sessionCode } from "#contract/sessions.ts";
import { day, timeUtc, position } from "#contract/values.ts";
import { type Weekend, weekend, type Progression, progression, progressionStage } from "#contract/weekend.ts";
import { askOfRace, type CalendarEnd, raceId, type RaceRef } from "./races.ts";
import { timedSessionsIn, timedSessionsSql } from "./timing.ts";
import type { Versioned } from "./version.ts";
import { driverId, teamId } from "#contract/ids.ts";

/** A race with its circuit. */
const weekendSql = `
  SELECT
    race.year, race.round, race.name AS race_name, race.official_name,
    circuit.id AS circuit_id, circuit.full_name AS circuit_name, race.layout_id, circuit.place,
    country.name AS country, race.date AS date_utc, race.time AS time_utc,
    race.laps, race.distance_km, race.course_length_km AS lap_length_km, race.sprint, race.winner_team_id
  FROM race
  JOIN circuit ON circuit.id = race.circuit_id
  JOIN country ON country.id = circuit.country_id
  WHERE race.year = ?1 AND race.round = ?2`;

/** The sessions on the calendar. */
const weekendSessionsSql = `
  SELECT code, date AS date_utc, time AS time_utc FROM session WHERE race_id = ${raceId}`;

/** A weekend's race and sprint, if classified. */
const classifiedRacesSql = `SELECT DISTINCT session AS code FROM result WHERE race_id = ${raceId}`;

/** Its other classified sessions. */
const classifiedSessionsSql = `
  SELECT DISTINCT session AS code FROM timed_result WHERE race_id = ${raceId}`;

/** Whether the archive has pit stops of the race. */
const hasPitStopsSql = `SELECT 1 AS held FROM pit_stop WHERE race_id = ${raceId} LIMIT 1`;

/** The previous race of the calendar, across seasons. */
const raceBeforeSql = `
  SELECT year, round, name AS race_name FROM race
  WHERE (year, round) < (?1, ?2) ORDER BY year DESC, round DESC LIMIT 1`;

/** The next race of the calendar, across seasons. */
const raceAfterSql = `
  SELECT year, round, name AS race_name FROM race
  WHERE (year, round) > (?1, ?2) ORDER BY year, round LIMIT 1`;

/** The answer to `weekendSql`. */
const weekendRaces = array(
  object({
    ...omit(weekend, ["sprint", "sessions", "pit_stops", "timing", "previous", "next"]).entries,
    sprint: flagColumn,
  }),
);

/** The answer to `weekendSessionsSql`. */
const calendarSessions = array(object({ code: sessionCode, date_utc: day, time_utc: nullable(timeUtc) }));

const codes = array(object({ code: sessionCode }));

/** The result of a query about one race; `facts` is null for a race that is not on the calendar. */
export type OfRace<Facts> = Versioned<Facts | null> & { calendarEnd: CalendarEnd };

/** The data shared by a weekend's pages. */
export async function readWeekend(db: D1Database, race: RaceRef): Promise<OfRace<Weekend>> {
  const { version, calendarEnd, answers } = await askOfRace(db, race, [
    weekendSql,
    weekendSessionsSql,
    classifiedRacesSql,
    classifiedSessionsSql,
    hasPitStopsSql,
    raceBeforeSql,
    raceAfterSql,
    timedSessionsSql,
  ]);
  const [found, sessions, classifiedRaces = [], classifiedSessions = [], ...rest] = answers;
  const [pitStops, before, after, timed] = rest;
  const [facts] = parse(weekendRaces, found);
  if (facts === undefined) return { version, calendarEnd, facts: null };
  const classified = parse(codes, [...classifiedRaces, ...classifiedSessions]).map(({ code }) => code);
  return {
    version,
    calendarEnd,
    facts: parse(weekend, {
      ...facts,
      sessions: sessionsOf({ ...facts, calendar: parse(calendarSessions, sessions), classified }),
      pit_stops: pitStops?.length === 1,
      timing: timedSessionsIn(timed),
      previous: before?.[0] ?? null,
      next: after?.[0] ?? null,
    }),
  };
}

/** The lines of one table of a weekend, each with its stage of the progression. */
function stageLines(table: string, stage: string): string {
  return `
  SELECT ${stage} AS stage, driver.id AS driver_id, driver.name AS driver_name, driver.code AS driver_code,
    team.id AS team_id, team.name AS team_name, line.position, line.position_text
  FROM ${table} AS line
  JOIN driver ON driver.id = line.driver_id
  JOIN team ON team.id = line.team_id
  WHERE line.race_id = ${raceId}
  ORDER BY line.session, line.display_order`;
}

/** Positions in practice and qualifying, on the grids, and in sprint and race. */
const timedPlacesSql = stageLines("timed_result", "line.session");
const gridPlacesSql = stageLines("grid", "iif(line.session = 'R', 'grid', 'sprint_grid')");
const racePlacesSql = stageLines("result", "line.session");

const lines = array(
  object({
    stage: progressionStage.entries.key,
    driver_id: driverId,
    driver_name: string(),
    driver_code: nullable(string()),
    team_id: teamId,
    team_name: string(),
    position: nullable(position),
    position_text: string(),
  }),
);

/** Each driver's position through a weekend; without stages if the archive has none. */
export async function readProgression(db: D1Database, race: RaceRef): Promise<OfRace<Progression>> {
  const { answers, ...answer } = await askOfRace(db, race, [
    weekendSql,
    weekendSessionsSql,
    timedPlacesSql,
    gridPlacesSql,
    racePlacesSql,
  ]);
  const [found, calendar, ...places] = answers;
  const [facts] = parse(weekendRaces, found);
  if (facts === undefined) return { ...answer, facts: null };
  const placed = parse(lines, places.flat());
  const classified = placed.map(({ stage }) => stage).filter((stage) => is(sessionCode, stage));
  const sessions = sessionsOf({ ...facts, calendar: parse(calendarSessions, calendar), classified });
  const order = sessions.map(({ code }) => code);
  return { ...answer, facts: parse(progression, { ...race, ...progressionOf(order, placed) }) };
}
