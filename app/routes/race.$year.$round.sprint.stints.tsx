import { createFileRoute } from "@tanstack/react-router";
import { raceOf, prefetchStints } from "#app/data/weekend-loaders.ts";
import { raceClassificationQuery } from "#app/data/weekend.queries.ts";
import { StintsScreen } from "#app/features/weekend/stints/stints-screen.tsx";
import { weekendHead } from "#app/seo/weekend-head.ts";
import { DrawingSkeleton } from "#app/ui/drawing/plane.tsx";
import { tableView } from "#app/ui/table/view.ts";

export const Route = createFileRoute("/race/$year/$round/sprint/stints")({
  validateSearch: tableView,
  loader: ({ context: { queryClient }, params }) => {
    const race = raceOf(params);
    void queryClient.prefetchQuery(raceClassificationQuery(race, "S"));
    return prefetchStints(queryClient, race, "S");
  },
  head: weekendHead("/race/$year/$round/sprint/stints"),
  pendingComponent: DrawingSkeleton,
  component: () => <StintsScreen session="S" />,
});
