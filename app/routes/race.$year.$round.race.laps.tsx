import { createFileRoute } from "@tanstack/react-router";
import { raceOf } from "#app/data/weekend-loaders.ts";
import { raceClassificationQuery, raceLapsQuery } from "#app/data/weekend.queries.ts";
import { LapsScreen } from "#app/features/weekend/race-laps/laps-screen.tsx";
import { lapsSearch } from "#app/features/weekend/weekend-search.ts";
import { weekendHead } from "#app/seo/weekend-head.ts";
import { DrawingSkeleton } from "#app/ui/drawing/plane.tsx";

export const Route = createFileRoute("/race/$year/$round/race/laps")({
  validateSearch: lapsSearch,
  loader: ({ context, params }) => {
    const race = raceOf(params);
    void context.queryClient.prefetchQuery(raceLapsQuery({ ...race, session: "R" }));
    void context.queryClient.prefetchQuery(raceClassificationQuery(race, "R"));
  },
  head: weekendHead("/race/$year/$round/race/laps"),
  pendingComponent: DrawingSkeleton,
  component: () => <LapsScreen session="R" />,
});
