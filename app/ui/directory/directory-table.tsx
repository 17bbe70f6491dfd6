import type { RowData } from "@tanstack/react-table";
import { useMemo } from "react";
import { DataTable } from "#app/ui/table/data-table.tsx";
import type { Table } from "#app/ui/table/definition.ts";
import { type Directory, type DirectorySearch, countriesIn, lettersIn, listed } from "./directory.ts";
import { PickForm } from "#app/ui/pick-form/pick-form.tsx";
import { type ViewLinkItem, ViewLinks } from "#app/ui/view-links/view-links.tsx";

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

/** What the country is to an entry, and what all countries together are called. */
type DirectoryCountry = { label: string; all: string };

type DirectoryControlsProps<Entry> = {
  directory: Directory<Entry>;
  search: DirectorySearch;
  country: DirectoryCountry;
};

/** What narrows a directory down: its letters as links, and a country to pick. Both work without scripts. */
function DirectoryControls<Entry extends { country: string }>({
  directory,
  search,
  country,
}: DirectoryControlsProps<Entry>) {
  const { choices, picked } = countriesIn(directory, search, country.all);
  const letters = [undefined, ...lettersIn(directory, search)];
  return (
    <div className="mb-2 grid grid-cols-[minmax(0,1fr)] gap-2.5 md:[&>:last-child]:justify-self-start">
      <ViewLinks
        label="First letter"
        items={letters.map((letter) => letterLink(letter, search))}
        // Equal cells: no letter moves when the typeface arrives. On a phone they are one row that scrolls sideways.
        className="grid grid-cols-[repeat(auto-fill,minmax(2.5rem,1fr))] max-md:auto-cols-[2.75rem] max-md:grid-flow-col max-md:grid-cols-none [&_a]:px-2"
      />
      <PickForm
        label={country.label}
        name="country"
        choices={choices}
        picked={picked}
        keep={{ letter: search.letter, sort: search.sort }}
      />
    </div>
  );
}

/** The link to one letter, or to all. */
function letterLink(letter: string | undefined, search: DirectorySearch): ViewLinkItem {
  return {
    label: letter ?? "All",
    current: letter === search.letter,
    link: { to: ".", search: { ...search, letter } },
  };
}
