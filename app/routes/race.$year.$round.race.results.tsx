import { createFileRoute } from "@tanstack/react-router";
import { raceOf, prefetchStints } from "#app/data/weekend-loaders.ts";
import { raceClassificationQuery } from "#app/data/weekend.queries.ts";
import {
  RaceResultsScreen,
  RaceResultsSkeleton,
} from "#app/features/weekend/results/race-results-screen.tsx";
import { weekendHead } from "#app/seo/weekend-head.ts";
import { tableView } from "#app/ui/table/view.ts";

export const Route = createFileRoute("/race/$year/$round/race/results")({
  validateSearch: tableView,
  loader: ({ context: { queryClient }, params }) => {
    const race = raceOf(params);
    void queryClient.prefetchQuery(raceClassificationQuery(race, "R"));
    void prefetchStints(queryClient, race, "R");
  },
  head: weekendHead("/race/$year/$round/race/results"),
  pendingComponent: RaceResultsSkeleton,
  component: RaceResultsScreen,
});
