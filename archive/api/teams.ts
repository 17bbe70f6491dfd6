import { listTeams } from "#archive/queries/reference.ts";
import { paths } from "#contract/paths.ts";
import { preparedRoute } from "./prepared.ts";
import type { Route } from "./router.ts";

/** What is asked about teams. An unknown team has no rows. */
export const teamRoutes: Array<Route> = [
  { path: "/api/teams", answer: (env) => listTeams(env.DB) },
  preparedRoute("/api/teams/{teamId}/results", paths.teamResults),
  preparedRoute("/api/teams/{teamId}/championship-data", paths.teamChampionship),
];
