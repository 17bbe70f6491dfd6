import type { D1Database } from "@cloudflare/workers-types";
import { array, is, nullable, object, parse, string } from "valibot";
import { progressionOf } from "#archive/analysis/weekend-progression.ts";
import { sessionsOf } from "#archive/analysis/weekend-sessions.ts";
import { driverId, teamId } from "#contract/ids.ts";
import { sessionCode } from "#contract/sessions.ts";
import { position } from "#contract/values.ts";
import { type Progression, progression, progressionStage } from "#contract/weekend.ts";
import { askOfRace, raceId, type RaceRef } from "./race.ts";
import { calendarSessions, type OfRace, weekendRaces, weekendSessionsSql, weekendSql } from "./weekend.ts";

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
export const timedPlacesSql = stageLines("timed_result", "line.session");
export const gridPlacesSql = stageLines("grid", "iif(line.session = 'R', 'grid', 'sprint_grid')");
export const racePlacesSql = stageLines("result", "line.session");

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
