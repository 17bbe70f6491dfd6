import type { RaceStory } from "#contract/timing/race-laps.ts";
import { formatGap, formatSeconds, formatSigned, noValue } from "#app/text/format.ts";
import { type Column, defineTable } from "#app/ui/table/definition.ts";
import { statusWords } from "../laps/lap-parts.tsx";
import { driverColumn, teamColumn } from "../timing/timed-drivers.tsx";
import { gapParts, type Pair, type Part } from "./story-sentences.ts";

type PairRow = { pair: Pair; ahead: string; behind: string };

/** Every pair of cars, with the names of both drivers. */
export function pairRows({ drivers, pairs }: RaceStory): Array<PairRow> {
  return pairs.map((pair) => ({
    pair,
    ahead: drivers[pair.ahead]?.driver_name ?? "",
    behind: drivers[pair.behind]?.driver_name ?? "",
  }));
}

/** The gap of every pair of cars, and its parts. */
export const pairsTable = defineTable<PairRow>({
  name: "gap-ledger",
  caption: "Gaps between all pairs of cars, and their parts",
  noun: ["pair", "pairs"],
  widths: "equal",
  equalWidths: { second: 11 },
  columns: [
    { id: "ahead", label: "Ahead", value: ({ ahead }) => ahead },
    { id: "behind", label: "Behind", value: ({ behind }) => behind },
    { id: "to_lap", label: "To lap", value: ({ pair }) => pair.to_lap, numeric: true },
    secondsColumn("gap", "Gap (s)"),
    ...gapParts.map(({ key, head }) => secondsColumn(key, head)),
  ],
});

function secondsColumn(id: "gap" | Part["key"], label: string): Column<PairRow> {
  return {
    id,
    label,
    value: ({ pair }) => pair[id],
    cell: ({ pair }) => formatGap(pair[id]),
    numeric: true,
  };
}

type DriverRow = { driver: RaceStory["drivers"][number]; line: RaceStory["places"][number] };

/** Places won and lost by each car. */
export const driversTable = defineTable<DriverRow>({
  name: "race-places",
  caption: "Places won and lost, and what neutralisations gave",
  noun: ["driver", "drivers"],
  bar: "driver",
  columns: [
    driverColumn,
    teamColumn,
    { id: "grid", label: "Grid", value: ({ line }) => line.grid, numeric: true, firstSort: "asc", width: 4 },
    {
      id: "first_lap",
      label: "After lap 1",
      value: ({ line }) => line.first_lap,
      numeric: true,
      firstSort: "asc",
      width: 6.25,
    },
    {
      id: "track_won",
      label: "Won on track",
      value: ({ line }) => line.track_won,
      numeric: true,
      width: 6.75,
    },
    {
      id: "track_lost",
      label: "Lost on track",
      value: ({ line }) => line.track_lost,
      numeric: true,
      width: 6.75,
    },
    {
      id: "stops_won",
      label: "Won by stops",
      value: ({ line }) => line.stops_won,
      numeric: true,
      width: 6.75,
    },
    {
      id: "stops_lost",
      label: "Lost by stops",
      value: ({ line }) => line.stops_lost,
      numeric: true,
      width: 6.75,
    },
    {
      id: "neutralised",
      label: "Neutralisations (s)",
      value: ({ line }) => line.neutralised,
      cell: ({ line }) => formatSigned(line.neutralised, 1),
      numeric: true,
      width: 9.25,
    },
  ],
});

type StopRow = { driver: RaceStory["drivers"][number]; line: RaceStory["stops"][number] };

/** What each pit stop cost. */
export const stopsTable = defineTable<StopRow>({
  name: "stop-losses",
  caption: "What each pit stop cost",
  noun: ["stop", "stops"],
  bar: "driver",
  columns: [
    { ...driverColumn, grouped: true },
    { id: "lap", label: "Lap", value: ({ line }) => line.lap, numeric: true, firstSort: "asc", width: 4 },
    { id: "under", label: "Track", value: ({ line }) => statusWords[line.under], width: [8, 1] },
    {
      id: "lost",
      label: "Lost (s)",
      value: ({ line }) => line.lost,
      cell: ({ line }) => (line.lost === null ? noValue : formatSeconds(line.lost)),
      numeric: true,
      firstSort: "asc",
      width: 6,
    },
  ],
  groupOf: ({ driver }) => driver.driver_id,
});
