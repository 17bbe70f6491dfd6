import { createServerFn } from "@tanstack/react-start";
import { teamSeasonRows } from "#contract/careers.ts";
import { teamChampionshipRows } from "#contract/championship.ts";
import { freshness } from "#contract/freshness.ts";
import { teamId } from "#contract/ids.ts";
import { paths } from "#contract/paths.ts";
import { type TeamProfile, teamProfiles } from "#contract/profiles.ts";
import { resultRows } from "#contract/results.ts";
import { apiGet } from "./upstream.server.ts";

/** Every race and sprint result of a team, newest first. */
export const fetchTeamResults = createServerFn({ method: "GET" })
  .validator(teamId)
  .handler(({ data }) => apiGet(paths.teamResults(data), resultRows, freshness.teamResults));

/** A team's seasons, newest first. */
export const fetchTeamChampionship = createServerFn({ method: "GET" })
  .validator(teamId)
  .handler(({ data }) =>
    apiGet(paths.teamChampionship(data), teamChampionshipRows, freshness.teamChampionship),
  );

/** Who a team is, and its history in figures; null when the archive knows no such team. */
export const fetchTeamProfile = createServerFn({ method: "GET" })
  .validator(teamId)
  .handler(async ({ data }): Promise<TeamProfile | null> => {
    const [profile] = await apiGet(paths.teamProfile(data), teamProfiles, freshness.teamProfile);
    return profile ?? null;
  });

/** A team's seasons in figures, oldest first. */
export const fetchTeamSeasons = createServerFn({ method: "GET" })
  .validator(teamId)
  .handler(({ data }) => apiGet(paths.teamSeasons(data), teamSeasonRows, freshness.teamChampionship));
