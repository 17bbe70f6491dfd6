import { createFileRoute } from "@tanstack/react-router";
import { raceOf } from "#app/data/weekend-loaders.ts";
import { fastestLapsQuery, speedTracesQuery } from "#app/data/weekend.queries.ts";
import { FastestLapScreen } from "#app/features/weekend/fastest-lap/fastest-lap-screen.tsx";
import { fastestLapSearch } from "#app/features/weekend/weekend-search.ts";
import { weekendHead } from "#app/seo/weekend-head.ts";
import { DrawingSkeleton } from "#app/ui/drawing/plane.tsx";

export const Route = createFileRoute("/race/$year/$round/sprint-qualifying/driver-fastest-lap")({
  validateSearch: fastestLapSearch,
  loader: ({ context, params }) => {
    const session = { ...raceOf(params), session: "SQ" } as const;
    void context.queryClient.prefetchQuery(fastestLapsQuery(session));
    void context.queryClient.prefetchQuery(speedTracesQuery(session));
  },
  head: weekendHead("/race/$year/$round/sprint-qualifying/driver-fastest-lap"),
  pendingComponent: DrawingSkeleton,
  component: () => <FastestLapScreen session="SQ" />,
});
