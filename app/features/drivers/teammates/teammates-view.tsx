import type { RowData } from "@tanstack/react-table";
import { useMemo } from "react";
import { DataTable } from "#app/ui/table/data-table.tsx";
import type { Table } from "#app/ui/table/definition.ts";
import type { TeammateRecord } from "#contract/head-to-head.ts";
import { CircuitRaces, TeammateRaces } from "./picked-races.tsx";
import { Finding } from "./teammate-finding.tsx";
import type { TeammatesSearch } from "./teammates-search.ts";
import { pointsByTeammate, winsByCircuit, winsByTeammate, winsByYear } from "./summaries.ts";
import { circuitsTable, overallTable, pointsTable, yearlyTable } from "./summary-tables.tsx";
import { methodText } from "./teammates-texts.ts";

type TeammatesViewProps = {
  /** At least one. A value that stays the same array for as long as the records stay the same. */
  records: ReadonlyArray<TeammateRecord>;
  search: TeammatesSearch;
};

/** What the chosen tab shows, and how it is counted. */
export function TeammatesView({ records, search }: TeammatesViewProps) {
  const method = methodText(search.view, search.races === "finished");
  switch (search.view) {
    case "circuit":
      return <CircuitRaces records={records} search={search} method={method} />;
    case "driver":
      return <TeammateRaces records={records} search={search} method={method} />;
    default:
      return (
        <div className="grid grid-cols-[minmax(0,1fr)]">
          {search.view === "points" ? null : (
            <Finding records={records} hasSeasons={search.view === undefined} />
          )}
          <SummaryTable records={records} view={search.view} method={method} />
        </div>
      );
  }
}

type SummaryTableProps = {
  records: ReadonlyArray<TeammateRecord>;
  view: Exclude<TeammatesSearch["view"], "circuit" | "driver">;
  method: string;
};

function SummaryTable({ records, view, method }: SummaryTableProps) {
  switch (view) {
    case "yearly":
      return <Summary table={yearlyTable} rows={winsByYear} records={records} method={method} />;
    case "points":
      return <Summary table={pointsTable} rows={pointsByTeammate} records={records} method={method} />;
    case "circuits":
      return <Summary table={circuitsTable} rows={winsByCircuit} records={records} method={method} />;
    default:
      return <Summary table={overallTable} rows={winsByTeammate} records={records} method={method} />;
  }
}

type SummaryProps<Row extends RowData> = {
  table: Table<Row>;
  /** Sums the records up. */
  rows: (records: ReadonlyArray<TeammateRecord>) => Array<Row>;
  records: ReadonlyArray<TeammateRecord>;
  method: string;
};

function Summary<Row extends RowData>({ table, rows, records, method }: SummaryProps<Row>) {
  const summed = useMemo(() => rows(records), [rows, records]);
  return <DataTable table={table} rows={summed} method={method} />;
}
