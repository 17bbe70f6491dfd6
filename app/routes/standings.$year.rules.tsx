import { createFileRoute } from "@tanstack/react-router";
import { ruleText } from "#contract/rules/address.ts";
import { seasonUnderRulesQuery } from "#app/data/standings.queries.ts";
import { rulesSearch } from "#app/features/rules/rules-search.ts";
import { SeasonRulesScreen, SeasonRulesSkeleton } from "#app/features/rules/season-rules-screen.tsx";
import { standingsHead } from "#app/seo/standings-head.ts";

export const Route = createFileRoute("/standings/$year/rules")({
  validateSearch: rulesSearch,
  loaderDeps: ({ search }) => ({ rules: ruleText(search) }),
  loader: ({ context: { queryClient }, params, deps: { rules } }) => {
    void queryClient.prefetchQuery(seasonUnderRulesQuery(Number(params.year), rules));
  },
  head: ({ match, params: { year } }) =>
    standingsHead(match.context.siteUrl, { year, page: "rules", rules: ruleText(match.search) || "most" }),
  pendingComponent: SeasonRulesSkeleton,
  component: SeasonRulesScreen,
});
