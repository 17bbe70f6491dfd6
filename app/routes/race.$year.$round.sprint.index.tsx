import { createFileRoute } from "@tanstack/react-router";
import { raceOf } from "#app/data/weekend-loaders.ts";
import { raceClassificationQuery } from "#app/data/weekend.queries.ts";
import { OverviewSkeleton, SprintOverviewScreen } from "#app/features/weekend/overview/overview-screens.tsx";
import { weekendHead } from "#app/seo/weekend-head.ts";

export const Route = createFileRoute("/race/$year/$round/sprint/")({
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(raceClassificationQuery(raceOf(params), "S"));
  },
  head: weekendHead("/race/$year/$round/sprint/"),
  pendingComponent: OverviewSkeleton,
  component: SprintOverviewScreen,
});
