import { createFileRoute } from "@tanstack/react-router";
import { raceOf } from "#app/data/weekend-loaders.ts";
import { timedClassificationQuery } from "#app/data/weekend.queries.ts";
import {
  OverviewSkeleton,
  SprintQualifyingOverviewScreen,
} from "#app/features/weekend/overview/overview-screens.tsx";
import { weekendHead } from "#app/seo/weekend-head.ts";

export const Route = createFileRoute("/race/$year/$round/sprint-qualifying/")({
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(timedClassificationQuery(raceOf(params), "SQ"));
  },
  head: weekendHead("/race/$year/$round/sprint-qualifying/"),
  pendingComponent: OverviewSkeleton,
  component: SprintQualifyingOverviewScreen,
});
