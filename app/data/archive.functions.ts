import type { TeamEntry } from "#contract/archive.ts";
import type { TeamId } from "#contract/ids.ts";
import { createServerFn } from "@tanstack/react-start";
import { endpoints } from "#contract/endpoints.ts";
import { apiGet } from "./upstream.server.ts";

/** What the archive contains. */
export const fetchArchiveInfo = createServerFn({ method: "GET" }).handler(() => apiGet(endpoints.archive));

/** Every driver, by id. */
export const fetchDriverEntries = createServerFn({ method: "GET" }).handler(() => apiGet(endpoints.drivers));

/** A team of the list; its name in full where another team is called the same, as two are Lotus. */
export type ListedTeam = TeamEntry & { full_name: string | null };

/** Every team, by id. */
export const fetchTeamEntries = createServerFn({ method: "GET" }).handler(
  async (): Promise<Array<ListedTeam>> => {
    const teams = await apiGet(endpoints.teams);
    const named = Map.groupBy(teams, ({ team_name }) => team_name);
    return Promise.all(
      teams.map(async (team) => ({
        ...team,
        full_name: named.get(team.team_name)?.length === 1 ? null : await fullName(team.team_id),
      })),
    );
  },
);

/** A team's name in full; null where it cannot be had. */
async function fullName(id: TeamId): Promise<string | null> {
  const [profile] = await apiGet(endpoints.teamProfile, id).catch(() => []);
  return profile?.full_name ?? null;
}

/** The archive's downloadable files and their contents. */
export const fetchDataFiles = createServerFn({ method: "GET" }).handler(() => apiGet(endpoints.dataFiles));
