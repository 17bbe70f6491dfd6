import { createFileRoute } from "@tanstack/react-router";
import { listedCircuitsQuery } from "#app/data/circuits.queries.ts";
import { calendarQuery } from "#app/data/races.queries.ts";
import { CircuitListScreen } from "#app/features/circuits/circuit-list-screen.tsx";
import { listHead } from "#app/seo/lists-head.ts";
import { circuitListSearch } from "#app/features/circuits/circuit-list-search.ts";

export const Route = createFileRoute("/circuits/")({
  validateSearch: circuitListSearch,
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(listedCircuitsQuery());
    void context.queryClient.prefetchQuery(calendarQuery(null));
  },
  head: ({ match }) => listHead(match.context.siteUrl, "circuits"),
  component: CircuitListScreen,
});
