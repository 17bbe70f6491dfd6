import { createFileRoute } from "@tanstack/react-router";
import { raceOf } from "#app/data/weekend-loaders.ts";
import { topSpeedQuery } from "#app/data/weekend.queries.ts";
import { TopSpeedScreen } from "#app/features/weekend/top-speed/top-speed-screen.tsx";
import { weekendHead } from "#app/seo/weekend-head.ts";
import { DrawingSkeleton } from "#app/ui/drawing/plane.tsx";
import { tableView } from "#app/ui/table/view.ts";

export const Route = createFileRoute("/race/$year/$round/qualifying/driver-top-speed")({
  validateSearch: tableView,
  loader: ({ context, params }) => {
    const session = { ...raceOf(params), session: "Q" } as const;
    void context.queryClient.prefetchQuery(topSpeedQuery(session));
  },
  head: weekendHead("/race/$year/$round/qualifying/driver-top-speed"),
  pendingComponent: DrawingSkeleton,
  component: () => <TopSpeedScreen session="Q" />,
});
