import { useMemo } from "react";
import type { SeasonRound } from "#contract/standings.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import type { GridRow } from "./cells.ts";
import { kinds, resultsTable } from "./results-table.tsx";
import { resultsMethod } from "./texts.ts";

type SeasonResultsProps = {
  of: keyof typeof kinds;
  year: number;
  /** All of the calendar; rounds to come have no column. */
  rounds: ReadonlyArray<SeasonRound>;
  rows: Array<GridRow>;
};

/** The table of a season's results, round by round. */
export function SeasonResults({ of, year, rounds, rows }: SeasonResultsProps) {
  const run = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const table = useMemo(() => resultsTable(kinds[of], year, rounds.slice(0, run)), [of, year, rounds, run]);
  return <DataTable table={table} rows={rows} method={resultsMethod(of, rows)} />;
}
