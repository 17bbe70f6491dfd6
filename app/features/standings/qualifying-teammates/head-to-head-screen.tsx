import { useParams, useSearch } from "@tanstack/react-router";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { headToHeadTable } from "./head-to-head-table.tsx";
import { SeasonPairs } from "./season-pairs.tsx";
import { pairsMethod } from "./pairs.ts";

const from = "/standings/$year/drivers/teammateHeadToHeadQualifying";

/** Teammates in a season's qualifying: who was faster how often. */
export function HeadToHeadScreen() {
  const year = Number(useParams({ from }).year);
  const search = useSearch({ from });
  return (
    <>
      <h2>Teammates in qualifying</h2>
      <SeasonPairs year={year} search={search}>
        {(pairs, session) => <DataTable table={headToHeadTable} rows={pairs} method={pairsMethod(session)} />}
      </SeasonPairs>
    </>
  );
}

export function HeadToHeadSkeleton() {
  return (
    <>
      <h2>Teammates in qualifying</h2>
      <TableSkeleton table={headToHeadTable} />
    </>
  );
}
