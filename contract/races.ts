import { array, type InferOutput, maxLength, nullable, object, pipe, string } from "valibot";
import { driverId, teamId } from "./ids.ts";
import { day, position, round, season, timeUtc } from "./values.ts";

/** The next race (specification §3). */
export const nextRace = object({
  year: season,
  round,
  /** For example "Las Vegas Grand Prix". */
  race_name: string(),
  /** The circuit's country. */
  country: string(),
  date_utc: day,
  /** Start in UTC; null where only the day is known (then it counts until its UTC day ends). */
  time_utc: nullable(timeUtc),
});
export type NextRace = InferOutput<typeof nextRace>;

/** The answer of `/api/races/nextRace`: an array whose first item is the next race; empty after the season's last. */
export const nextRaces = array(nextRace);

/** The last race with a result in the archive, with its podium. */
export const lastRace = object({
  year: season,
  round,
  race_name: string(),
  circuit_name: string(),
  /** The circuit's country. */
  country: string(),
  date_utc: day,
  podium: array(
    object({
      position,
      driver_id: driverId,
      driver_name: string(),
      team_id: teamId,
      team_name: string(),
    }),
  ),
});
export type LastRace = InferOutput<typeof lastRace>;

/** The answer of `/api/races/lastRace`: an array of at most one item. */
export const lastRaces = pipe(array(lastRace), maxLength(1));
