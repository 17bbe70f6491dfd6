import { array, boolean, type InferOutput, nullable, number, object, optional, string, tuple } from "valibot";
import { driverId, teamId } from "./ids.ts";
import { count, points, position, season } from "./values.ts";

/** One season of a team, newest first. */
export const teamChampionshipRow = object({
  year: season,
  /** Grands Prix won; sprints are never counted as wins, podiums or poles. */
  wins: count,
  /** Distinct podium places. */
  podiums: count,
  /** Grands Prix in which one of its cars started from grid slot 1. */
  pole_positions: count,
  /** Counted championship points; null before 1958, when there was no constructors' championship. */
  total_points: nullable(points),
  /** Position in the constructors' championship; null if unclassified, and before 1958. */
  position: nullable(position),
});
export type TeamChampionshipRow = InferOutput<typeof teamChampionshipRow>;
export const teamChampionshipRows = array(teamChampionshipRow);

/** One season of a driver, newest first. */
export const driverChampionshipRow = object({
  year: season,
  /** The teams of the season in race order, joined by ' / '. */
  team_name: string(),
  /** Counted championship points, dropped scores left out. */
  total_points: points,
  /** Season points ÷ Grands Prix; null without a start. */
  avg_points: nullable(number()),
  /** Mean position over classified Grands Prix; null if never classified. */
  avg_finish_position: nullable(number()),
  wins: count,
  podiums: count,
  pole_positions: count,
  /** Position in the drivers' championship; null if unclassified. */
  championship_rank: nullable(position),
  /** The driver's rating in the season with its 89 % interval (contract/ratings.ts); null when never classified. */
  rating: nullable(number()),
  rating_low: nullable(number()),
  rating_high: nullable(number()),
});
export type DriverChampionshipRow = InferOutput<typeof driverChampionshipRow>;
export const driverChampionshipRows = array(driverChampionshipRow);

/** What rows of both tables say about a season's progress. */
const movement = {
  /** Places gained (positive) or lost in the last round; null if unknown, and after the first round. */
  change: nullable(number()),
  /**
   * The best and worst final position still possible, ties counted in favour and against; null once the season is over,
   * and without a position.
   */
  possible: nullable(tuple([position, position])),
};

/**
 * A row of a season's drivers' standings, in order. Source: F1DB standings; wins, podiums, poles by our definitions.
 */
export const driverStanding = object({
  /** Null if unclassified (excluded, or without a result). */
  position: nullable(position),
  driver_id: driverId,
  driver_name: string(),
  /** Nationality, for example "Netherlands". */
  country: string(),
  /** The teams of the season in race order, joined by ' / '. */
  team_name: string(),
  /** The team of the driver's last race of the season; null when there is none. */
  team_id: nullable(teamId),
  /** Counted points. */
  points,
  /** All points scored; more than `points` where results were dropped. */
  gross_points: points,
  wins: count,
  podiums: count,
  poles: count,
  champion: boolean(),
  ...movement,
});
export type DriverStanding = InferOutput<typeof driverStanding>;

/** A row of a season's constructors' standings, in order; a team with two engines may have two rows. */
export const constructorStanding = object({
  position: nullable(position),
  team_id: teamId,
  team_name: string(),
  /** Nationality, for example "Italy". */
  country: string(),
  /** Null unless the season's standings list the team once per engine. */
  engine: nullable(string()),
  /** Counted points. */
  points,
  /** All points scored (of the best car of a race, until 1978); more than `points` where results were dropped. */
  gross_points: points,
  wins: count,
  podiums: count,
  poles: count,
  champion: boolean(),
  ...movement,
});
export type ConstructorStanding = InferOutput<typeof constructorStanding>;

/** The answer of `/api/championships/{year}/driver/overview`. */
export const driverOverview = object({
  year: season,
  /** Rounds with a result so far; 0 before the first. */
  rounds_run: count,
  rounds: count,
  /** The season's points system in one or two sentences. */
  rule: string(),
  /** Facts besides the figures, for example an exclusion. */
  notes: array(string()),
  standings: array(driverStanding),
});
export type DriverOverview = InferOutput<typeof driverOverview>;

/** The answer of `/api/championships/{year}/constructor/overview`; no standings before 1958. */
export const constructorOverview = object({
  year: season,
  rounds_run: count,
  rounds: count,
  /** One sentence about the season's standings, for the page's meta description. */
  description: optional(string()),
  /** The season's points system; empty before 1958. */
  rule: string(),
  /** Facts besides the figures, for example a points deduction. */
  notes: array(string()),
  standings: array(constructorStanding),
});
export type ConstructorOverview = InferOutput<typeof constructorOverview>;
