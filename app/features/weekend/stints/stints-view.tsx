import { useMemo } from "react";
import { useFirstFrame } from "#app/ui/first-frame.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { StintBars } from "./stint-bars.tsx";
import type { StintChart } from "./stint-lines.ts";
import { useRace } from "../layout/use-weekend.ts";
import { useTeamColours } from "#app/features/team-colours/use-team-colours.ts";
import { stintRows, stintsTable, teamOfStint, untimedStintsTable } from "./stints-table.tsx";

/** Stints as bars, and the same as a table, which lies below the screen. */
export function StintsView({ chart, method }: { chart: StintChart; method: string }) {
  const { lines } = chart;
  const rows = useMemo(() => stintRows(lines), [lines]);
  const isFirstFrame = useFirstFrame();
  const { year } = useRace();
  const table = useTeamColours(chart.compounds ? stintsTable : untimedStintsTable, year, teamOfStint);
  return (
    <div className="drawn">
      <StintBars chart={chart} />
      {isFirstFrame ? null : <DataTable table={table} rows={rows} method={method} />}
    </div>
  );
}
