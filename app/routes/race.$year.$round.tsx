import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router";
import { prefetchAroundWeekend, raceOf, requireWeekend } from "#app/data/weekend-loaders.ts";
import type { Weekend } from "#contract/weekend.ts";
import { WeekendLayout } from "#app/features/weekend/layout/weekend-layout.tsx";
import { notFoundHead } from "#app/seo/head.ts";

export const Route = createFileRoute("/race/$year/$round")({
  // Imported when a weekend is opened: no other page needs all of these names.
  beforeLoad: async ({ params }) => {
    const { grandPrixName } = await import("#contract/grand-prix-names.ts");
    return { grandPrix: grandPrixName(Number(params.year), Number(params.round)) };
  },
  loader: async ({ context: { queryClient }, params, location: { pathname } }) => {
    const weekend = await requireWeekend(queryClient, params);
    await prefetchAroundWeekend(queryClient, raceOf(params));
    // Descriptions are read where pages are asked for by their address.
    return import.meta.env.SSR ? { pathname, about: await aboutOf(weekend, pathname) } : null;
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

/** What a page of a weekend has. @param weekend null while it is not known what of it is held */
async function aboutOf(weekend: Weekend | null, pathname: string): Promise<string | null> {
  const { weekendAbout } = await import("#app/seo/weekend-about.ts");
  return weekendAbout(pathname.replace(/^\/race\/\d+\/\d+/, "/race/$year/$round"), weekend);
}
