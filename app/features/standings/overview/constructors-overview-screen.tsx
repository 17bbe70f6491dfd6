import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useMemo } from "react";
import { firstConstructorsSeason } from "#contract/ids.ts";
import type { ConstructorOverview } from "#contract/championship.ts";
import { constructorOverviewQuery } from "#app/data/standings.queries.ts";
import { SeasonFacts } from "../layout/season-facts.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { constructorsFailed, NoConstructorsYet } from "../layout/constructors.tsx";
import { constructorsTable, constructorsTables } from "./constructors-table.tsx";
import { extraOf, overviewMethod, withGaps } from "./lines.ts";

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
  const table = useMemo(() => constructorsTable(extra, overview.year), [extra, overview.year]);
  return (
    <>
      {overview.description === undefined ? null : (
        <p className="standings-description">{overview.description}</p>
      )}
      <DataTable table={table} rows={rows} method={overviewMethod(overview, extra)} />
    </>
  );
}

export function ConstructorsOverviewSkeleton() {
  return <TableSkeleton table={constructorsTables.none} />;
}
