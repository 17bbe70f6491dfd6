import { useMemo } from "react";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatChance, formatValue } from "#app/text/format.ts";
import { driverPath, teamPath } from "#app/text/page-paths.ts";
import { phoneFigureClass, ValueBar } from "#app/ui/value-bar.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { type Column, defineTable, type Table } from "#app/ui/table/definition.ts";
import { chanceRows, type ChanceRow, type SeasonChances } from "./odds.ts";

/** How a season's chances went, a row for each who ever had one per cent. */
export function ChancesTable({ of, season }: { of: Of; season: SeasonChances }) {
  const rows = useMemo(() => chanceRows(season), [season]);
  const table = useMemo(() => chancesTable(of, season, rows), [of, season, rows]);
  return (
    <DataTable
      table={table}
      rows={rows}
      method="Everyone whose chance reached 1% at some point. “–” is no chance. Source: F1DB."
    />
  );
}

type Of = "drivers" | "constructors";

/** The table in the colours of a season; while nobody is out, without a column for it. */
function chancesTable(
  of: Of,
  { year, decided }: SeasonChances,
  rows: ReadonlyArray<ChanceRow>,
): Table<ChanceRow> {
  const isAnyoneOut = rows.some(({ outAfter }) => outAfter !== null);
  const { over, out, open } = tables[of];
  return {
    ...(decided !== null ? over : isAnyoneOut ? out : open),
    rowClass: ({ team_id }) => teamClass(team_id, year),
  };
}

const outAfter: Column<ChanceRow> = {
  id: "out_after",
  label: "Out after round",
  value: (row) => row.outAfter,
  cell: ({ outAfter: round }) => (
    <span className={round === null ? "max-md:hidden" : ""}>
      <span className="md:hidden">out after round </span>
      {formatValue(round)}
    </span>
  ),
  numeric: true,
  firstSort: "asc",
  phone: "second",
  width: [8, 1],
};

const latest = (row: ChanceRow) => row.latest;
const highest = (row: ChanceRow) => row.highest;

const tables = {
  drivers: tablesOf("title-chances", ["driver", "drivers"], {
    id: "driver",
    label: "Driver",
    value: (row) => row.name,
    cell: (row) => <a href={driverPath(row.id)}>{row.name}</a>,
    phone: "name",
    width: [12, 1.6],
  }),
  constructors: tablesOf("constructor-title-chances", ["constructor", "constructors"], {
    id: "constructor",
    label: "Constructor",
    value: (row) => row.name,
    cell: ({ team_id, name }) => (team_id === null ? name : <a href={teamPath(team_id)}>{name}</a>),
    phone: "name",
    width: [12, 1.6],
  }),
};

/** A chance with its bar: the largest of its row. Who has none has no bar. */
function barred(id: string, label: string, of: (row: ChanceRow) => number | null): Column<ChanceRow> {
  return {
    ...chance(id, label, of),
    cell: (row) => {
      const value = of(row);
      return (
        <span className="flex items-center justify-end gap-4">
          {value === null ? null : <ValueBar percent={value / 10} fill="fill-team" />}
          <b className={`md:min-w-12 ${phoneFigureClass}`}>{formatChance(value)}</b>
        </span>
      );
    },
    phone: "value",
    phoneBar: true,
    width: [14, 3],
  };
}

function whenText({ highestAfter }: ChanceRow): string {
  return highestAfter === 0 ? "before the season" : `after round ${highestAfter}`;
}

/** While a season runs, the chances of now are drawn; once it is over, the highest there were. */
function tablesOf(name: string, noun: [string, string], who: Column<ChanceRow>) {
  const start = chance("start", "Before the season", (row) => row.start);
  const table = (columns: ReadonlyArray<Column<ChanceRow>>) =>
    defineTable<ChanceRow>({
      name,
      caption: "Chances of the title",
      noun,
      bar: who.id,
      columns: [who, ...columns],
      fileColumns: [
        who,
        chance("latest", "Now", latest),
        chance("peak", "Peak", highest),
        { id: "peak_after", label: "Peak after round", value: (row) => row.highestAfter },
        start,
        outAfter,
      ],
    });
  const running = [
    barred("latest", "Now", latest),
    {
      ...chance("peak", "Peak", highest),
      cell: (row: ChanceRow) => (
        <>
          {formatChance(row.highest)} <span className="text-soft">{whenText(row)}</span>
        </>
      ),
      phone: "lead",
      phoneWords: { before: "peak " },
      width: [13, 1.4],
    },
    start,
  ] as const;
  return {
    open: table(running),
    out: table([...running, outAfter]),
    over: table([
      barred("peak", "Peak", highest),
      {
        id: "peak_after",
        label: "Reached",
        value: (row) => row.highestAfter,
        cell: whenText,
        phone: "lead",
        phoneWords: { before: "peak " },
        firstSort: "asc",
        width: [10, 1.2],
      },
      start,
      outAfter,
    ]),
  };
}

function chance(id: string, label: string, of: (row: ChanceRow) => number | null): Column<ChanceRow> {
  return {
    id,
    label,
    value: (row) => {
      const value = of(row);
      return value === null ? null : value / 10;
    },
    cell: (row) => formatChance(of(row)),
    numeric: true,
    width: [8, 1],
  };
}
