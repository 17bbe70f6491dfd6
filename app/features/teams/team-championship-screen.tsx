import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { teamChampionshipQuery } from "#app/data/teams.queries.ts";

export function TeamChampionshipScreen() {
  const { teamId } = useParams({ from: "/teams/$teamId/championship" });
  const { data } = useSuspenseQuery(teamChampionshipQuery(teamId));
  return <p>{data.available ? data.value.length : "–"}</p>;
}
