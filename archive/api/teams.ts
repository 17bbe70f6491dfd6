import { paths } from "#contract/paths.ts";
import { readSharedSeasons } from "#archive/queries/teams-against.ts";
import { idParam } from "./params.ts";
import { preparedList, preparedRoute } from "./prepared.ts";
import type { Route } from "./router.ts";

/** What is asked about teams. An unknown team has no rows. */
export const teamRoutes: Array<Route> = [
  preparedList(paths.teams()),
  preparedRoute("/api/teams/{teamId}", paths.teamProfile),
  preparedRoute("/api/teams/{teamId}/seasons", paths.teamSeasons),
  preparedRoute("/api/teams/{teamId}/results", paths.teamResults),
  preparedRoute("/api/teams/{teamId}/championship-data", paths.teamChampionship),
  preparedRoute("/api/teams/{teamId}/circuits", paths.teamCircuits),
  {
    path: "/api/teams/{teamId}/against/{otherId}",
    answer: async (env, [team = "", other = ""]) => {
      const { version, facts } = await readSharedSeasons(env.DB, idParam(team), idParam(other));
      return { version, body: JSON.stringify(facts) };
    },
  },
];
