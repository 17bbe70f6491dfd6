import { createFileRoute } from "@tanstack/react-router";
import { qualifyingTeammatesQuery } from "#app/data/standings.queries.ts";
import {
  TeammateGapsScreen,
  TeammateGapsSkeleton,
} from "#app/features/standings/qualifying-teammates/gaps-screen.tsx";
import { teammatesSearch } from "#app/features/standings/standings-search.ts";
import { standingsHead } from "#app/seo/standings-head.ts";

export const Route = createFileRoute("/standings/$year/drivers/teammateQualifyingGap")({
  validateSearch: teammatesSearch,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(qualifyingTeammatesQuery(Number(params.year)));
  },
  head: ({ match, params: { year } }) =>
    standingsHead(match.context.siteUrl, { year, page: "drivers/teammateQualifyingGap" }),
  pendingComponent: TeammateGapsSkeleton,
  component: TeammateGapsScreen,
});
