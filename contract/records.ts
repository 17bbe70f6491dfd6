import { array, boolean, type InferOutput, nullable, object, string, tuple } from "valibot";
import { driverTeams } from "./careers.ts";
import { circuitId, driverId, teamId } from "./ids.ts";
import { count, day, points, round, season } from "./values.ts";

/*
 * The input for records: all of history in three answers, as tuples because each is read whole. A number called "place"
 * is an index into a list of the same answer.
 */

/** Grands Prix, wins, podiums, poles, fastest laps, championship points, and 1 for a title. */
const seasonFigures = [count, count, count, count, count, points, count] as const;

/** The answer of `/api/records/drivers`: each driver's statistics by season. */
export const driverRecords = object({
  /** Id, name, nationality, day of birth, the present team (null for those who no longer race), and the teams won for. */
  drivers: array(
    tuple([driverId, string(), string(), nullable(day), nullable(teamId), driverTeams.entries.won_for]),
  ),
  /** Index of the driver, season, and figures. */
  seasons: array(tuple([count, season, ...seasonFigures])),
});
export type DriverRecords = InferOutput<typeof driverRecords>;

/** The answer of `/api/records/teams`: each team's statistics by season. Points and titles are 0 before 1958. */
export const teamRecords = object({
  /** Id, name, country. */
  teams: array(tuple([teamId, string(), string()])),
  /** Index of the team, season, and figures. */
  seasons: array(tuple([count, season, ...seasonFigures])),
});
export type TeamRecords = InferOutput<typeof teamRecords>;

/** A driver; null where none is recorded. */
const who = nullable(driverId);

/** The answer of `/api/records/races`: winner, pole and fastest lap of each race. */
export const raceRecords = object({
  /** Id, name, country. */
  circuits: array(tuple([circuitId, string(), string()])),
  /** Races with a result, in chronological order. */
  races: array(
    object({
      year: season,
      round,
      name: string(),
      date: day,
      /** Index of the circuit. */
      circuit: count,
      winner: driverId,
      /** The other driver of a shared winning car. */
      co_winner: who,
      team: teamId,
      pole: who,
      /** Several where their times were the same. */
      fastest_laps: array(driverId),
      /** True when the winner had pole and fastest lap and led every lap. */
      grand_slam: boolean(),
    }),
  ),
});
export type RaceRecords = InferOutput<typeof raceRecords>;
