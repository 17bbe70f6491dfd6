import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useMemo } from "react";
import type { QualifyingChampionship } from "#contract/standings.ts";
import { driverDetailsQuery, qualifyingChampionshipQuery } from "#app/data/standings.queries.ts";
import { SeasonFacts } from "../layout/season-facts.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { qualifyingChampionshipTable } from "./qualifying-championship-table.tsx";
import { qualifyingStandings } from "./qualifying-standings.ts";

const method =
  "First, Top 3, Average and Placed are of the places in qualifying; a first place is not a pole where a penalty moved the driver back. Championship is the place in the season's real table, Difference how many places higher (+) or lower (−) qualifying alone would put the driver. Source: F1DB.";

/** A season's table as if qualifying gave the points, compared with the real one. */
export function QualifyingChampionshipScreen() {
  const year = Number(useParams({ from: "/standings/$year/drivers/qualifyingChampionship" }).year);
  const { data } = useSuspenseQuery(qualifyingChampionshipQuery(year));
  return (
    <>
      <h2>Qualifying championship</h2>
      <SeasonFacts
        year={year}
        facts={data}
        detail="qualifying"
        isEmpty={({ drivers }) => drivers.length === 0}
      >
        {(championship) => <Championship championship={championship} />}
      </SeasonFacts>
    </>
  );
}

function Championship({ championship }: { championship: QualifyingChampionship }) {
  const { data } = useSuspenseQuery(driverDetailsQuery(championship.year));
  const rows = useMemo(
    () => qualifyingStandings(championship, data.available ? data.value.drivers : []),
    [championship, data],
  );
  return (
    <>
      <p className="standings-about">{championship.rule}</p>
      <DataTable table={qualifyingChampionshipTable} rows={rows} method={method} />
    </>
  );
}

export function QualifyingChampionshipSkeleton() {
  return (
    <>
      <h2>Qualifying championship</h2>
      <TableSkeleton table={qualifyingChampionshipTable} />
    </>
  );
}
