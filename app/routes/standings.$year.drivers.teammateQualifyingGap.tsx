import { createFileRoute } from "@tanstack/react-router";
import { useMemo } from "react";
import { qualifyingTeammatesQuery } from "#app/data/standings.queries.ts";
import { driverLink, teamOfPair } from "#app/features/standings/qualifying-teammates/head-to-head-table.tsx";
import {
  type Gap,
  gapOf,
  gapsMethod,
  type Pair,
  pairsMethod,
} from "#app/features/standings/qualifying-teammates/pairs.ts";
import { SeasonPairs } from "#app/features/standings/qualifying-teammates/season-pairs.tsx";
import { seasonTeammatesSearch } from "#app/features/standings/standings-search.ts";
import { useTeamColours } from "#app/features/team-colours/use-team-colours.ts";
import { standingsHead } from "#app/seo/standings-head.ts";
import { formatGap, formatSigned, rounded } from "#app/text/format.ts";
import { teamPath } from "#app/text/page-paths.ts";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { type Column, defineTable } from "#app/ui/table/definition.ts";

export const Route = createFileRoute("/standings/$year/drivers/teammateQualifyingGap")({
  validateSearch: seasonTeammatesSearch,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(qualifyingTeammatesQuery(Number(params.year)));
  },
  head: ({ match, params: { year } }) =>
    standingsHead(match.context.siteUrl, { year, page: "drivers/teammateQualifyingGap" }),
  pendingComponent: TeammateGapsSkeleton,
  component: TeammateGapsScreen,
});

/** Teammates in a season's qualifying: who was faster by how much. */
function TeammateGapsScreen() {
  const year = Number(Route.useParams().year);
  const search = Route.useSearch();
  return (
    <>
      <h2>Qualifying gaps between teammates</h2>
      <SeasonPairs year={year} search={search}>
        {(pairs, session) => (
          <Gaps pairs={pairs} year={year} method={`${pairsMethod(session)} ${gapsMethod}`} />
        )}
      </SeasonPairs>
    </>
  );
}

function Gaps({ pairs, year, method }: { pairs: Array<Pair>; year: number; method: string }) {
  const gaps = useMemo(() => pairs.map(gapOf), [pairs]);
  const table = useTeamColours(gapsTable, year, teamOfPair);
  return <DataTable table={table} rows={gaps} method={method} />;
}

function TeammateGapsSkeleton() {
  return (
    <>
      <h2>Qualifying gaps between teammates</h2>
      <TableSkeleton table={gapsTable} />
    </>
  );
}

/** Per pair of teammates, who was faster by how much. */
const gapsTable = defineTable<Gap>({
  name: "season-gaps",
  wrapsHeads: true,
  caption: "Qualifying gaps between teammates",
  noun: ["pair", "pairs"],
  bar: "faster",
  columns: [
    {
      id: "team",
      label: "Team",
      value: (gap) => gap.teamName,
      cell: (gap) => <a href={teamPath(gap.teamId)}>{gap.teamName}</a>,
      look: "aside",
      phone: "lead",
      width: [8.5, 1],
    },
    {
      id: "faster",
      label: "Faster driver",
      value: (gap) => gap.faster.name,
      cell: (gap) => driverLink(gap.faster),
      phone: "name",
      width: [10, 1.2],
    },
    {
      id: "slower",
      label: "Slower driver",
      value: (gap) => gap.slower.name,
      cell: (gap) => driverLink(gap.slower),
      look: "aside",
      phone: "detail",
      phoneWords: { before: "ahead of " },
      width: [10, 1.2],
    },
    {
      ...gapColumn("median_gap", "Median gap (s)", (gap) => gap.medianGap),
      phone: "value",
      phoneWords: { after: " s" },
      width: 5.75,
    },
    { ...gapColumn("mean_gap", "Mean gap (s)", (gap) => gap.meanGap), width: 5.75 },
    {
      ...gapColumn("median_gap_percent", "Median gap (%)", (gap) => gap.medianGapPercent, formatPerCent),
      width: 5.75,
    },
    {
      ...gapColumn("mean_gap_percent", "Mean gap (%)", (gap) => gap.meanGapPercent, formatPerCent),
      width: 5.75,
    },
    {
      id: "sessions",
      label: "Sessions",
      value: (gap) => gap.sessions,
      numeric: true,
      width: 5.5,
    },
    {
      id: "ahead",
      label: "Ahead in",
      value: (gap) => gap.ahead,
      numeric: true,
      phone: "second",
      phoneWords: { before: "in ", after: " sessions", one: " session" },
      width: 5,
    },
    {
      id: "left_out",
      label: "Left out",
      value: (gap) => gap.leftOut,
      numeric: true,
      width: 5,
    },
  ],
});

function formatPerCent(gap: number | null): string {
  return formatSigned(gap, 3);
}

function gapColumn(
  id: string,
  label: string,
  value: (gap: Gap) => number | null,
  format: (gap: number | null) => string = formatGap,
): Column<Gap> {
  return {
    id,
    label,
    value: (gap) => rounded(value(gap), 3),
    cell: (gap) => format(value(gap)),
    numeric: true,
    firstSort: "asc",
  };
}
