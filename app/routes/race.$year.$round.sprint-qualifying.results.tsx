import { createFileRoute } from "@tanstack/react-router";
import { raceOf } from "#app/data/weekend-loaders.ts";
import { timedClassificationQuery } from "#app/data/weekend.queries.ts";
import {
  SprintQualifyingResultsScreen,
  QualifyingResultsSkeleton,
} from "#app/features/weekend/results/timed-results-screens.tsx";
import { weekendHead } from "#app/seo/weekend-head.ts";
import { tableView } from "#app/ui/table/view.ts";

export const Route = createFileRoute("/race/$year/$round/sprint-qualifying/results")({
  validateSearch: tableView,
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(timedClassificationQuery(raceOf(params), "SQ"));
  },
  head: weekendHead("/race/$year/$round/sprint-qualifying/results"),
  pendingComponent: QualifyingResultsSkeleton,
  component: SprintQualifyingResultsScreen,
});
