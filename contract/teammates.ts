import { array, type InferOutput, nullable, object, string } from "valibot";
import { driverId } from "./ids.ts";
import { points, position, round, season } from "./values.ts";

/**
 * A driver and one teammate in one Grand Prix (specification §3 "Teammate head-to-head record").
 * Sprints are not part of it. Several teammates in a race are several records.
 */
export const teammateRecord = object({
  year: season,
  round,
  race_name: string(),
  /** The circuit's country. */
  country: string(),
  team_name: string(),
  driver_id: driverId,
  driver_name: string(),
  teammate_id: driverId,
  teammate_name: string(),
  circuit_id: string(),
  circuit_name: string(),
  /** Order of classification, so retired cars have one too. In the "finished" answer both are classified places. */
  driver_position: nullable(position),
  teammate_position: nullable(position),
  driver_points: points,
  teammate_points: points,
});
export type TeammateRecord = InferOutput<typeof teammateRecord>;

/** The answer of `/api/drivers/{driverId}/race/teammate-data` and `…-finished`, newest race first. */
export const teammateRecords = array(teammateRecord);
