import { array, type InferOutput, nullable, number, object, picklist, string } from "valibot";
import { driverId, teamId } from "./ids.ts";
import { position, round, season } from "./values.ts";

/** A lap time in seconds, to the thousandth if the source has it. */
const seconds = nullable(number());

/** A driver's result in one qualifying (`Q`) or sprint qualifying (`SQ`). */
export const qualifyingRow = object({
  year: season,
  round,
  race_name: string(),
  /** The circuit's country. */
  country: string(),
  session_type: picklist(["Q", "SQ"]),
  team_id: teamId,
  constructor: string(),
  position: nullable(position),
  /** DNQ, DSQ and so on if there is no position; null otherwise. */
  status: nullable(string()),
  /** The classifying time of a session without segments; null otherwise and if none was set. */
  time: seconds,
  q1: seconds,
  q2: seconds,
  q3: seconds,
});
export type QualifyingRow = InferOutput<typeof qualifyingRow>;

/**
 * A driver and a teammate in one qualifying, compared by the last segment in which both set a time (definition:
 * docs/method.md). Without such times the session does not count, and `left_out` says why.
 */
export const qualifyingComparison = object({
  year: season,
  round,
  race_name: string(),
  country: string(),
  session_type: picklist(["Q", "SQ"]),
  team_name: string(),
  teammate_id: driverId,
  teammate_name: string(),
  /** The basis of comparison; `sum` is the sum of two runs (2005), `time` the time of a session without segments. */
  segment: nullable(picklist(["Q1", "Q2", "Q3", "time", "sum"])),
  driver_time: seconds,
  teammate_time: seconds,
  /** Driver minus teammate in seconds: negative when the driver was faster. */
  gap: seconds,
  /** The gap as a percentage of the faster time, with the gap's sign. */
  gap_percent: nullable(number()),
  /** Why the session does not count, for example "Albon set no time"; null when it counts. */
  left_out: nullable(string()),
});
export type QualifyingComparison = InferOutput<typeof qualifyingComparison>;

/** The answer of `/api/drivers/{driverId}/qualifying`; both lists newest first, empty for an unknown driver. */
export const driverQualifying = object({
  results: array(qualifyingRow),
  teammates: array(qualifyingComparison),
});
export type DriverQualifying = InferOutput<typeof driverQualifying>;
