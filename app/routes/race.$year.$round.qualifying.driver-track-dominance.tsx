import { createFileRoute } from "@tanstack/react-router";
import { raceOf } from "#app/data/weekend-loaders.ts";
import { dominanceQuery } from "#app/data/weekend.queries.ts";
import { DriverDominanceScreen } from "#app/features/weekend/track-dominance/dominance-screens.tsx";
import { driversSearch } from "#app/features/weekend/weekend-search.ts";
import { weekendHead } from "#app/seo/weekend-head.ts";
import { DrawingSkeleton } from "#app/ui/drawing/plane.tsx";

export const Route = createFileRoute("/race/$year/$round/qualifying/driver-track-dominance")({
  validateSearch: driversSearch,
  loader: ({ context, params }) => {
    const session = { ...raceOf(params), session: "Q" } as const;
    void context.queryClient.prefetchQuery(dominanceQuery(session));
  },
  head: weekendHead("/race/$year/$round/qualifying/driver-track-dominance"),
  pendingComponent: DrawingSkeleton,
  component: DriverDominanceScreen,
});
