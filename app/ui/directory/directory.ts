import { alphabet, foldName } from "#app/text/names.ts";
import { type Choice, choicesAmong } from "#app/ui/pick-form/picks.ts";
import { read, searchParams } from "#app/text/search-params.ts";
import { viewParams } from "#app/ui/table/view.ts";

/** What a directory is made of: people or teams, each of a country. */
export type Directory<Entry> = {
  entries: ReadonlyArray<Entry>;
  /** The text by which an entry is ordered, and whose first letter it is found under. */
  indexOf: (entry: Entry) => string;
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
  sort: viewParams.sort,
});

export type DirectorySearch = ReturnType<typeof directorySearch>;

function isCountry(text: string): boolean {
  return text.trim() !== "" && text !== everyCountry;
}

/** The entries of a letter and a country, in alphabetical order. */
export function listed<Entry extends { country: string }>(
  { entries, indexOf }: Directory<Entry>,
  { letter, country }: DirectorySearch,
): Array<Entry> {
  return entries
    .filter((entry) => letter === undefined || letterOf(indexOf(entry)) === letter)
    .filter((entry) => country === undefined || entry.country === country)
    .toSorted((one, other) => alphabet().compare(indexOf(one), indexOf(other)));
}

/** The letters under which there is an entry of the chosen country. */
export function lettersIn<Entry extends { country: string }>(
  directory: Directory<Entry>,
  { country }: DirectorySearch,
): Array<string> {
  const letters = listed(directory, { country }).map((entry) => letterOf(directory.indexOf(entry)));
  return [...new Set(letters)].filter((letter) => /^[A-Z]$/.test(letter)).toSorted();
}

/**
 * The countries that have an entry under the chosen letter, and before them the choice of all. The country that
 * is chosen is always among them.
 */
export function countriesIn<Entry extends { country: string }>(
  directory: Directory<Entry>,
  { letter, country }: DirectorySearch,
  allLabel: string,
): { choices: Array<Choice>; picked: Choice } {
  const underLetter = listed(directory, { letter });
  const all = { id: everyCountry, name: allLabel, count: underLetter.length };
  const found = choicesAmong(underLetter.map((entry) => ({ id: entry.country, name: entry.country })));
  if (country === undefined) return { choices: [all, ...found], picked: all };
  const picked = found.find(({ id }) => id === country) ?? { id: country, name: country, count: 0 };
  return { choices: [all, ...(picked.count === 0 ? [picked] : []), ...found], picked };
}

/** The capital under which a text is found: "Ōno" is under O. */
function letterOf(index: string): string {
  return foldName(index).charAt(0).toUpperCase();
}
