import { array, boolean, type InferOutput, maxLength, nullable, object, pipe, string } from "valibot";
import { careerFigures } from "./careers.ts";
import { driverId, teamId } from "./ids.ts";
import { day, round, season } from "./values.ts";

/** A Grand Prix for which grid slot 1 and the credited pole are not the same driver's. */
const poleDifference = object({
  year: season,
  round,
  race_name: string(),
  /** Started from grid slot 1; null when nobody is recorded there. */
  grid_driver: nullable(string()),
  /** Credited with the pole position by F1DB. */
  credited_driver: string(),
});
export type PoleDifference = InferOutput<typeof poleDifference>;

/** Who a driver is, and the career in figures. */
export const driverProfile = object({
  driver_id: driverId,
  name: string(),
  /** Three letters, as timing screens show them; null where none is recorded. */
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
  /** The team of the driver's latest race in the archive's current season; null for drivers who do not race now. */
  team_now: nullable(object({ team_id: teamId, team_name: string() })),
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
   * True for a customer of the team: its name does not hold the team's, and in none of these seasons did it
   * enter more of the team's cars than any other entrant.
   */
  private: boolean(),
});
export type TeamEntrant = InferOutput<typeof teamEntrant>;

/** Who a team is, and its history in figures. */
export const teamProfile = object({
  team_id: teamId,
  team_name: string(),
  full_name: string(),
  country: string(),
  first_year: nullable(season),
  last_year: nullable(season),
  entrants: array(teamEntrant),
  figures: careerFigures,
  /** Where our pole count and the credited one differ for this team; not where both drivers are its own. */
  pole_differences: array(poleDifference),
});
export type TeamProfile = InferOutput<typeof teamProfile>;
/** The answer of `/api/teams/{teamId}`: one profile, or none for an unknown team. */
export const teamProfiles = pipe(array(teamProfile), maxLength(1));
