import { createFileRoute } from "@tanstack/react-router";
import { raceOf } from "#app/data/weekend-loaders.ts";
import { raceClassificationQuery } from "#app/data/weekend.queries.ts";
import {
  SprintResultsScreen,
  SprintResultsSkeleton,
} from "#app/features/weekend/results/race-results-screen.tsx";
import { weekendHead } from "#app/seo/weekend-head.ts";
import { tableView } from "#app/ui/table/view.ts";

export const Route = createFileRoute("/race/$year/$round/sprint/results")({
  validateSearch: tableView,
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(raceClassificationQuery(raceOf(params), "S"));
  },
  head: weekendHead("/race/$year/$round/sprint/results"),
  pendingComponent: SprintResultsSkeleton,
  component: SprintResultsScreen,
});
