import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useMemo } from "react";
import type { ConstructorOverview, ConstructorStanding } from "#contract/championship.ts";
import { firstConstructorsSeason } from "#contract/ids.ts";
import { constructorOverviewQuery } from "#app/data/standings.queries.ts";
import { FavouriteMark } from "#app/features/favourites/favourite-button.tsx";
import {
  constructorsFailed,
  NoConstructorsYet,
  SeasonFacts,
} from "#app/features/standings/layout/season-facts.tsx";
import { constructorName } from "#app/features/standings/lines.ts";
import {
  type Extra,
  extraOf,
  overviewColumns,
  overviewFinding,
  overviewMethod,
  type WithGap,
  withGaps,
} from "#app/features/standings/overview/columns.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { withinDeadline } from "#app/platform/deadline.ts";
import { standingsHead } from "#app/seo/standings-head.ts";
import { teamPath } from "#app/text/page-paths.ts";
import { Named } from "#app/ui/flag/flag.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { type Column, defineTable, type Table } from "#app/ui/table/definition.ts";
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
      {(overview) => <Constructors overview={overview} />}
    </SeasonFacts>
  );
}

function Constructors({ overview }: { overview: ConstructorOverview }) {
  const rows = useMemo(() => withGaps(overview.standings), [overview]);
  const extra = extraOf(overview.standings);
  const table = useMemo(
    () => ({
      ...constructorsTable(extra, overview.year),
      heading: overviewFinding(overview, overview.standings.map(constructorName)),
    }),
    [extra, overview],
  );
  return <DataTable table={table} rows={rows} method={overviewMethod(overview, extra)} />;
}

function ConstructorsOverviewSkeleton() {
  return <TableSkeleton table={constructorsTables.none} />;
}

type ConstructorLine = WithGap<ConstructorStanding>;

const who: ReadonlyArray<Column<ConstructorLine>> = [
  {
    id: "team_name",
    label: "Constructor",
    value: constructorName,
    cell: ({ country, team_id, team_name, engine }) => (
      <>
        <Named country={country} href={teamPath(team_id)} name={team_name} />
        <FavouriteMark kind="team" id={team_id} />
        {engine === null ? null : ` (${engine})`}
      </>
    ),
    phone: "name",
    width: [13, 2],
  },
];

/** The table in the colours of a season. */
function constructorsTable(extra: Extra, year: number): Table<ConstructorLine> {
  return { ...constructorsTables[extra], rowClass: ({ team_id }) => teamClass(team_id, year) };
}

/** A season's constructors' table, with what it has to show besides the usual. */
const constructorsTables = { none: make("none"), gross: make("gross"), possible: make("possible") };

function make(extra: Extra) {
  return defineTable<ConstructorLine>({
    name: extra === "none" ? "standings-constructors" : "standings-constructors-extra",
    caption: "Constructors’ championship",
    noun: ["constructor", "constructors"],
    columns: overviewColumns(who, extra),
    bar: "team_name",
    twoStickyColumns: true,
  });
}
