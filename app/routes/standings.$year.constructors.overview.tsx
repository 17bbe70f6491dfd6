import { createFileRoute } from "@tanstack/react-router";
import { withinDeadline } from "#app/platform/deadline.ts";
import { constructorOverviewQuery } from "#app/data/standings.queries.ts";
import {
  ConstructorsOverviewScreen,
  ConstructorsOverviewSkeleton,
} from "#app/features/standings/overview/constructors-overview-screen.tsx";
import { standingsHead } from "#app/seo/standings-head.ts";
import { tableView } from "#app/ui/table/view.ts";

export const Route = createFileRoute("/standings/$year/constructors/overview")({
  validateSearch: tableView,
  // The season's sentence is the page's description (specification §2); a slow archive must not hold back the page.
  loader: async ({ context, params }) => {
    const answer = context.queryClient.fetchQuery(constructorOverviewQuery(Number(params.year)));
    const overview = await withinDeadline(answer);
    return { description: overview?.available ? overview.value.description : undefined };
  },
  head: ({ match, loaderData, params: { year } }) =>
    standingsHead(match.context.siteUrl, {
      year,
      page: "constructors/overview",
      description: loaderData?.description,
    }),
  pendingComponent: ConstructorsOverviewSkeleton,
  component: ConstructorsOverviewScreen,
});
