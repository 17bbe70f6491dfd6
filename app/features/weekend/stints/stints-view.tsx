import { useMemo } from "react";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { StintBars } from "./stint-bars.tsx";
import type { StintChart } from "./stint-lines.ts";
import { stintRows, stintsTable, untimedStintsTable } from "./stints-table.tsx";

/** Stints as bars, and the same as a table. */
export function StintsView({ chart, method }: { chart: StintChart; method: string }) {
  const { lines } = chart;
  const rows = useMemo(() => stintRows(lines), [lines]);
  return (
    <div className="drawn">
      <StintBars chart={chart} />
      <DataTable table={chart.compounds ? stintsTable : untimedStintsTable} rows={rows} method={method} />
    </div>
  );
}
