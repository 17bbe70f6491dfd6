import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useMemo } from "react";
import { teamPath } from "#app/text/page-paths.ts";
import { firstConstructorsSeason } from "#contract/ids.ts";
import type { ConstructorOverview, ConstructorStanding } from "#contract/championship.ts";
import { constructorOverviewQuery } from "#app/data/standings.queries.ts";
import { SeasonFacts, NoConstructorsYet, constructorsFailed } from "../layout/season-facts.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import {
  type Extra,
  type WithGap,
  extraOf,
  overviewFinding,
  overviewMethod,
  withGaps,
  overviewColumns,
} from "./columns.tsx";
import { FavouriteMark } from "#app/features/favourites/favourite-button.tsx";
import { Named } from "#app/ui/flag/flag.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { type Column, type Table, defineTable } from "#app/ui/table/definition.ts";
import { constructorName } from "../lines.ts";

/** A season's constructors' championship. */
export function ConstructorsOverviewScreen() {
  const year = Number(useParams({ from: "/standings/$year/constructors/overview" }).year);
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
  return (
    <>
      {overview.description === undefined ? null : <p className="mb-3 max-w-200">{overview.description}</p>}
      <DataTable table={table} rows={rows} method={overviewMethod(overview, extra)} />
    </>
  );
}

export function ConstructorsOverviewSkeleton() {
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
    caption: "Constructors' championship",
    noun: ["constructor", "constructors"],
    columns: overviewColumns(who, extra),
    bar: "team_name",
    twoStay: true,
  });
}
