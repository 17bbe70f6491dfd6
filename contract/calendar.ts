import { array, boolean, type InferOutput, nullable, number, object, string } from "valibot";
import { driverId, teamId } from "./ids.ts";
import { sessionCode } from "./sessions.ts";
import { day, position, round, season, timeUtc } from "./values.ts";

const driverName = object({ driver_id: driverId, driver_name: string() });

/** One Grand Prix of the calendar, past or future. */
export const calendarRow = object({
  year: season,
  round,
  race_name: string(),
  official_name: string(),
  circuit_id: string(),
  circuit_name: string(),
  /** The circuit's country. */
  country: string(),
  date_utc: day,
  /** Start of the race in UTC; null if only the date is known. */
  time_utc: nullable(timeUtc),
  /** True for a weekend with a sprint. */
  sprint: boolean(),
  /** Every session of the weekend with a known date, in order, including the race. */
  sessions: array(object({ code: sessionCode, date_utc: day, time_utc: nullable(timeUtc) })),
  /** Null while the race has no result in this archive. */
  winner: nullable(
    object({
      ...driverName.entries,
      team_id: teamId,
      team_name: string(),
      /** The other driver of a shared winning car, who also counts as winner; null otherwise. */
      shared_with: nullable(driverName),
    }),
  ),
  /** The driver who started from grid slot 1. `team_id` is null where the archive has no results of the race. */
  pole: nullable(object({ ...driverName.entries, team_id: nullable(teamId) })),
  /** Set if F1DB credits the pole to another driver. */
  credited_pole: nullable(driverName),
  /** `time` in seconds; null where it is not recorded. `team_id` as for the pole. */
  fastest_lap: nullable(
    object({ ...driverName.entries, team_id: nullable(teamId), time: nullable(number()) }),
  ),
});
export type CalendarRow = InferOutput<typeof calendarRow>;
/** The answer of `/api/races/{year}`, by round. */
export const calendarRows = array(calendarRow);

/** A race entered by a driver: the calendar's row with the driver's result. */
export const driverRaceRow = object({
  ...calendarRow.entries,
  team_name: string(),
  grid_position: nullable(position),
  finish_position: nullable(position),
  status: string(),
});
export type DriverRaceRow = InferOutput<typeof driverRaceRow>;
/** The answer of `/api/drivers/{driverId}/races`, newest first. */
export const driverRaceRows = array(driverRaceRow);
