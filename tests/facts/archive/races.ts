import type { DatabaseSync } from "node:sqlite";
import { nullable, number, object, string } from "valibot";
import { firstUpcoming, racesFromSql, utcDay } from "#archive/queries/races.ts";
import { driverId, teamId } from "#contract/ids.ts";
import { paths } from "#contract/endpoints.ts";
import { nextRace } from "#contract/races.ts";
import { resultRows } from "#contract/results.ts";
import type { ScoringSession } from "#contract/sessions.ts";
import { count, day, points, position, round, season } from "#contract/values.ts";
import { documentOf, found, rowOf, rowsOf } from "./rows.ts";

const calendarRace = object({
  round,
  date: day,
  grand_prix: string(),
  name: string(),
  circuit: string(),
  winner: nullable(driverId),
  winning_team: nullable(teamId),
  /** Who started from grid slot 1. */
  pole: nullable(driverId),
  /** Who is credited with pole position where that is another driver. */
  credited_pole: nullable(driverId),
});
const calendarSql = `
  SELECT round, date, grand_prix_id AS grand_prix, name, circuit_id AS circuit,
    winner_driver_id AS winner, winner_team_id AS winning_team,
    pole_driver_id AS pole, credited_pole_driver_id AS credited_pole
  FROM race WHERE year = ? ORDER BY round`;

const victory = object({ year: season, winner: driverId });
const victoriesSql = `
  SELECT year, winner_driver_id AS winner FROM race
  WHERE grand_prix_id = ? AND winner_driver_id IS NOT NULL ORDER BY year`;

const held = object({ year: season });
const editionsSql = "SELECT year FROM race WHERE grand_prix_id = ? ORDER BY year";

const heldSql = "SELECT count(*) AS races FROM race WHERE date <= ?";

const classified = object({
  position: nullable(position),
  driver: driverId,
  team: teamId,
  points,
  status: string(),
  /** Behind the winner, in milliseconds; null where no gap in time is known. */
  gap_ms: nullable(number()),
});
const resultsSql = `
  SELECT position, driver_id AS driver, team_id AS team, points, status, gap_ms
  FROM result JOIN race ON race.id = race_id
  WHERE year = ? AND grand_prix_id = ? AND session = ?
  ORDER BY display_order`;

/** Questions about the calendar and about single races. A race is named by its year and its Grand Prix's id. */
export function races(db: DatabaseSync) {
  const calendar = (year: number) => rowsOf(db, calendarRace, calendarSql, year);
  const race = (year: number, grandPrix: string) =>
    found(calendar(year), (row) => row.grand_prix === grandPrix, `${grandPrix} ${year}`);
  const results = (year: number, grandPrix: string, session: ScoringSession = "R") =>
    rowsOf(db, classified, resultsSql, year, grandPrix, session);
  return {
    calendar,
    race,

    /** Every classification of a race or sprint, in order. */
    results,

    /** The drivers in the first three places. */
    podium: (year: number, grandPrix: string) =>
      results(year, grandPrix).flatMap((row) =>
        row.position !== null && row.position <= 3 ? row.driver : [],
      ),

    /** The API's answer about a driver's race: of several rows for a shared car the better one. */
    driverResult: (driver: string, year: number, grandPrix: string) => {
      const { name } = race(year, grandPrix);
      return found(
        documentOf(db, resultRows, paths.driverResults(driver)),
        (row) => row.year === year && row.race_name === name && row.session_type === "R",
        `${driver} at ${grandPrix} ${year}`,
      );
    },

    /** The years in which a driver won a Grand Prix, by the calendar. */
    victories: (driver: string, grandPrix: string) =>
      rowsOf(db, victory, victoriesSql, grandPrix)
        .filter((row) => row.winner === driver)
        .map((row) => row.year),

    /** The years in which a Grand Prix was, or will be, a championship race. */
    editions: (grandPrix: string) => rowsOf(db, held, editionsSql, grandPrix).map((row) => row.year),

    /** How many championship races were held until the end of a day. */
    racesUntil: (lastDay: string) => rowOf(db, object({ races: count }), heldSql, lastDay).races,

    /** The API's next race as seen at an instant (ISO 8601); null when none is ahead. */
    nextRace: (instant: string) => {
      const now = new Date(instant);
      return firstUpcoming(rowsOf(db, nextRace, racesFromSql, utcDay(now)), now);
    },
  };
}
