import type { FastestLaps } from "#contract/timing/lap.ts";
import type { TimedDriver } from "#contract/timing/session.ts";
import { formatGap, formatLapTime, formatSigned, formatValue, noValue, rounded } from "#app/text/format.ts";
import { type Column, type Table, defineTable } from "#app/ui/table/definition.ts";
import { withMedal } from "#app/ui/places.tsx";
import { Fastest, TyreMark, compoundNames, lapsDone } from "#app/features/weekend/marks.tsx";
import * as columns from "../timing/timed-drivers.tsx";
import { driversLines } from "../timing/timed-drivers.tsx";
import { type LapComparison, type LapComparisonRow, deletedText } from "./traces.ts";

type Line = FastestLaps["lines"][number];

/** One driver's fastest lap. */
export type LapRow = {
  driver: TimedDriver;
  /** Place by this lap, counted from 1; null without one. */
  place: number | null;
  best: Line["best"];
  deleted: Line["deleted"];
};

/** Everyone's fastest lap, the fastest first; those without one last, in order of classification. */
export function lapRows(document: FastestLaps): Array<LapRow> {
  return driversLines(document)
    .toSorted((one, other) => (time(one.line) === time(other.line) ? 0 : time(one.line) - time(other.line)))
    .map(({ driver, line }) => {
      const faster = document.lines.filter((other) => time(other) < time(line)).length;
      return {
        driver,
        place: line.best === null ? null : 1 + faster,
        best: line.best,
        deleted: line.deleted,
      };
    });
}

/** Infinity for who has none: equal to itself, though the difference of two is no number. */
function time({ best }: Line): number {
  return best?.seconds ?? Infinity;
}

function sectorColumn(id: string, index: number): Column<LapRow> {
  return {
    id,
    label: `Sector ${index + 1}`,
    value: ({ best }) => best?.sectors[index] ?? null,
    cell: ({ best }) => formatLapTime(best?.sectors[index] ?? null),
    numeric: true,
    firstSort: "asc",
  };
}

/** Every driver's fastest lap. */
const lapsTable = defineTable<LapRow>({
  name: "fastest-laps",
  heading: "Fastest lap of each driver",
  caption: "Fastest lap of each driver",
  noun: ["driver", "drivers"],
  bar: "driver",
  columns: [
    {
      id: "place",
      label: "Pos",
      value: ({ place }) => place,
      cell: ({ place }) => withMedal(place, formatValue(place)),
      numeric: true,
      firstSort: "asc",
      look: "place",
      phone: "place",
      width: 3.5,
    },
    { ...columns.driverColumn, phone: "name", width: [12, 1.2] },
    { ...columns.teamColumn, phone: "lead", width: [8, 1] },
    {
      id: "lap",
      label: "Lap",
      value: ({ best }) => best?.lap ?? null,
      numeric: true,
      firstSort: "asc",
      phone: "detail",
      phoneWords: { before: "lap " },
      width: 3,
    },
    {
      id: "time",
      label: "Time",
      value: ({ best }) => best?.seconds ?? null,
      cell: ({ best, place }) => <Fastest when={place === 1}>{formatLapTime(best?.seconds ?? null)}</Fastest>,
      numeric: true,
      firstSort: "asc",
      phone: "value",
      width: 6,
    },
    {
      id: "gap",
      label: "Gap (s)",
      value: ({ best }) => best?.gap ?? null,
      cell: ({ best, place }) => (place === 1 ? noValue : formatGap(best?.gap ?? null)),
      numeric: true,
      firstSort: "asc",
      phone: "second",
      width: 5,
    },
    { ...sectorColumn("sector_a", 0), width: 5.75 },
    { ...sectorColumn("sector_b", 1), width: 5.75 },
    { ...sectorColumn("sector_c", 2), width: 5.75 },
    {
      id: "tyre",
      label: "Tyre",
      value: ({ best }) => tyreText(best),
      cell: ({ best }) =>
        best === null || best.compound === null ? (
          noValue
        ) : (
          <>
            <TyreMark compound={best.compound} /> {lapsDone(best.tyre_age)}
          </>
        ),
      width: 5.75,
    },
    {
      id: "deleted",
      label: "Deleted laps",
      value: ({ deleted }) => (deleted.length === 0 ? null : deleted.map(deletedText).join("; ")),
      cell: ({ deleted }) =>
        deleted.length === 0 ? noValue : deleted.map((lap) => <p key={lap.lap}>{deletedText(lap)}</p>),
      width: [13, 1],
    },
  ],
});

function tyreText(best: Line["best"]): string | null {
  if (best === null || best.compound === null) return null;
  const age = lapsDone(best.tyre_age);
  return age === null ? compoundNames[best.compound] : `${compoundNames[best.compound]}, ${age}`;
}

/** The table of these laps: without deleted laps where nobody has one. */
export function lapsTableOf(rows: ReadonlyArray<LapRow>): Table<LapRow> {
  if (rows.some(({ deleted }) => deleted.length > 0)) return lapsTable;
  return { ...lapsTable, columns: lapsTable.columns.filter(({ id }) => id !== "deleted") };
}

/** The numbers of a comparison over the lap. */
export function lapComparisonTable({ first, second }: LapComparison): Table<LapComparisonRow> {
  const [one, other] = [first.driver.driver_code, second.driver.driver_code];
  return defineTable({
    name: "lap-comparison",
    wrapsHeads: true,
    caption: `Speeds of ${first.driver.driver_name} and ${second.driver.driver_name} over the lap`,
    noun: ["point", "points"],
    columns: [
      {
        id: "metres",
        label: "Distance (m)",
        value: ({ metres }) => metres,
        numeric: true,
        firstSort: "asc",
        width: [6, 1],
        smallWidth: [4.25, 1],
      },
      {
        id: "first",
        label: `${one} (km/h)`,
        value: (row) => row.first,
        numeric: true,
        width: [6, 1],
        smallWidth: [4.25, 1],
      },
      {
        id: "second",
        label: `${other} (km/h)`,
        value: (row) => row.second,
        numeric: true,
        width: [6, 1],
        smallWidth: [4.25, 1],
      },
      {
        id: "difference",
        label: `${one} faster by (km/h)`,
        value: (row) => row.first - row.second,
        cell: (row) => formatSigned(row.first - row.second, 0),
        numeric: true,
        width: [6, 1],
        smallWidth: [4.25, 1],
      },
      {
        id: "behind",
        label: `${one} ahead by (s)`,
        value: ({ behind }) => rounded(behind, 2),
        cell: ({ behind }) => formatSigned(behind, 2),
        numeric: true,
        width: [6, 1],
        smallWidth: [4.25, 1],
      },
    ],
  });
}
