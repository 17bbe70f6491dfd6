import {
  array,
  type InferOutput,
  maxLength,
  nullable,
  number,
  object,
  picklist,
  pick,
  pipe,
  string,
} from "valibot";
import { calendarRow } from "./calendar.ts";
import { circuitId } from "./ids.ts";
import { count, season } from "./values.ts";

const circuitFacts = {
  circuit_id: circuitId,
  circuit_name: string(),
  /** Town or region. */
  place: string(),
  country: string(),
  type: picklist(["RACE", "ROAD", "STREET"]),
  direction: picklist(["CLOCKWISE", "ANTI_CLOCKWISE"]),
  /** Of the current or last layout. */
  length_km: nullable(number()),
  turns: nullable(count),
  /** Grands Prix held here so far. */
  races_held: count,
  /** First and last season with a Grand Prix here, including those on the calendar. */
  first_year: nullable(season),
  last_year: nullable(season),
  /** Season of the last Grand Prix held here; null before there was one. */
  last_held_year: nullable(season),
};

/** A circuit in lists. */
const circuitEntry = object({
  ...circuitFacts,
  /** The winner of the last Grand Prix here; null if there was none yet. */
  last_winner: calendarRow.entries.winner,
});
export type CircuitEntry = InferOutput<typeof circuitEntry>;
/** The answer of `/api/circuits`, by id. */
export const circuitEntries = array(circuitEntry);

/** A Grand Prix at a circuit, past or future, with the layout used. */
export const circuitRace = object({
  ...pick(calendarRow, [
    "year",
    "round",
    "race_name",
    "country",
    "date_utc",
    "time_utc",
    "sprint",
    "winner",
    "pole",
    "credited_pole",
    "fastest_lap",
  ]).entries,
  /** Identifies the layout. */
  layout_id: string(),
  lap_length_km: nullable(number()),
  turns: nullable(count),
});
export type CircuitRace = InferOutput<typeof circuitRace>;

/** A circuit with every Grand Prix there. */
export const circuitProfile = object({
  ...circuitFacts,
  full_name: string(),
  previous_names: array(string()),
  /** Newest first, including future ones. */
  races: array(circuitRace),
});
export type CircuitProfile = InferOutput<typeof circuitProfile>;
/** The answer of `/api/circuits/{circuitId}`: one profile, or none for an unknown circuit. */
export const circuitProfiles = pipe(array(circuitProfile), maxLength(1));
