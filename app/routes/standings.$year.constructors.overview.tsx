import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { firstConstructorsSeason } from "#contract/ids.ts";
import { constructorOverviewQuery } from "#app/data/standings.queries.ts";
import {
  constructorsFailed,
  NoConstructorsYet,
  SeasonFacts,
} from "#app/features/standings/layout/season-facts.tsx";
import {
  ConstructorStandings,
  constructorsTables,
} from "#app/features/standings/overview/constructors-table.tsx";
import { withinDeadline } from "#app/platform/deadline.ts";
import { standingsHead } from "#app/seo/standings-head.ts";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { tableView } from "#app/ui/table/view.ts";

export const Route = createFileRoute("/standings/$year/constructors/overview")({
  validateSearch: tableView,
  // The season's sentence is the page's description; a slow archive must not hold back the page.
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

/** A season's constructors' championship. */
function ConstructorsOverviewScreen() {
  const year = Number(Route.useParams().year);
  const { data } = useSuspenseQuery(constructorOverviewQuery(year));
  if (year < firstConstructorsSeason) return <NoConstructorsYet year={year} />;
  return (
    <SeasonFacts
      year={year}
      facts={data}
      detail="standings"
      isEmpty={({ standings }) => standings.length === 0}
      {...(data.available ? {} : { note: constructorsFailed })}
    >
      {(overview) => <ConstructorStandings overview={overview} />}
    </SeasonFacts>
  );
}

function ConstructorsOverviewSkeleton() {
  return <TableSkeleton table={constructorsTables.none} />;
}
