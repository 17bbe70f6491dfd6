import { freshness } from "#contract/freshness.ts";
import type { TeamId } from "#contract/ids.ts";
import { apiQuery } from "./api-query.ts";

/** Every race and sprint result of a team, newest first. */
export function teamResultsQuery(teamId: TeamId) {
  return apiQuery({
    key: ["team", teamId, "results"],
    fetch: ({ fetchTeamResults }) => fetchTeamResults({ data: teamId }),
    staleMs: freshness.teamResults.staleMs,
  });
}

/** A team's seasons, newest first. */
export function teamChampionshipQuery(teamId: TeamId) {
  return apiQuery({
    key: ["team", teamId, "championship"],
    fetch: ({ fetchTeamChampionship }) => fetchTeamChampionship({ data: teamId }),
    staleMs: freshness.teamChampionship.staleMs,
  });
}

/** A team's profile with its history in figures; null for an unknown team. */
export function teamProfileQuery(teamId: TeamId) {
  return apiQuery({
    key: ["team", teamId, "profile"],
    fetch: ({ fetchTeamProfile }) => fetchTeamProfile({ data: teamId }),
    staleMs: freshness.teamProfile.staleMs,
  });
}

/** A team's seasons in figures, oldest first. */
export function teamSeasonsQuery(teamId: TeamId) {
  return apiQuery({
    key: ["team", teamId, "seasons"],
    fetch: ({ fetchTeamSeasons }) => fetchTeamSeasons({ data: teamId }),
    staleMs: freshness.teamChampionship.staleMs,
  });
}
