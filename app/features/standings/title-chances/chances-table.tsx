import { useMemo } from "react";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatChance, formatThousands, formatValue } from "#app/text/format.ts";
import { driverPath, teamPath } from "#app/text/page-paths.ts";
import { phoneFigureClass, ValueBar } from "#app/ui/value-bar.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { type Column, defineTable, type Table } from "#app/ui/table/definition.ts";
import { chanceRows, type ChanceRow, type SeasonChances, simulationError } from "./chances.ts";

/** How a season's chances went, a row for each who ever had one per cent. */
export function ChancesTable({ of, season }: { of: Of; season: SeasonChances }) {
  const rows = useMemo(() => chanceRows(season), [season]);
  const table = useMemo(() => chancesTable(of, season.year, rows), [of, season.year, rows]);
  return (
    <DataTable
      table={table}
      rows={rows}
      method={`Everybody who had a chance of 1% at some time. “–” is no chance: out by arithmetic, or not yet known to take part. “100%” is arithmetic; “<1%” and “>99%” are as far as simulations tell. After each round we ran ${formatThousands(season.simulations)} simulations of the remaining races, by the season’s own points rules; chance alone can move a figure by ${simulationError(season.simulations)} points. The model knows results only: no injuries, new cars, grids or team orders, and not who is entered later. Source: F1DB.`}
    />
  );
}

type Of = "drivers" | "constructors";

/** The table in the colours of a season; while nobody is out, without a column for it. */
function chancesTable(of: Of, year: number, rows: ReadonlyArray<ChanceRow>): Table<ChanceRow> {
  const isAnyoneOut = rows.some(({ outAfter }) => outAfter !== null);
  return { ...tables[of][isAnyoneOut ? "out" : "open"], rowClass: ({ team_id }) => teamClass(team_id, year) };
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

const tables = {
  drivers: twoTables("title-chances", ["driver", "drivers"], {
    id: "driver",
    label: "Driver",
    value: (row) => row.name,
    cell: (row) => <a href={driverPath(row.id)}>{row.name}</a>,
    phone: "name",
    width: [12, 1.6],
  }),
  constructors: twoTables("constructor-title-chances", ["constructor", "constructors"], {
    id: "constructor",
    label: "Constructor",
    value: (row) => row.name,
    cell: ({ team_id, name }) => (team_id === null ? name : <a href={teamPath(team_id)}>{name}</a>),
    phone: "name",
    width: [12, 1.6],
  }),
};

function twoTables(name: string, noun: [string, string], who: Column<ChanceRow>) {
  const table = (more: ReadonlyArray<Column<ChanceRow>>) =>
    defineTable<ChanceRow>({
      name,
      caption: "Chances of the title",
      noun,
      bar: who.id,
      columns: [
        who,
        {
          ...chance("latest", "Now", (row) => row.latest),
          cell: ({ latest }) => (
            <span className="flex items-center justify-end gap-4">
              <ValueBar percent={(latest ?? 0) / 10} fill="fill-team" />
              <b className={`md:min-w-12 ${phoneFigureClass}`}>{formatChance(latest)}</b>
            </span>
          ),
          phone: "value",
          phoneBar: true,
          width: [14, 3],
        },
        {
          ...chance("peak", "Peak", (row) => row.highest),
          cell: ({ highest, highestAfter }) => (
            <>
              {formatChance(highest)}{" "}
              <span className="text-soft">
                {highestAfter === 0 ? "before the season" : `after round ${highestAfter}`}
              </span>
            </>
          ),
          phone: "lead",
          phoneWords: { before: "peak " },
          width: [13, 1.4],
        },
        chance("start", "Before the season", (row) => row.start),
        ...more,
      ],
      fileColumns: [
        who,
        chance("latest", "Now", (row) => row.latest),
        chance("peak", "Peak", (row) => row.highest),
        { id: "peak_after", label: "Peak after round", value: (row) => row.highestAfter },
        chance("start", "Before the season", (row) => row.start),
        outAfter,
      ],
    });
  return { open: table([]), out: table([outAfter]) };
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
