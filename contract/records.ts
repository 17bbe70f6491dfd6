import { array, boolean, type InferOutput, nullable, object, string, tuple } from "valibot";
import { circuitId, driverId, teamId } from "./ids.ts";
import { count, day, points, round, season } from "./values.ts";

/*
 * What records are made of: all of history in three answers, as tuples, since each is read whole. A number called
 * "place" points into a list of the same answer, counted from 0.
 */

/** Grands Prix, wins, podiums, poles, fastest laps, championship points, and 1 for a title. */
const seasonFigures = [count, count, count, count, count, points, count] as const;

/** The answer of `/api/records/drivers`: what each driver did in each season. */
export const driverRecords = object({
  /** Id, name, nationality, day of birth. */
  drivers: array(tuple([driverId, string(), string(), nullable(day)])),
  /** A driver's place, the season, and its figures. */
  seasons: array(tuple([count, season, ...seasonFigures])),
});
export type DriverRecords = InferOutput<typeof driverRecords>;

/** The answer of `/api/records/teams`: what each team did in each season. Points and titles are 0 before 1958. */
export const teamRecords = object({
  /** Id, name, country. */
  teams: array(tuple([teamId, string(), string()])),
  /** A team's place, the season, and its figures. */
  seasons: array(tuple([count, season, ...seasonFigures])),
});
export type TeamRecords = InferOutput<typeof teamRecords>;

/** A driver; null where none is recorded. */
const who = nullable(driverId);

/** The answer of `/api/records/races`: who won, started from grid slot 1 and drove the fastest lap, race by race. */
export const raceRecords = object({
  /** Id, name, country. */
  circuits: array(tuple([circuitId, string(), string()])),
  /** Races with a result, in order of time. */
  races: array(
    object({
      year: season,
      round,
      name: string(),
      date: day,
      /** The circuit's place. */
      circuit: count,
      winner: driverId,
      /** The other driver of a winning car that two shared. */
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
