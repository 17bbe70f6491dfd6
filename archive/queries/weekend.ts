import type { D1Database } from "@cloudflare/workers-types";
import { array, nullable, object, omit, parse } from "valibot";
import { sessionsOf } from "#archive/analysis/weekend-sessions.ts";
import { flagColumn } from "#archive/storage/database.ts";
import { sessionCode } from "#contract/sessions.ts";
import { day, timeUtc } from "#contract/values.ts";
import { type Weekend, weekend } from "#contract/weekend.ts";
import { askOfRace, type CalendarEnd, raceId, type RaceRef } from "./race.ts";
import { timedSessionsIn, timedSessionsSql } from "./timing.ts";
import type { Versioned } from "./version.ts";

/** A race with its circuit. */
export const weekendSql = `
  SELECT
    race.year, race.round, race.name AS race_name, race.official_name,
    circuit.id AS circuit_id, circuit.full_name AS circuit_name, circuit.place, country.name AS country,
    race.date AS date_utc, race.time AS time_utc,
    race.laps, race.distance_km, race.course_length_km AS lap_length_km, race.sprint,
    (
      SELECT team_id FROM result WHERE race_id = race.id AND session = 'R' AND position = 1 LIMIT 1
    ) AS winner_team_id
  FROM race
  JOIN circuit ON circuit.id = race.circuit_id
  JOIN country ON country.id = circuit.country_id
  WHERE race.year = ?1 AND race.round = ?2`;

/** The sessions on the calendar. */
export const weekendSessionsSql = `
  SELECT code, date AS date_utc, time AS time_utc FROM session WHERE race_id = ${raceId}`;

/** A weekend's race and sprint, if classified. */
export const classifiedRacesSql = `SELECT DISTINCT session AS code FROM result WHERE race_id = ${raceId}`;

/** Its other classified sessions. */
export const classifiedSessionsSql = `
  SELECT DISTINCT session AS code FROM timed_result WHERE race_id = ${raceId}`;

/** Whether the archive has pit stops of the race. */
export const hasPitStopsSql = `SELECT 1 AS held FROM pit_stop WHERE race_id = ${raceId} LIMIT 1`;

/** The previous race of the calendar, across seasons. */
export const raceBeforeSql = `
  SELECT year, round, name AS race_name FROM race
  WHERE (year, round) < (?1, ?2) ORDER BY year DESC, round DESC LIMIT 1`;

/** The next race of the calendar, across seasons. */
export const raceAfterSql = `
  SELECT year, round, name AS race_name FROM race
  WHERE (year, round) > (?1, ?2) ORDER BY year, round LIMIT 1`;

/** The answer to `weekendSql`. */
export const weekendRaces = array(
  object({
    ...omit(weekend, ["sprint", "sessions", "pit_stops", "timing", "previous", "next"]).entries,
    sprint: flagColumn,
  }),
);

/** The answer to `weekendSessionsSql`. */
export const calendarSessions = array(
  object({ code: sessionCode, date_utc: day, time_utc: nullable(timeUtc) }),
);

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
