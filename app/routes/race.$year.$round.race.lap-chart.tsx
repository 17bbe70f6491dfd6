import { createFileRoute } from "@tanstack/react-router";
import { raceOf } from "#app/data/weekend-loaders.ts";
import { raceLapsQuery, raceClassificationQuery } from "#app/data/weekend.queries.ts";
import { LapChartScreen } from "#app/features/weekend/race-laps/lap-chart-screen.tsx";
import { lapChartSearch } from "#app/features/weekend/weekend-search.ts";
import { weekendHead } from "#app/seo/weekend-head.ts";
import { DrawingSkeleton } from "#app/ui/drawing/plane.tsx";

export const Route = createFileRoute("/race/$year/$round/race/lap-chart")({
  validateSearch: lapChartSearch,
  loader: ({ context, params }) => {
    const race = raceOf(params);
    void context.queryClient.prefetchQuery(raceLapsQuery({ ...race, session: "R" }));
    void context.queryClient.prefetchQuery(raceClassificationQuery(race, "R"));
  },
  head: weekendHead("/race/$year/$round/race/lap-chart"),
  pendingComponent: DrawingSkeleton,
  component: () => <LapChartScreen session="R" />,
});
