import { createFileRoute } from "@tanstack/react-router";
import { circuitLapsQuery } from "#app/data/circuits.queries.ts";
import { CircuitLapsScreen } from "#app/features/lap-figures/lap-figures.tsx";
import { circuitHead } from "#app/seo/circuit-head.ts";
import { tableView } from "#app/ui/table/view.ts";

export const Route = createFileRoute("/circuits/$circuitId/laps")({
  validateSearch: tableView,
  loader: ({ context: { queryClient }, params: { circuitId } }) => {
    void queryClient.prefetchQuery(circuitLapsQuery(circuitId));
  },
  head: ({ match, params }) => circuitHead(match.context.siteUrl, "laps", params.circuitId),
  component: CircuitLapsScreen,
});
