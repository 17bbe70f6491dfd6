import { array, boolean, type InferOutput, nullable, number, object, string } from "valibot";
import { driverId, teamId } from "./ids.ts";
import { count, points, position, season } from "./values.ts";

/**
 * Career statistics of a driver or team, counted as in docs/method.md: distinct Grands Prix, with sprints included in
 * the points only.
 */
export const careerFigures = object({
  /** Races entered, including those without a start. */
  entries: count,
  /** Races entered without DNS, DNQ, DNPQ, DNP, EX. */
  grands_prix: count,
  wins: count,
  /** Finishes 1 to 3; for a team, distinct podium places. */
  podiums: count,
  /** Starts from grid slot 1. */
  poles: count,
  fastest_laps: count,
  /** Counted championship points of all seasons; for a team, since 1958. */
  points,
  /** World championships won. */
  titles: count,
  best_finish: nullable(position),
  /** Mean position over classified Grands Prix. */
  avg_finish: nullable(number()),
  /** Results with the position text DNF. */
  dnfs: count,
});
export type CareerFigures = InferOutput<typeof careerFigures>;

/** The teams by which a driver is known. */
export const driverTeams = object({
  /** The team of the last race; null if there is none. */
  team_id: nullable(teamId),
  /** The teams of the Grands Prix won, by the first win: how many with each, and the season of the most. */
  won_for: array(object({ team_id: teamId, wins: count, year: season })),
});
export type DriverTeams = InferOutput<typeof driverTeams>;

/** A row of the drivers overview. */
export const driverCareerRow = object({
  driver_id: driverId,
  name: string(),
  code: nullable(string()),
  /** Nationality. */
  country: string(),
  first_year: season,
  last_year: season,
  ...driverTeams.entries,
  /** True for drivers of the archive's current season. */
  current: boolean(),
  /** Distinct teammates over the career. */
  teammates: count,
  ...careerFigures.entries,
});
export type DriverCareerRow = InferOutput<typeof driverCareerRow>;
/** The answer of `/api/drivers/overview`: every driver who entered a Grand Prix, by wins, then by name. */
export const driverCareerRows = array(driverCareerRow);

/** One season of a team in figures, for charts; ascending. */
export const teamSeasonRow = object({
  year: season,
  grands_prix: count,
  wins: count,
  podiums: count,
  poles: count,
  /** Counted championship points; null before 1958. */
  points: nullable(points),
  /** Mean position over its classified cars; null if none was classified. */
  avg_finish: nullable(number()),
  /** Position in the constructors' championship; null if unclassified. */
  rank: nullable(position),
});
export type TeamSeasonRow = InferOutput<typeof teamSeasonRow>;
/** The answer of `/api/teams/{teamId}/seasons`. */
export const teamSeasonRows = array(teamSeasonRow);
