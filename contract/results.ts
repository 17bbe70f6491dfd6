import { array, type InferOutput, nullable, number, object, optional, string } from "valibot";
import { driverId, teamId } from "./ids.ts";
import { points, position, round, season } from "./values.ts";

/**
 * One car's result in one race or sprint.
 * Source: F1DB `races-race-results` and `races-sprint-race-results`.
 */
export const resultRow = object({
  /** The race weekend; rows of one race and session share it. */
  race_id: number(),
  /** Absent in answers of an API that does not have it. */
  driver_id: optional(driverId),
  full_name: string(),
  /** For example "Italian Grand Prix". */
  race_name: string(),
  circuit_name: string(),
  constructor: string(),
  team_id: teamId,
  /** Grid slot; null for a pit lane start and if none is recorded. */
  grid_position: nullable(position),
  /** Classified position; null if not classified (`status` says why). */
  finish_position: nullable(position),
  /**
   * The classification's code if there is no position: DNF, NC, DSQ, EX, DNS, DNQ, DNPQ or DNP. A car that did not
   * start may have a reason as its `status`. Absent with a position, and in answers of an API that does not have it.
   */
  position_text: optional(string()),
  year: season,
  round,
  /** `Finished`, `+n Lap(s)`, the reason for retirement, or DNF, NC, DSQ, EX, DNS, DNQ, DNPQ, DNP. */
  status: string(),
  /** Championship points of this session, including half points. */
  points,
  /** R race, S sprint; unknown codes are shown as Other. */
  session_type: string(),
  /** The circuit's country, for example "Italy". */
  country: string(),
});
export type ResultRow = InferOutput<typeof resultRow>;

/** The answer of `/api/teams/{teamId}/results` and `/api/drivers/{driverId}/results`, newest race first. */
export const resultRows = array(resultRow);

/** Position texts of drivers who were entered but did not start. */
export const notStarted: ReadonlyArray<string> = ["DNS", "DNQ", "DNPQ", "DNP", "EX"];

/** Whether a result with this position text counts as a start. */
export function isStart(positionText: string): boolean {
  return !notStarted.includes(positionText);
}
