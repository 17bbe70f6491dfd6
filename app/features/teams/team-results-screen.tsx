import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { teamResultsQuery } from "#app/data/teams.queries.ts";

/** Every race and sprint result of a team. */
export function TeamResultsScreen() {
  const { teamId } = useParams({ from: "/teams/$teamId/" });
  const { data } = useSuspenseQuery(teamResultsQuery(teamId));
  return <p>{data.available ? data.value.length : "–"}</p>;
}
