import { array, boolean, type InferOutput, maxLength, nullable, object, pipe, string } from "valibot";
import { careerFigures, driverTeams } from "./careers.ts";
import { driverId, teamId } from "./ids.ts";
import { day, round, season } from "./values.ts";

/** A Grand Prix in which grid slot 1 and the credited pole belong to different drivers. */
const poleDifference = object({
  year: season,
  round,
  race_name: string(),
  /** Started from grid slot 1; null if none is recorded. */
  grid_driver: nullable(string()),
  /** Credited with the pole position by F1DB. */
  credited_driver: string(),
});
export type PoleDifference = InferOutput<typeof poleDifference>;

/** A driver's profile with career statistics. */
export const driverProfile = object({
  driver_id: driverId,
  name: string(),
  /** Three letters, as on timing screens; null if there is none. */
  code: nullable(string()),
  /** Permanent car number; null before 2014. */
  number: nullable(string()),
  /** Nationality, for example "Netherlands". */
  country: string(),
  born: nullable(day),
  died: nullable(day),
  birthplace: nullable(string()),
  first_year: nullable(season),
  last_year: nullable(season),
  /** The team of the driver's latest race in the current season; null for drivers who are not racing. */
  team_now: nullable(object({ team_id: teamId, team_name: string() })),
  ...driverTeams.entries,
  figures: careerFigures,
  /** Where our pole count and the credited one differ for this driver. */
  pole_differences: array(poleDifference),
});
export type DriverProfile = InferOutput<typeof driverProfile>;
/** The answer of `/api/drivers/{driverId}`: one profile, or none for an unknown driver. */
export const driverProfiles = pipe(array(driverProfile), maxLength(1));

/** A name under which a team's cars were entered. */
const teamEntrant = object({
  name: string(),
  /** Seasons, ascending. */
  years: array(season),
  /**
   * True for a customer team: its name does not contain the team's, and in none of these seasons did it enter more of
   * the team's cars than any other entrant.
   */
  private: boolean(),
});
export type TeamEntrant = InferOutput<typeof teamEntrant>;

/** A team's profile with its history in figures. */
export const teamProfile = object({
  team_id: teamId,
  team_name: string(),
  full_name: string(),
  country: string(),
  first_year: nullable(season),
  last_year: nullable(season),
  entrants: array(teamEntrant),
  figures: careerFigures,
  /** Where our pole count and the credited one differ for this team; not if both drivers are its own. */
  pole_differences: array(poleDifference),
});
export type TeamProfile = InferOutput<typeof teamProfile>;
/** The answer of `/api/teams/{teamId}`: one profile, or none for an unknown team. */
export const teamProfiles = pipe(array(teamProfile), maxLength(1));
