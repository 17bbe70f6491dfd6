import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router";
import { prefetchAroundWeekend, raceOf, requireWeekend } from "#app/data/require-weekend.ts";
import { WeekendLayout } from "#app/features/weekend/layout/weekend-layout.tsx";
import { notFoundHead } from "#app/seo/head.ts";

export const Route = createFileRoute("/race/$year/$round")({
  // Imported when a weekend is opened: no other page needs all of these names.
  beforeLoad: async ({ params }) => {
    const { grandPrixName } = await import("#contract/grand-prix-names.ts");
    return { grandPrix: grandPrixName(Number(params.year), Number(params.round)) };
  },
  loader: async ({ context: { queryClient }, params }) => {
    await requireWeekend(queryClient, params);
    await prefetchAroundWeekend(queryClient, raceOf(params));
  },
  head: ({ match, matches }) => notFoundHead(match, matches),
  component: WeekendLayout,
  // Not the plugin's part of the route, all of which a page preloads: few ever see it.
  codeSplitGroupings: [["component"]],
  notFoundComponent: lazyRouteComponent(
    () => import("#app/features/weekend/layout/near-weekends.tsx"),
    "WeekendNotFound",
  ),
});
