import { type ComponentProps, useMemo } from "react";
import type { RaceLapTimes } from "#contract/timing/race-laps.ts";
import type { Compound } from "#contract/timing/session.ts";
import { compoundLetters, lapsDone, tyreClass, TyreMark } from "#app/features/weekend/marks.tsx";
import { formatLapTime, formatSeconds, noValue } from "#app/text/format.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { type Column, defineTable, type Table } from "#app/ui/table/definition.ts";
import { shortDriverColumn } from "../timing/timed-drivers.tsx";
import { bandNames, type Bands } from "../laps/lap-parts.tsx";
import { RowPlace } from "../laps/row-parts.tsx";
import { neighboursAt } from "./lap-gaps.ts";
import { type fastestLaps, personalBestLap, type ToneRow, tyreOn } from "./lap-tones.ts";
import { type ColouredBy, toneClass } from "./lap-cells.tsx";

/** The id of the cell of the first car on a lap that chips lead to. */
export function jumpId(lap: number): string {
  return `from-lap-${lap}`;
}

/** Laps worth going to: the first, every twentieth, and where neutralisations begin. */
export function jumpLaps(laps: number, bands: Bands): Array<{ lap: number; text: string }> {
  const rounds = Array.from({ length: Math.floor(laps / 20) }, (_, index) => (index + 1) * 20);
  return [
    ...[1, ...rounds].map((lap) => ({ lap, text: String(lap) })),
    ...(bands ?? []).map(({ kind, from_lap }) => ({ lap: from_lap, text: `${bandNames[kind]} ${from_lap}` })),
  ];
}

/** The numbers of the laps once more: a table that scrolls sideways takes its head along when the page scrolls. */
export function LapFoot({ laps }: { laps: number }) {
  return (
    <tfoot aria-hidden="true">
      <tr>
        {Array.from({ length: laps + 1 }, (_, lap) => (
          <th key={lap}>
            <span>{lap === 0 ? "Lap" : lap}</span>
          </th>
        ))}
      </tr>
    </tfoot>
  );
}

type GridTable = {
  laps: number;
  by: ColouredBy;
  bands: Bands;
  heading: string | undefined;
  /** The fastest lap, or the first of those as fast, which are marked too; null for none. */
  fastest: ReturnType<typeof fastestLaps>[number] | null;
  /** The id of the driver whose row chips lead to. */
  first: string | undefined;
  /** By driver, the classified place or the word for none. */
  results: ReadonlyMap<string, string>;
};

/** A column for each lap of the race, with the laps of all cars. */
export function gridTable({ laps, by, bands, heading, fastest, first, results }: GridTable): Table<ToneRow> {
  const jumps = new Set(jumpLaps(laps, bands).map(({ lap }) => lap));
  const columns = Array.from({ length: laps }, (_, index): Column<ToneRow> => {
    const lap = index + 1;
    return {
      id: `lap${lap}`,
      label: `Lap ${lap}`,
      head: String(lap),
      value: ({ line }) => line.seconds[index] ?? null,
      cell: (row) => (
        <LapCell
          row={row}
          lap={lap}
          by={by}
          shade={shadeOf(row.line, lap, bands)}
          fastest={fastest}
          id={jumps.has(lap) && row.driver.driver_id === first ? jumpId(lap) : undefined}
        />
      ),
      numeric: true,
      firstSort: "asc",
    };
  });
  return defineTable({
    name: by === "pace" ? "laps-by-pace" : "laps-by-tyre",
    caption: "Every lap of every car",
    heading,
    noun: ["driver", "drivers"],
    widths: "equal",
    bar: "driver",
    equalWidths: { each: by === "pace" ? 4.5 : 5, smallFirst: 5.25 },
    columns: [driverLapsColumn(results), ...columns],
  });
}

/** Who drove them, after their place, with a link to the list of their laps. */
function driverLapsColumn(results: GridTable["results"]): Column<ToneRow> {
  return {
    ...shortDriverColumn,
    cell: ({ driver: { driver_id, driver_name, driver_code }, line }) => (
      <span className="flex items-center gap-2">
        <RowPlace place={line.position ?? results.get(driver_id) ?? noValue} />
        <a href={`?driver=${driver_id}`} title={`Laps of ${driver_name}`}>
          <span className="max-md:sr-only">{driver_name}</span>
          <span className="md:hidden" aria-hidden="true">
            {driver_code}
          </span>
        </a>
      </span>
    ),
  };
}

const bandShades = {
  SC: "bg-safety-car",
  VSC: "bg-safety-car",
  RED: "bg-red-flag",
} as const;

/** The class of a lap on which its car, or the leader, was neutralised; those behind have not driven as many laps by then. */
function shadeOf({ neutralised_laps }: ToneRow["line"], lap: number, bands: Bands): string {
  const next = bands?.find(({ to_lap }) => lap <= to_lap);
  if (next === undefined) return "";
  return next.from_lap <= lap || neutralised_laps.includes(lap) ? bandShades[next.kind] : "";
}

/** The id of the cell of the fastest lap. */
export const fastestId = "fastest-lap";

type LapCellProps = {
  row: ToneRow;
  lap: number;
  by: ColouredBy;
  shade: string;
  fastest: GridTable["fastest"];
  id: string | undefined;
};

/** Where a link to a lap stops: beside the names, and in the middle of the page. */
const jumpClass = "scroll-mx-48 scroll-my-[40vh]";

