import { createFileRoute } from "@tanstack/react-router";
import { prefetchTimed, raceOf } from "#app/data/weekend-loaders.ts";
import { paceQuery } from "#app/data/weekend.queries.ts";
import { PaceScreen } from "#app/features/weekend/race-laps/pace-screen.tsx";
import { paceSearch } from "#app/features/weekend/weekend-search.ts";
import { weekendHead } from "#app/seo/weekend-head.ts";
import { DrawingSkeleton } from "#app/ui/drawing/plane.tsx";

export const Route = createFileRoute("/race/$year/$round/sprint/pace")({
  validateSearch: paceSearch,
  loader: ({ context, params }) => {
    const race = raceOf(params);
    return prefetchTimed(context.queryClient, paceQuery({ ...race, session: "S" }), race, "S");
  },
  head: weekendHead("/race/$year/$round/sprint/pace"),
  pendingComponent: DrawingSkeleton,
  component: () => <PaceScreen session="S" />,
});
