import { createFileRoute } from "@tanstack/react-router";
import { raceOf } from "#app/data/known-weekend.ts";
import { timedClassificationQuery } from "#app/data/weekend.queries.ts";
import {
  QualifyingResultsScreen,
  QualifyingResultsSkeleton,
} from "#app/features/weekend/results/qualifying-results-screen.tsx";
import { qualifyingSessions } from "#app/features/weekend/results/qualifying-sessions.ts";
import { weekendHead } from "#app/seo/weekend-head.ts";
import { tableView } from "#app/ui/table/view.ts";

export const Route = createFileRoute("/race/$year/$round/qualifying/results")({
  validateSearch: tableView,
  loader: ({ context: { queryClient }, params }) => {
    const race = raceOf(params);
    for (const session of qualifyingSessions(race.year)) {
      void queryClient.prefetchQuery(timedClassificationQuery(race, session));
    }
  },
  head: ({ match, params }) => weekendHead(match.context, params, "/race/$year/$round/qualifying/results"),
  pendingComponent: QualifyingResultsSkeleton,
  component: QualifyingResultsScreen,
});