function LapCell({ row: { driver, line }, lap, by, shade, fastest, id }: LapCellProps) {
  if (lap > line.seconds.length) return noValue;
  const { compound } = tyreOn(line, lap);
  const tone = line.tones[lap - 1] ?? null;
  const isFree = tone !== null && !line.neutralised_laps.includes(lap);
  const colour =
    by === "tyres"
      ? `${shade} border-b-3 border-b-(--tyre) ${tyreClass(compound)}`
      : isFree
        ? `bg-(--tone) ${toneClass(tone)}`
        : shade;
  const isIn = line.pit_laps.includes(lap);
  const isFastest = fastest !== null && line.seconds[lap - 1] === fastest.seconds && !line.isDisqualified;
  const isFirst = isFastest && lap === fastest.lap && driver.driver_id === fastest.driver.driver_id;
  const isBest = by === "pace" && !isFastest && lap === personalBestLap(line);
  const look = isFastest
    ? "fastest bg-fastest text-page"
    : `px-0.5 ${isBest ? "before:me-[0.1em] before:text-[0.8em] before:content-['◇'_/_'']" : ""} ${colour}`;
  return (
    <a
      href={`?driver=${driver.driver_id}#lap-${lap}`}
      id={isFirst ? fastestId : undefined}
      className={`relative block py-0.5 font-normal max-md:py-1 ${jumpClass} ${look} ${isIn ? "lap-in" : "me-0.5 rounded-chip"}`}
    >
      {id === undefined ? null : <span id={id} className={jumpClass} />}
      {formatLapTime(line.seconds[lap - 1] ?? null)}
      {by === "tyres" && compound !== null ? ` ${compoundLetters[compound]}` : null}
      {isBest ? <span className="sr-only">, personal best</span> : null}
      {isIn ? <span className="sr-only">, into the pit lane</span> : null}
    </a>
  );
}

type LapRow = {
  lap: number;
  seconds: number | null;
  position: number | null;
  compound: Compound;
  age: number | null;
  ahead: number | null;
  behind: number | null;
  note: string | null;
};

type DriverLapsProps = {
  document: RaceLapTimes;
  /** The index of the driver. */
  driver: number;
} & Pick<ComponentProps<typeof DataTable>, "above" | "beside">;

/** Every lap of one car. */
export function DriverLaps({ document, driver, ...head }: DriverLapsProps) {
  const rows = useMemo(() => lapRows(document, driver), [document, driver]);
  const name = document.drivers[driver]?.driver_name ?? "";
  const table = useMemo(() => ({ ...driverTable, heading: `Laps of ${name}` }), [name]);
  return (
    <DataTable
      table={table}
      rows={rows}
      method={`Gaps are to the cars before and behind on the same lap when it ended. The age of tyres is that at the end of the lap. ${document.source}.`}
      inCard
      {...head}
    />
  );
}

function lapRows(document: RaceLapTimes, driver: number): Array<LapRow> {
  const line = document.lines.find((each) => each.driver === driver);
  if (line === undefined) return [];
  return line.seconds.map((seconds, index) => {
    const lap = index + 1;
    const notes = [
      line.pit_laps.includes(lap) ? "came in" : null,
      line.pit_laps.includes(lap - 1) ? "out-lap" : null,
      line.neutralised_laps.includes(lap) ? "neutralised" : null,
    ].filter((note) => note !== null);
    return {
      lap,
      seconds,
      position: line.positions[index] ?? null,
      ...tyreOn(line, lap),
      ...neighboursAt(document, driver, lap),
      note: notes.length === 0 ? null : notes.join(", "),
    };
  });
}

const driverTable: Table<LapRow> = defineTable({
  name: "driver-laps",
  caption: "Laps of one driver",
  noun: ["lap", "laps"],
  columns: [
    {
      id: "lap",
      label: "Lap",
      value: ({ lap }) => lap,
      cell: ({ lap }) => <span id={`lap-${lap}`}>{lap}</span>,
      numeric: true,
      firstSort: "asc",
      width: 4,
    },
    {
      id: "time",
      label: "Time",
      value: ({ seconds }) => seconds,
      cell: ({ seconds }) => formatLapTime(seconds),
      numeric: true,
      firstSort: "asc",
      width: 6,
    },
    {
      id: "position",
      label: "Pos",
      value: ({ position }) => position,
      numeric: true,
      firstSort: "asc",
      width: 4,
    },
    {
      id: "tyre",
      label: "Tyre",
      value: ({ compound }) => compound,
      cell: ({ compound }) => <TyreMark compound={compound} />,
      width: 4.5,
    },
    {
      id: "age",
      label: "Age",
      value: ({ age }) => age,
      cell: ({ age }) => lapsDone(age) ?? noValue,
      numeric: true,
      width: 5.5,
    },
    {
      id: "ahead",
      label: "Gap ahead (s)",
      value: ({ ahead }) => ahead,
      cell: ({ ahead }) => formatSeconds(ahead),
      numeric: true,
      firstSort: "asc",
      width: 7.5,
    },
    {
      id: "behind",
      label: "Gap behind (s)",
      value: ({ behind }) => behind,
      cell: ({ behind }) => formatSeconds(behind),
      numeric: true,
      firstSort: "asc",
      width: 7.5,
    },
    { id: "note", label: "Note", value: ({ note }) => note, width: [9, 1] },
  ],
});
