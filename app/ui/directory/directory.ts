import { nameCollator, foldName, shortCountry } from "#app/text/names.ts";
import { type Choice, choicesAmong } from "#app/ui/pick-form/picks.ts";
import { choice, read, searchParams } from "#app/text/search-params.ts";
import { viewParams } from "#app/ui/table/view.ts";

/** What a directory is made of: people or teams, each of a country. */
export type Directory<Entry> = {
  entries: ReadonlyArray<Entry>;
  /** The text by which an entry is ordered, and whose first letter it is found under. */
  indexOf: (entry: Entry) => string;
  /** What can be shown in place of all; without it only letters and countries narrow it down. */
  parts?: ReadonlyArray<DirectoryPart<Entry>>;
};

/** What a directory can show in place of all: the present season, and the best of all time. */
const shownParts = ["current", "champions", "winners"] as const;

/** A part of a directory: how it is called in addresses and to readers, and who is in it. */
export type DirectoryPart<Entry> = {
  id: (typeof shownParts)[number];
  label: string;
  holds: (entry: Entry) => boolean;
};

/** The choice that narrows nothing down; no country is called so. */
const everyCountry = "all";

/** The name of a country as the entries have it. */
export const countryParameter = read((value) =>
  typeof value === "string" && isCountry(value) ? value : undefined,
);

/** The search parameters of a directory; what is absent does not narrow it down. */
export const directorySearch = searchParams({
  /** A capital, A to Z. */
  letter: read((value) =>
    typeof value === "string" && /^[a-z]$/i.test(value) ? value.toUpperCase() : undefined,
  ),
  country: countryParameter,
  show: choice(shownParts),
  sort: viewParams.sort,
});

export type DirectorySearch = ReturnType<typeof directorySearch>;

function isCountry(text: string): boolean {
  return text.trim() !== "" && text !== everyCountry;
}

/** The entries of a letter, a country and a part, in alphabetical order. */
export function listed<Entry extends { country: string }>(
  directory: Directory<Entry>,
  search: DirectorySearch,
): Array<Entry> {
  const { indexOf } = directory;
  return found(directory, search).toSorted((one, other) =>
    nameCollator().compare(indexOf(one), indexOf(other)),
  );
}

/** How many entries a letter, a country and a part have. */
export function countOf<Entry extends { country: string }>(
  directory: Directory<Entry>,
  search: DirectorySearch,
): number {
  return found(directory, search).length;
}

/** The entries of a letter, a country and a part, as they come. */
function found<Entry extends { country: string }>(
  { entries, indexOf, parts = [] }: Directory<Entry>,
  { letter, country, show }: DirectorySearch,
): Array<Entry> {
  const part = parts.find(({ id }) => id === show);
  return entries
    .filter((entry) => part === undefined || part.holds(entry))
    .filter((entry) => letter === undefined || letterOf(indexOf(entry)) === letter)
    .filter((entry) => country === undefined || entry.country === country);
}

/** The letters under which there is an entry of the chosen country and part. */
export function lettersIn<Entry extends { country: string }>(
  directory: Directory<Entry>,
  { country, show }: DirectorySearch,
): Array<string> {
  const letters = found(directory, { country, show }).map((entry) => letterOf(directory.indexOf(entry)));
  return [...new Set(letters)].filter((letter) => /^[A-Z]$/.test(letter)).toSorted();
}

/**
 * The countries that have an entry under the chosen letter and part, and before them the choice of all. The country that
 * is chosen is always among them.
 */
export function countriesIn<Entry extends { country: string }>(
  directory: Directory<Entry>,
  { letter, country, show }: DirectorySearch,
  allLabel: string,
): { choices: Array<Choice>; picked: Choice } {
  const underLetter = found(directory, { letter, show });
  const all = { id: everyCountry, name: allLabel, count: underLetter.length };
  const countries = choicesAmong(
    underLetter.map((entry) => ({ id: entry.country, name: shortCountry(entry.country) })),
  );
  if (country === undefined) return { choices: [all, ...countries], picked: all };
  const picked = countries.find(({ id }) => id === country) ?? {
    id: country,
    name: shortCountry(country),
    count: 0,
  };
  return { choices: [all, ...(picked.count === 0 ? [picked] : []), ...countries], picked };
}

/** The capital under which a text is found: "Ōno" is under O. */
function letterOf(index: string): string {
  return foldName(index).charAt(0).toUpperCase();
}
