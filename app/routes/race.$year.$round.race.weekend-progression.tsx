import { createFileRoute } from "@tanstack/react-router";
import { raceOf } from "#app/data/require-weekend.ts";
import { lapPositionsQuery, progressionQuery } from "#app/data/weekend.queries.ts";
import { ProgressionScreen } from "#app/features/weekend/progression/progression-screen.tsx";
import { progressionSearch } from "#app/features/weekend/weekend-search.ts";
import { weekendHead } from "#app/seo/weekend-head.ts";
import { DrawingSkeleton } from "#app/ui/drawing/plane.tsx";

export const Route = createFileRoute("/race/$year/$round/race/weekend-progression")({
  validateSearch: progressionSearch,
  loaderDeps: ({ search: { view } }) => ({ view }),
  loader: ({ context: { queryClient }, params, deps: { view } }) => {
    const race = raceOf(params);
    void queryClient.prefetchQuery(progressionQuery(race));
    if (view === "laps") void queryClient.prefetchQuery(lapPositionsQuery({ ...race, session: "R" }));
  },
  head: ({ match, params }) =>
    weekendHead(match.context, params, "/race/$year/$round/race/weekend-progression"),
  pendingComponent: DrawingSkeleton,
  component: ProgressionScreen,
});
