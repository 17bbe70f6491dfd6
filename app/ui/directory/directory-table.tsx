import type { RowData } from "@tanstack/react-table";
import { useMemo } from "react";
import { DataTable } from "#app/ui/table/data-table.tsx";
import type { Table } from "#app/ui/table/definition.ts";
import { DirectoryControls, type DirectoryCountry } from "./directory-controls.tsx";
import { type Directory, type DirectorySearch, listed } from "./directory.ts";

type DirectoryTableProps<Entry extends RowData> = Directory<Entry> & {
  search: DirectorySearch;
  country: DirectoryCountry;
  table: Table<Entry>;
  method: string;
};

/** A directory: what narrows it down, and the table of what is left. `indexOf` has to stay the same function. */
export function DirectoryTable<Entry extends RowData & { country: string }>({
  entries,
  indexOf,
  search,
  country: countryWords,
  table,
  method,
}: DirectoryTableProps<Entry>) {
  const directory = useMemo(() => ({ entries, indexOf }), [entries, indexOf]);
  const { letter, country } = search;
  const rows = useMemo(() => listed(directory, { letter, country }), [directory, letter, country]);
  return (
    <>
      <DirectoryControls directory={directory} search={search} country={countryWords} />
      <DataTable table={table} rows={rows} method={method} />
    </>
  );
}
