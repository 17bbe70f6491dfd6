import type { DriverOverview } from "#contract/championship.ts";
import { driverResultsTable, teamResultsTable } from "#app/features/results/results-tables.ts";
import { driversTables } from "#app/features/standings/overview/drivers-table.tsx";
import { extraOf, withGaps } from "#app/features/standings/overview/columns.tsx";
import { formatValue } from "#app/text/format.ts";
import type { Column } from "#app/ui/table/definition.ts";
import type { askFor } from "./ask.ts";

/** What a floor was answered: the name of a table, and its rows as the data API has them. */
export type FloorAnswer = Awaited<ReturnType<typeof askFor>>;

/** The same rows and the same cells as the site's page of that name, in a table as anyone would write it first. */
export function FloorTable({ table, answer }: FloorAnswer) {
  if (table === "team") return <PlainTable columns={teamResultsTable.columns} rows={answer} />;
  if (table === "driver") return <PlainTable columns={driverResultsTable.columns} rows={answer} />;
  const { standings, year }: DriverOverview = answer;
  const rows = withGaps(standings, true).map((line) => ({ ...line, year }));
  return <PlainTable columns={driversTables[extraOf(standings)].columns} rows={rows} />;
}

type PlainTableProps<Data> = { columns: ReadonlyArray<Column<Data>>; rows: ReadonlyArray<Data> };

function PlainTable<Data>({ columns, rows }: PlainTableProps<Data>) {
  return (
    <table className="table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} className={column.numeric ? "number" : "text"}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the rows never change
          <tr key={index}>
            {columns.map((column) => (
              <td key={column.id} className={column.numeric ? "number" : "text"}>
                {column.cell === undefined ? formatValue(column.value(row)) : column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
