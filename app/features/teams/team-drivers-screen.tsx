import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { teamResultsQuery } from "#app/data/teams.queries.ts";

export function TeamDriversScreen() {
  const { teamId } = useParams({ from: "/teams/$teamId/drivers" });
  const { data } = useSuspenseQuery(teamResultsQuery(teamId));
  return <p>{data.available ? data.value.length : "–"}</p>;
}
