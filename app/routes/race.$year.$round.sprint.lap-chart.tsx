import { createFileRoute } from "@tanstack/react-router";
import { raceOf } from "#app/data/weekend-loaders.ts";
import { raceLapsQuery, raceClassificationQuery } from "#app/data/weekend.queries.ts";
import { LapChartScreen } from "#app/features/weekend/race-laps/lap-chart-screen.tsx";
import { lapChartSearch } from "#app/features/weekend/weekend-search.ts";
import { weekendHead } from "#app/seo/weekend-head.ts";
import { DrawingSkeleton } from "#app/ui/drawing/plane.tsx";

export const Route = createFileRoute("/race/$year/$round/sprint/lap-chart")({
  validateSearch: lapChartSearch,
  loader: ({ context, params }) => {
    const race = raceOf(params);
    void context.queryClient.prefetchQuery(raceLapsQuery({ ...race, session: "S" }));
    void context.queryClient.prefetchQuery(raceClassificationQuery(race, "S"));
  },
  head: weekendHead("/race/$year/$round/sprint/lap-chart"),
  pendingComponent: DrawingSkeleton,
  component: () => <LapChartScreen session="S" />,
});
