import { array, boolean, type InferOutput, nullable, object, omit, picklist, string } from "valibot";
import { careerFigures } from "./careers.ts";
import { circuitId, driverId } from "./ids.ts";
import { qualifyingComparison } from "./qualifying.ts";
import { count, points, position, round, season } from "./values.ts";

/**
 * A driver and one teammate in one Grand Prix, without sprints.
 * Several teammates in a race make several records.
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
  /** Order of classification, which includes retired cars. In the "finished" answer, classified positions. */
  driver_position: nullable(position),
  teammate_position: nullable(position),
  /** Whether each was classified: who retires early has a place in the order only. */
  driver_classified: boolean(),
  teammate_classified: boolean(),
  driver_points: points,
  teammate_points: points,
});
export type TeammateRecord = InferOutput<typeof teammateRecord>;

/** The answer of `/api/drivers/{driverId}/race/teammate-data` and `…-finished`, newest race first. */
export const teammateRecords = array(teammateRecord);

/** One of two drivers in a Grand Prix that both entered. */
const side = object({
  team_name: string(),
  /** Classified position; null if not classified: see `position_text`. */
  position: nullable(position),
  position_text: string(),
  /** Grid slot; null for a pit lane start, and if there is none. */
  grid_position: nullable(position),
  /** Points of this Grand Prix, without a sprint's. */
  points,
});

/** A qualifying comparison of two drivers of any teams (definition: docs/method.md). */
const qualifyingPart = omit(qualifyingComparison, [
  "year",
  "round",
  "race_name",
  "country",
  "session_type",
  "team_name",
  "teammate_id",
  "teammate_name",
]);

/** Two drivers in one Grand Prix that both entered, for any teams. "Teammate" is the other driver. */
const sharedRace = object({
  year: season,
  round,
  race_name: string(),
  /** The circuit's country. */
  country: string(),
  driver: side,
  other: side,
  /** Who is higher in the order of classification, which includes retired cars; null for neither. */
  ahead: nullable(picklist(["driver", "other"])),
  /** Their qualifying; null unless the archive has one in which both took part. */
  qualifying: nullable(qualifyingPart),
});
export type SharedRace = InferOutput<typeof sharedRace>;
/** The answer of `/api/drivers/{driverId}/against/{otherId}`, newest race first; empty without a common race. */
export const sharedRaces = array(sharedRace);

/** Two teams in one season, by the best car of each in every Grand Prix that both entered. */
const sharedSeason = object({
  year: season,
  /** Grands Prix that both entered. */
  races: count,
  /** In how many of them the team's best car is higher in the order of classification, and in how many the other's. */
  ahead: count,
  behind: count,
  /** The same for races in which the best cars of both are classified. */
  finished: count,
  finished_ahead: count,
  finished_behind: count,
  /** Qualifying sessions in which both have a classified car, and who was ahead how often. */
  qualifyings: count,
  qualifying_ahead: count,
  qualifying_behind: count,
});
export type SharedSeason = InferOutput<typeof sharedSeason>;
/** The answer of `/api/teams/{teamId}/against/{otherId}`, newest season first; empty for teams that never met. */
export const sharedSeasons = array(sharedSeason);

/** A driver's or team's statistics at one circuit, without sprints. */
const circuitFigures = object({
  circuit_id: circuitId,
  circuit_name: string(),
  country: string(),
  ...omit(careerFigures, ["points", "titles"]).entries,
});
export type CircuitFigures = InferOutput<typeof circuitFigures>;
/** The answer of `/api/drivers/{driverId}/circuits` and `/api/teams/{teamId}/circuits`, by name of the circuit. */
export const circuitFiguresRows = array(circuitFigures);
