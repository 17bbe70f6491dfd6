import { createFileRoute } from "@tanstack/react-router";
import { raceOf } from "#app/data/weekend-loaders.ts";
import { dominanceQuery } from "#app/data/weekend.queries.ts";
import { TeamDominanceScreen } from "#app/features/weekend/track-dominance/dominance-screens.tsx";
import { weekendHead } from "#app/seo/weekend-head.ts";
import { DrawingSkeleton } from "#app/ui/drawing/plane.tsx";
import { tableView } from "#app/ui/table/view.ts";

export const Route = createFileRoute("/race/$year/$round/qualifying/team-track-dominance")({
  validateSearch: tableView,
  loader: ({ context, params }) => {
    const session = { ...raceOf(params), session: "Q" } as const;
    void context.queryClient.prefetchQuery(dominanceQuery(session));
  },
  head: weekendHead("/race/$year/$round/qualifying/team-track-dominance"),
  pendingComponent: DrawingSkeleton,
  component: TeamDominanceScreen,
});
