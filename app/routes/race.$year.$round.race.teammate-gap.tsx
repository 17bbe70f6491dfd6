import { createFileRoute } from "@tanstack/react-router";
import { raceOf, prefetchGaps } from "#app/data/weekend-loaders.ts";
import { TeammateGapScreen } from "#app/features/weekend/teammate-gap/teammate-gap-screen.tsx";
import { weekendHead } from "#app/seo/weekend-head.ts";
import { DrawingSkeleton } from "#app/ui/drawing/plane.tsx";
import { tableView } from "#app/ui/table/view.ts";

export const Route = createFileRoute("/race/$year/$round/race/teammate-gap")({
  validateSearch: tableView,
  loader: ({ context, params }) => prefetchGaps(context.queryClient, raceOf(params), "R"),
  head: weekendHead("/race/$year/$round/race/teammate-gap"),
  pendingComponent: DrawingSkeleton,
  component: () => <TeammateGapScreen session="R" />,
});
