import { createFileRoute } from "@tanstack/react-router";
import { prefetchRaces } from "#app/data/races-page.ts";
import { RacesScreen, RacesSkeleton } from "#app/features/races/races-screen.tsx";
import { racesSearch } from "#app/features/races/search.ts";
import { racesHead } from "#app/seo/races-head.ts";

export const Route = createFileRoute("/races/")({
  validateSearch: racesSearch,
  loaderDeps: ({ search: { year, driver } }) => ({ year, driver }),
  loader: ({ context, deps }) => prefetchRaces(context.queryClient, deps),
  head: ({ match }) => racesHead(match.context.siteUrl, match.search),
  component: RacesScreen,
  pendingComponent: RacesSkeleton,
});
