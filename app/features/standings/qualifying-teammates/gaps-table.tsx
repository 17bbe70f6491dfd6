import { rounded } from "#app/ui/format-number.ts";
import { formatGap } from "#app/ui/format-time.ts";
import { type Column, defineTable } from "#app/ui/table/definition.ts";
import { driverLink } from "./duels-table.tsx";
import type { Gap } from "./pairs.ts";

/** Per pair of teammates, who was faster by how much. */
export const gapsTable = defineTable<Gap>({
  name: "season-gaps",
  caption: "Qualifying gaps between teammates",
  noun: ["pair", "pairs"],
  columns: [
    {
      id: "team",
      label: "Team",
      value: (gap) => gap.teamName,
      cell: (gap) => <a href={`/teams/${gap.teamId}/`}>{gap.teamName}</a>,
    },
    {
      id: "faster",
      label: "Faster Driver",
      value: (gap) => gap.faster.name,
      cell: (gap) => driverLink(gap.faster),
    },
    {
      id: "slower",
      label: "Slower Driver",
      value: (gap) => gap.slower.name,
      cell: (gap) => driverLink(gap.slower),
    },
    gapColumn("median_gap", "Median Gap (s)", (gap) => gap.medianGap),
    gapColumn("mean_gap", "Mean Gap (s)", (gap) => gap.meanGap),
    gapColumn("median_gap_percent", "Median Gap (%)", (gap) => gap.medianGapPercent),
    gapColumn("mean_gap_percent", "Mean Gap (%)", (gap) => gap.meanGapPercent),
    { id: "sessions", label: "Sessions", value: (gap) => gap.sessions, numeric: true },
    { id: "ahead", label: "Ahead In", value: (gap) => gap.ahead, numeric: true },
    { id: "left_out", label: "Left Out", value: (gap) => gap.leftOut, numeric: true },
  ],
});

function gapColumn(id: string, label: string, value: (gap: Gap) => number | null): Column<Gap> {
  return {
    id,
    label,
    value: (gap) => rounded(value(gap), 3),
    cell: (gap) => formatGap(value(gap)),
    numeric: true,
    firstSort: "asc",
  };
}
