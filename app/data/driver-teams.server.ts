import { endpoints } from "#contract/endpoints.ts";
import type { DriverTeams } from "./ask/lines.ts";
import { type HolderTeam, teamsWonFor } from "./records/compute.ts";
import { apiGet } from "./upstream.server.ts";

/** The team of a driver's most wins, else of his last race; none while that is not known. */
export async function driverTeams(): Promise<DriverTeams> {
  const [races, careers] = await Promise.all([
    apiGet(endpoints.recordRaces).catch(() => null),
    apiGet(endpoints.driversOverview).catch(() => null),
  ]);
  const teams = new Map<string, HolderTeam>();
  for (const { driver_id, team_id: id, last_year: year } of careers ?? [])
    if (id !== null) teams.set(driver_id, { id, year });
  for (const [driver, team] of races === null ? [] : teamsWonFor(races)) teams.set(driver, team);
  return teams;
}
