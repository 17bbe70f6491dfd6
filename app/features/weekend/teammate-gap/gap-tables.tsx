import { driverPath, teamPath } from "#app/text/page-paths.ts";
import { type Column, defineTable, type Table } from "#app/ui/table/definition.ts";
import { formatGap, formatSigned, rounded } from "#app/text/format.ts";
import type { TimedDriver } from "#contract/timing/session.ts";
import { type GapPanel, gapDecimals } from "./gap-panels.ts";

/** A driver of a pair of teammates. */
type Driver = { driver_id: string; driver_name: string; team_id: string; team_name: string };

/** Two teammates, the better classified first. */
type Pair = { ahead: Driver; behind: Driver };

/** The columns that tables of pairs share: whose cars they are, and which of the two was ahead. */
export const pairColumns = {
  team: {
    id: "team",
    label: "Team",
    value: ({ ahead }) => ahead.team_name,
    cell: ({ ahead }) => <a href={teamPath(ahead.team_id)}>{ahead.team_name}</a>,
  },
  betterClassified: driverColumn("ahead", "First driver"),
  teammate: driverColumn("behind", "Teammate"),
} satisfies Record<string, Column<Pair>>;

function driverColumn(which: keyof Pair, label: string): Column<Pair> {
  return {
    id: which,
    label,
    value: (pair) => pair[which].driver_name,
    cell: (pair) => <a href={driverPath(pair[which].driver_id)}>{pair[which].driver_name}</a>,
  };
}

/** The id of a pair's team. */
export const teamOfPair = ({ ahead }: Pair) => ahead.team_id;

/** Each pair of teammates of a race, summed up. */
export const pairsTable = defineTable<GapPanel>({
  name: "gap-pairs",
  wrapsHeads: true,
  caption: "Gaps between teammates",
  heading: "Gap of every pair",
  bar: "team",
  noun: ["pair", "pairs"],
  columns: [
    { ...pairColumns.team, width: [8, 1], smallWidth: 6 },
    { ...pairColumns.betterClassified, width: [10, 1.4], smallWidth: 8 },
    { ...pairColumns.teammate, width: [10, 1.4], smallWidth: 8 },
    {
      id: "last_gap",
      label: "Last gap (s)",
      value: ({ last }) => rounded(last?.gap ?? null, gapDecimals),
      cell: ({ last }) => formatSigned(last?.gap ?? null, gapDecimals),
      numeric: true,
      width: [5.5, 0.8],
      smallWidth: 5.25,
    },
    {
      id: "last_lap",
      label: "On lap",
      value: ({ last }) => last?.lap ?? null,
      numeric: true,
      width: [5.5, 0.8],
      smallWidth: 5.25,
    },
    {
      id: "median",
      label: "Median difference (s)",
      value: ({ median }) => median,
      cell: ({ median }) => formatGap(median),
      numeric: true,
      width: [5.5, 0.8],
      smallWidth: 5.25,
    },
    {
      id: "median_percent",
      label: "Median difference (%)",
      value: ({ medianPercent }) => rounded(medianPercent, 3),
      cell: ({ medianPercent }) => formatSigned(medianPercent, 3),
      numeric: true,
      width: [5.5, 0.8],
      smallWidth: 5.25,
    },
    {
      id: "compared",
      label: "Laps compared",
      value: ({ comparableLaps }) => comparableLaps,
      numeric: true,
      width: [5.5, 0.8],
      smallWidth: 5.25,
    },
    {
      id: "stops",
      label: "Stops",
      value: ({ aheadStops, behindStops }) => `${aheadStops.length} : ${behindStops.length}`,
      sortable: false,
      numeric: true,
      width: [4.5, 0.6],
      smallWidth: 3.5,
    },
  ],
});

/** One lap: the gap of each pair at its end, in the order of the pairs. */
export type LapRow = { lap: number; gaps: ReadonlyArray<number | null> };

/** The numbers that the lines are drawn from. */
export function lapRows(panels: ReadonlyArray<GapPanel>, laps: number): Array<LapRow> {
  return Array.from({ length: laps }, (_, index) => ({
    lap: index + 1,
    gaps: panels.map(({ gaps }) => gaps[index] ?? null),
  }));
}

/** The table of gaps lap by lap, a column for each pair. */
export function lapsTable(panels: ReadonlyArray<GapPanel>): Table<LapRow> {
  return defineTable({
    name: `gap-laps-${panels.length}`,
    caption: "Gaps lap by lap, in seconds",
    noun: ["lap", "laps"],
    columns: [
      { id: "lap", label: "Lap", value: ({ lap }) => lap, numeric: true, firstSort: "asc", width: 3.5 },
      ...panels.map(({ ahead, behind }, index) => pairColumn(ahead, behind, index)),
    ],
  });
}

function pairColumn(ahead: TimedDriver, behind: TimedDriver, index: number): Column<LapRow> {
  return {
    id: behind.driver_id,
    label: `${ahead.driver_code}–${behind.driver_code}`,
    value: ({ gaps }) => rounded(gaps[index] ?? null, gapDecimals),
    cell: ({ gaps }) => formatSigned(gaps[index] ?? null, gapDecimals),
    numeric: true,
    width: [5, 1],
  };
}
