import { DataTable } from "#app/ui/table/data-table.tsx";
import { type Column, defineTable } from "#app/ui/table/definition.ts";
import { formatChance } from "#app/text/format.ts";
import { chanceRows, type ChanceRow, type SeasonChances } from "./chances.ts";

/** How a season's chances went, a row for each who ever had one per cent. */
export function ChancesTable({ of, season }: { of: "drivers" | "constructors"; season: SeasonChances }) {
  return (
    <DataTable
      table={of === "drivers" ? driversTable : constructorsTable}
      rows={chanceRows(season)}
      method="Everybody who had a chance of 1% at some time. “–” is no chance: out by arithmetic, or not yet known to take part. “100%” is arithmetic; “<1%” and “>99%” are as far as simulations tell. Rounds: 0 is before the first. Source: F1DB, and the model of the method page."
    />
  );
}

const driversTable = tableOf("title-chances", ["driver", "drivers"], {
  id: "driver",
  label: "Driver",
  value: (row) => row.name,
  cell: (row) => <a href={`/driver/${row.id}/`}>{row.name}</a>,
  phone: "name",
  width: [12, 1.6],
});

const constructorsTable = tableOf("constructor-title-chances", ["constructor", "constructors"], {
  id: "constructor",
  label: "Constructor",
  value: (row) => row.name,
  cell: (row) => <a href={`/teams/${row.team_id}/`}>{row.name}</a>,
  phone: "name",
  width: [12, 1.6],
});

function tableOf(name: string, noun: [string, string], who: Column<ChanceRow>) {
  return defineTable<ChanceRow>({
    name,
    caption: "Chances of the title",
    noun,
    columns: [
      who,
      chance("latest", "Latest", (row) => row.latest, "value"),
      chance("highest", "Highest", (row) => row.highest, "second"),
      {
        id: "highest_after",
        label: "After round",
        value: (row) => row.highestAfter,
        numeric: true,
        firstSort: "asc",
        width: [7, 1],
      },
      chance("start", "Before the season", (row) => row.start),
      {
        id: "out_after",
        label: "Out after round",
        value: (row) => row.outAfter,
        numeric: true,
        firstSort: "asc",
        width: [8, 1],
      },
    ],
  });
}

function chance(
  id: string,
  label: string,
  of: (row: ChanceRow) => number | null,
  phone?: "value" | "second",
): Column<ChanceRow> {
  return {
    id,
    label,
    value: (row) => {
      const value = of(row);
      return value === null ? null : value / 10;
    },
    cell: (row) => formatChance(of(row)),
    numeric: true,
    ...(phone === undefined ? {} : { phone }),
    width: [8, 1],
  };
}
