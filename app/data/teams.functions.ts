import { createServerFn } from "@tanstack/react-start";
import { endpoints } from "#contract/endpoints.ts";
import { teamId } from "#contract/ids.ts";
import { type TeamProfile } from "#contract/profiles.ts";
import { apiGet } from "./upstream.server.ts";

/** Every race and sprint result of a team, newest first. */
export const fetchTeamResults = createServerFn({ method: "GET" })
  .validator(teamId)
  .handler(({ data }) => apiGet(endpoints.teamResults, data));

/** A team's seasons, newest first. */
export const fetchTeamChampionship = createServerFn({ method: "GET" })
  .validator(teamId)
  .handler(({ data }) => apiGet(endpoints.teamChampionship, data));

/** A team's profile with its history in figures; null for an unknown team. */
export const fetchTeamProfile = createServerFn({ method: "GET" })
  .validator(teamId)
  .handler(async ({ data }): Promise<TeamProfile | null> => {
    const [profile] = await apiGet(endpoints.teamProfile, data);
    return profile ?? null;
  });

/** A team's seasons in figures, oldest first. */
export const fetchTeamSeasons = createServerFn({ method: "GET" })
  .validator(teamId)
  .handler(({ data }) => apiGet(endpoints.teamSeasons, data));
