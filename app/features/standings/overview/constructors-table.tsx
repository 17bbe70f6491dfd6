import { type ReactNode, useMemo } from "react";
import type { ConstructorOverview, ConstructorStanding } from "#contract/championship.ts";
import { FavouriteMark } from "#app/features/favourites/favourite-button.tsx";
import { constructorName } from "#app/features/standings/lines.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { teamPath } from "#app/text/page-paths.ts";
import { Named } from "#app/ui/flag/flag.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { type Column, defineTable, type Table } from "#app/ui/table/definition.ts";
import {
  type Extra,
  extraOf,
  overviewColumns,
  overviewFinding,
  overviewMethod,
  type WithGap,
  withGaps,
} from "./columns.tsx";

type ConstructorStandingsProps = {
  overview: ConstructorOverview;
  /** What stands above the rows. */
  above?: ReactNode;
};

/** A season's constructors' championship, headed by how the first two stand. */
export function ConstructorStandings({ overview, above }: ConstructorStandingsProps) {
  const rows = useMemo(
    () => withGaps(overview.standings, overview.rounds_run >= overview.rounds),
    [overview],
  );
  const extra = extraOf(overview.standings);
  const table = useMemo(
    () => ({
      ...constructorsTable(extra, overview.year),
      heading: overviewFinding(overview, overview.standings.map(constructorName)),
    }),
    [extra, overview],
  );
  return <DataTable table={table} rows={rows} above={above} method={overviewMethod(overview, extra)} />;
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
export const constructorsTables = { none: make("none"), gross: make("gross"), possible: make("possible") };

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
