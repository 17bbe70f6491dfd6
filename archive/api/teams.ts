import { paths } from "#contract/paths.ts";
import { preparedList, preparedPair, preparedRoute } from "./prepared.ts";
import type { Route } from "./router.ts";

/** What is asked about teams. An unknown team has no rows. */
export const teamRoutes: Array<Route> = [
  preparedList(paths.teams()),
  preparedRoute("/api/teams/{teamId}", paths.teamProfile),
  preparedRoute("/api/teams/{teamId}/seasons", paths.teamSeasons),
  preparedRoute("/api/teams/{teamId}/results", paths.teamResults),
  preparedRoute("/api/teams/{teamId}/championship-data", paths.teamChampionship),
  preparedRoute("/api/teams/{teamId}/circuits", paths.teamCircuits),
  preparedPair("/api/teams/{teamId}/against/{otherId}", paths.teamAgainst),
];
