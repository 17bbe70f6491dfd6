import { array, type InferOutput, maxLength, nullable, object, pipe, string } from "valibot";
import { driverId, teamId } from "./ids.ts";
import { day, position, round, season, timeUtc } from "./values.ts";

/** The next race. */
export const nextRace = object({
  year: season,
  round,
  /** For example "Las Vegas Grand Prix". */
  race_name: string(),
  /** The circuit's country. */
  country: string(),
  date_utc: day,
  /** Start in UTC; null if only the date is known (the race then counts as ahead until its UTC day ends). */
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
      /** Three letters; null for a driver who never had any. */
      driver_code: nullable(string()),
      team_id: teamId,
      team_name: string(),
    }),
  ),
});
export type LastRace = InferOutput<typeof lastRace>;

/** The answer of `/api/races/lastRace`: an array of at most one item. */
export const lastRaces = pipe(array(lastRace), maxLength(1));

/** The start of a race on the calendar: UTC date, and UTC time if known. */
export type RaceStart = { date_utc: string; time_utc: string | null };

const dayMs = 86_400_000;

/** The instant of a UTC date and time (`HH:MM` or `HH:MM:SS`, with or without `Z`); null without a time. */
export function instantOf(date: string, time: string | null): Date | null {
  return time === null ? null : new Date(`${date}T${time.replace(/Z$/, "")}Z`);
}

/** Whether a race has yet to start; if its time is unknown, it counts as not started until its day ends in UTC. */
export function hasNotStarted({ date_utc, time_utc }: RaceStart, presentMs: number): boolean {
  const start = instantOf(date_utc, time_utc);
  return (start?.getTime() ?? Date.parse(date_utc) + dayMs) > presentMs;
}

/** A race on the calendar, with its winner once there is a result. */
type ScheduledRace = RaceStart & { winner: object | null };

/** Whether a race has no result and has yet to start. */
export function isUpcoming(race: ScheduledRace, presentMs: number): boolean {
  return race.winner === null && hasNotStarted(race, presentMs);
}

/** Whether a race has started and its result is not there yet. */
export function awaitsResult(race: ScheduledRace, presentMs: number): boolean {
  return race.winner === null && !hasNotStarted(race, presentMs);
}

/** Whether one race is later on the calendar than another. */
export function isLater(
  race: { year: number; round: number },
  other: { year: number; round: number },
): boolean {
  return race.year > other.year || (race.year === other.year && race.round > other.round);
}
