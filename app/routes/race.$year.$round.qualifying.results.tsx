import { createFileRoute } from "@tanstack/react-router";
import { raceOf } from "#app/data/weekend-loaders.ts";
import { timedClassificationQuery } from "#app/data/weekend.queries.ts";
import {
  QualifyingResultsScreen,
  QualifyingResultsSkeleton,
} from "#app/features/weekend/results/timed-results-screens.tsx";
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
  head: weekendHead("/race/$year/$round/qualifying/results"),
  pendingComponent: QualifyingResultsSkeleton,
  component: QualifyingResultsScreen,
});

/** The last season whose qualifying was made of runs on record as sessions of their own. */
const lastRuns = 2005;

/** The sessions that the page of a season's qualifying is made of. */
export function qualifyingSessions(year: number): ReadonlyArray<"Q" | "Q1D" | "Q2D"> {
  return year > lastRuns ? ["Q"] : ["Q", "Q1D", "Q2D"];
}
