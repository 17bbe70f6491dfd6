import { createFileRoute } from "@tanstack/react-router";
import { ruleText } from "#contract/rules/address.ts";
import { championsQuery } from "#app/data/standings.queries.ts";
import { ChampionsScreen, ChampionsSkeleton } from "#app/features/rules/champions-screen.tsx";
import { championsSearch } from "#app/features/rules/rules-search.ts";
import { listHead } from "#app/seo/lists-head.ts";

export const Route = createFileRoute("/champions/")({
  validateSearch: championsSearch,
  loaderDeps: ({ search }) => ({ rules: ruleText(search) }),
  loader: ({ context: { queryClient }, deps: { rules } }) => {
    void queryClient.prefetchQuery(championsQuery(rules));
  },
  head: ({ match }) => listHead(match.context.siteUrl, "champions"),
  pendingComponent: ChampionsSkeleton,
  component: ChampionsScreen,
});
