import { freshness } from "#contract/freshness.ts";
import type { TeamId } from "#contract/ids.ts";
import { fetchTeamChampionship, fetchTeamResults } from "./teams.functions.ts";
import { factsQuery } from "./facts.ts";

/** Every race and sprint result of a team, newest first. */
export function teamResultsQuery(teamId: TeamId) {
  return factsQuery({
    key: ["team", teamId, "results"],
    fetch: () => fetchTeamResults({ data: teamId }),
    staleMs: freshness.teamResults.staleMs,
  });
}

/** A team's seasons, newest first. */
export function teamChampionshipQuery(teamId: TeamId) {
  return factsQuery({
    key: ["team", teamId, "championship"],
    fetch: () => fetchTeamChampionship({ data: teamId }),
    staleMs: freshness.teamChampionship.staleMs,
  });
}
