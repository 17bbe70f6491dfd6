import type { RowData } from "@tanstack/react-table";
import { Link } from "@tanstack/react-router";
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
import { formatCount, formatThousands, formatValue, noValue } from "#app/text/format.ts";
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
      <ButtonSummary className="absolute! end-12 bottom-[calc(100%+0.75rem)]">Filter</ButtonSummary>
      <div className="max-md:mt-2 md:ms-auto">
        <PickForm
          label={country.label}
          name="country"
          choices={choices}
          picked={picked}
          keep={{ letter: search.letter, show: search.show, sort: search.sort }}
        />
      </div>
      <div className="w-full max-md:mt-2">
        <Letters letters={letters} search={search} />
      </div>
    </details>
  );
}

const partRowClass = "flex w-fit max-w-full max-md:[&_a]:px-2 max-md:[&_a]:text-small";

type LettersProps = { letters: ReadonlyArray<string | undefined>; search: DirectorySearch };

/** The letters as plain links, in cells of one width: none moves when the typeface arrives. A phone has them in one row that scrolls sideways. */
function Letters({ letters, search }: LettersProps) {
  return (
    <nav className="view-links print:hidden" aria-label="First letter">
      <ul className="flex gap-0.5 overflow-x-auto text-small [scrollbar-width:none] max-md:-mx-4 max-md:px-4 md:flex-wrap">
        {letters.map((letter) => (
          <li
            key={letter ?? "All"}
            className={letter === search.letter ? "[scroll-initial-target:nearest]" : undefined}
          >
            <Link
              to="."
              search={{ ...search, letter }}
              resetScroll={false}
              activeOptions={{ exact: true }}
              aria-current={letter === search.letter ? "page" : undefined}
              className={`grid min-h-8 min-w-8 place-items-center rounded-full no-underline max-md:size-11 ${letter === search.letter ? "bg-ink text-page" : "text-soft hover:bg-raised hover:text-ink"}`}
            >
              {letter ?? "All"}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The links to all and to each part, with how many there are of the chosen letter and country. */
function partLinks<Entry extends { country: string }>(
  directory: Directory<Entry>,
  search: DirectorySearch,
): Array<ViewLinkItem> {
  const all = { id: undefined, label: "All" };
  return [all, ...(directory.parts ?? [])].map(({ id, label }) => ({
    label,
    count: formatThousands(countOf(directory, { ...search, show: id })),
    current: id === search.show,
    link: { to: ".", search: { ...search, show: id } },
  }));
}

/** World championships, on gold where there is one. */
export function TitlesCell({ titles }: { titles: number | null }) {
  return titles === null || titles === 0 ? formatValue(titles) : withMedal(1, String(titles));
}

/** The same beside a name on a phone, which has no column of titles to be seen. */
export function PhoneTitles({ titles }: { titles: number }) {
  if (titles === 0) return null;
  return (
    <span
      className="ms-2 rounded-chip bg-gold px-1.5 text-small/5 font-bold whitespace-nowrap text-on-medal forced-color-adjust-none md:hidden"
      aria-hidden="true"
    >
      {formatCount(titles, "title")}
    </span>
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
