import type { RowData } from "@tanstack/react-table";
import { type ReactNode, useMemo } from "react";
import { DataTable } from "#app/ui/table/data-table.tsx";
import type { Table } from "#app/ui/table/definition.ts";
import {
  countOf,
  countriesIn,
  type Directory,
  type DirectorySearch,
  lettersIn,
  listed,
} from "./directory.ts";
import { PickForm } from "#app/ui/pick-form/pick-form.tsx";
import { type ViewLinkItem, ViewLinks } from "#app/ui/view-links/view-links.tsx";
import { formatThousands, formatValue, noValue } from "#app/text/format.ts";
import { ButtonSummary, foldedOnPhone } from "#app/ui/buttons.tsx";
import { withMedal } from "#app/ui/places.tsx";

type DirectoryTableProps<Entry extends RowData> = Directory<Entry> & {
  /** Who stands before whom; names decide between those who are level. */
  compare: (one: Entry, other: Entry) => number;
  search: DirectorySearch;
  country: DirectoryCountry;
  table: Table<Entry>;
  method: string;
  /** The present season, above the table of all where there is room. */
  season: ReactNode;
};

/**
 * A directory: the present season, then the table, with what narrows it down right above its rows.
 * `indexOf`, `parts` and `compare` have to stay the same.
 */
export function DirectoryTable<Entry extends RowData & { country: string }>({
  entries,
  indexOf,
  parts,
  compare,
  search,
  country: countryWords,
  table,
  method,
  season,
}: DirectoryTableProps<Entry>) {
  const directory = useMemo(() => ({ entries, indexOf, parts }), [entries, indexOf, parts]);
  const { letter, country, show } = search;
  const rows = useMemo(
    () => listed(directory, { letter, country, show }).toSorted(compare),
    [directory, letter, country, show, compare],
  );
  const isWhole = letter === undefined && country === undefined && show === undefined;
  return (
    <>
      {isWhole ? season : null}
      <DataTable
        table={table}
        rows={rows}
        method={method}
        isFiltered
        above={
          <div className="relative mb-3 flex flex-wrap gap-x-6 gap-y-2.5 max-md:gap-2">
            <ViewLinks label="Show" items={partLinks(directory, search)} className={partRowClass} />
            <DirectoryControls directory={directory} search={search} country={countryWords} />
          </div>
        }
      />
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

/**
 * What else narrows a directory down: a country to pick, and its letters as links. Both work without scripts. On a phone
 * they are behind a button, which is open while one of them is chosen.
 */
function DirectoryControls<Entry extends { country: string }>({
  directory,
  search,
  country,
}: DirectoryControlsProps<Entry>) {
  const { choices, picked } = countriesIn(directory, search, country.all);
  const letters = [undefined, ...lettersIn(directory, search)];
  const isNarrowed = search.letter !== undefined || search.country !== undefined;
  return (
    <details
      open={isNarrowed}
      className={`${foldedOnPhone} max-md:w-full md:contents md:[&::details-content]:contents`}
    >
      {/* At the end of the line above, before the menu. */}
      <ButtonSummary className="absolute! end-12 bottom-[calc(100%+0.375rem)]">Filter</ButtonSummary>
      <div className="max-md:mt-2">
        <PickForm
          label={country.label}
          name="country"
          choices={choices}
          picked={picked}
          keep={{ letter: search.letter, show: search.show, sort: search.sort }}
        />
      </div>
      <div className="w-full max-md:mt-2">
        <ViewLinks
          label="First letter"
          items={letters.map((letter) => letterLink(letter, search))}
          className={letterRowClass}
        />
      </div>
    </details>
  );
}

const partRowClass = "flex w-fit max-w-full max-md:[&_a]:px-1.5 max-md:[&_a]:text-small";

/** Equal cells: no letter moves when the typeface arrives. On a phone they are one row that scrolls sideways. */
const letterRowClass = "flex w-fit max-w-full *:w-11 *:shrink-0 md:flex-wrap [&_a]:px-2";

/** The links to all and to each part, with how many there are of the chosen letter and country. */
function partLinks<Entry extends { country: string }>(
  directory: Directory<Entry>,
  search: DirectorySearch,
): Array<ViewLinkItem> {
  const all = { id: undefined, label: "All" };
  return [all, ...(directory.parts ?? [])].map(({ id, label }) => ({
    label: `${label} (${countOf(directory, { ...search, show: id })})`,
    current: id === search.show,
    link: { to: ".", search: { ...search, show: id } },
  }));
}

/** The link to one letter, or to all. */
function letterLink(letter: string | undefined, search: DirectorySearch): ViewLinkItem {
  return {
    label: letter ?? "All",
    current: letter === search.letter,
    link: { to: ".", search: { ...search, letter } },
  };
}

/** World championships, on gold where there is one. */
export function TitlesCell({ titles }: { titles: number | null }) {
  return titles === null || titles === 0 ? formatValue(titles) : withMedal(1, String(titles));
}

/** Grands Prix; on a phone, which has no column of titles to be seen, those stand before them. */
export function GrandsPrixCell({ grandsPrix, titles }: { grandsPrix: number; titles: number }) {
  return (
    <>
      {titles === 0 ? null : (
        <span className="md:hidden" aria-hidden="true">
          <b className="text-ink">{titles === 1 ? "1 title" : `${titles} titles`}</b> ·{" "}
        </span>
      )}
      {formatThousands(grandsPrix)}
    </>
  );
}

type SeasonsProps = { first_year: number | null; last_year: number | null };

/** The last season; on a phone, which has no column of first seasons to be seen, that stands before it. */
export function LastSeason({ first_year: first, last_year: last }: SeasonsProps) {
  if (first === null || last === null) return noValue;
  return (
    <>
      {first === last ? null : <span className="md:hidden">{`${first}–`}</span>}
      {last}
    </>
  );
}
