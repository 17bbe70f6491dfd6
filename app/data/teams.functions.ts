import { createServerFn } from "@tanstack/react-start";
import { teamChampionshipRows } from "#contract/championship.ts";
import { teamId } from "#contract/ids.ts";
import { paths } from "#contract/paths.ts";
import { resultRows } from "#contract/results.ts";
import { apiGet } from "./upstream.server.ts";

/** Every race and sprint result of a team, newest first. */
export const fetchTeamResults = createServerFn({ method: "GET" })
  .validator(teamId)
  .handler(({ data }) => apiGet(paths.teamResults(data), resultRows));

/** A team's seasons, newest first. */
export const fetchTeamChampionship = createServerFn({ method: "GET" })
  .validator(teamId)
  .handler(({ data }) => apiGet(paths.teamChampionship(data), teamChampionshipRows));
