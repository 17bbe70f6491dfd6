import { useParams, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { gapsTable } from "./gaps-table.tsx";
import { gapOf, type Pair } from "./pairs.ts";
import { SeasonPairs } from "./season-pairs.tsx";
import { gapsMethod, pairsMethod } from "./texts.ts";

const from = "/standings/$year/drivers/teammateQualifyingGap";

/** Teammates in a season's qualifying: who was faster by how much. */
export function TeammateGapsScreen() {
  const year = Number(useParams({ from }).year);
  const search = useSearch({ from });
  return (
    <>
      <h2>Qualifying gaps between teammates</h2>
      <SeasonPairs year={year} search={search}>
        {(pairs, session) => <Gaps pairs={pairs} method={`${pairsMethod(session)} ${gapsMethod}`} />}
      </SeasonPairs>
    </>
  );
}

function Gaps({ pairs, method }: { pairs: Array<Pair>; method: string }) {
  const gaps = useMemo(() => pairs.map(gapOf), [pairs]);
  return <DataTable table={gapsTable} rows={gaps} method={method} />;
}

export function TeammateGapsSkeleton() {
  return (
    <>
      <h2>Qualifying gaps between teammates</h2>
      <TableSkeleton table={gapsTable} />
    </>
  );
}
