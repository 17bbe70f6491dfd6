import type { DriverDetails, QualifyingChampionship } from "#contract/standings.ts";
import { mean } from "#app/features/drivers/qualifying/head-to-head.ts";

/** A line of the table that qualifying makes, beside the championship's. */
export type QualifyingStanding = {
  position: number;
  driverId: string;
  driverName: string;
  /** Nationality, and the teams of the season joined by " / "; null where those are not known. */
  country: string | null;
  teamName: string | null;
  /** The first of them. */
  teamId: string | null;
  points: number;
  /** How often the driver was first, and among the first three. */
  firsts: number;
  topThrees: number;
  /** Mean place of the sessions in which the driver was placed; null without any. */
  averagePlace: number | null;
  sessions: number;
  /** Place in the championship; null when not placed. */
  championshipPosition: number | null;
  /** Places by which qualifying ranks the driver higher than the championship does; negative for lower. */
  higherBy: number | null;
};

/** Puts the table that qualifying makes beside the championship's. */
export function qualifyingStandings(
  { drivers }: QualifyingChampionship,
  details: DriverDetails["drivers"],
): Array<QualifyingStanding> {
  const season = new Map(details.map((driver) => [driver.driver_id, driver]));
  return drivers.map(({ driver_id, driver_name, position, points, places }) => {
    const driver = season.get(driver_id);
    const placed = places.filter((place) => place !== null);
    const championshipPosition = driver?.position ?? null;
    return {
      position,
      driverId: driver_id,
      driverName: driver_name,
      country: driver?.country ?? null,
      teamName: driver === undefined ? null : teamsOf(driver),
      teamId: driver?.teams[0]?.team_id ?? null,
      points,
      firsts: placed.filter((place) => place === 1).length,
      topThrees: placed.filter((place) => place <= 3).length,
      averagePlace: mean(placed),
      sessions: placed.length,
      championshipPosition,
      higherBy: championshipPosition === null ? null : championshipPosition - position,
    };
  });
}

/** A team with several engines is one. */
function teamsOf({ teams }: DriverDetails["drivers"][number]): string {
  return [...new Set(teams.map(({ team_name }) => team_name))].join(" / ");
}
