import { array, type InferOutput, nullable, number, object, picklist, string, tupleWithRest } from "valibot";

const seconds = nullable(number());

/** One of a driver's lines in the classification of a race. */
export const sideLine = object({
  display_order: number(),
  team_name: string(),
  position: nullable(number()),
  position_text: string(),
  grid: nullable(number()),
  points: number(),
});

/** A driver's times in one qualifying, in seconds, and the basis of comparison. */
const qualifying = object({
  basis: picklist(["segments", "time", "sum"]),
  /** DSQ, EX and so on if there is no position; null otherwise. */
  status: nullable(string()),
  time: seconds,
  q1: seconds,
  q2: seconds,
  q3: seconds,
});

/** A Grand Prix that a driver entered. */
const race = object({
  race_id: number(),
  year: number(),
  round: number(),
  race_name: string(),
  /** The circuit's country. */
  country: string(),
  /** In order of classification; several for a driver who shared cars. */
  lines: tupleWithRest([sideLine], sideLine),
  /** Null if the archive does not list the driver in the race's qualifying. */
  qualifying: nullable(qualifying),
});
export type SideRace = InferOutput<typeof race>;

/** One driver's half of a head-to-head: the Grands Prix entered, newest first. Stored in `driver_side`. */
export const driverSide = object({ name: string(), races: array(race) });
export type DriverSide = InferOutput<typeof driverSide>;
