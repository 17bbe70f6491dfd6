import { createFileRoute } from "@tanstack/react-router";
import { qualifyingTeammatesQuery } from "#app/data/standings.queries.ts";
import {
  HeadToHeadScreen,
  HeadToHeadSkeleton,
} from "#app/features/standings/qualifying-teammates/head-to-head-screen.tsx";
import { teammatesSearch } from "#app/features/standings/standings-search.ts";
import { standingsHead } from "#app/seo/standings-head.ts";

export const Route = createFileRoute("/standings/$year/drivers/teammateHeadToHeadQualifying")({
  validateSearch: teammatesSearch,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(qualifyingTeammatesQuery(Number(params.year)));
  },
  head: ({ match, params: { year } }) =>
    standingsHead(match.context.siteUrl, { year, page: "drivers/teammateHeadToHeadQualifying" }),
  pendingComponent: HeadToHeadSkeleton,
  component: HeadToHeadScreen,
});
