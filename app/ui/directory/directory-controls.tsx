import { PickForm } from "#app/ui/pick-form/pick-form.tsx";
import { type ViewLinkItem, ViewLinks } from "#app/ui/view-links/view-links.tsx";
import { countriesIn, type Directory, type DirectorySearch, lettersIn } from "./directory.ts";

/** What the country is to an entry, and what all countries together are called. */
export type DirectoryCountry = { label: string; all: string };

type DirectoryControlsProps<Entry> = {
  directory: Directory<Entry>;
  search: DirectorySearch;
  country: DirectoryCountry;
};

/** What narrows a directory down: its letters as links, and a country to pick. Both work without scripts. */
export function DirectoryControls<Entry extends { country: string }>({
  directory,
  search,
  country,
}: DirectoryControlsProps<Entry>) {
  const { choices, picked } = countriesIn(directory, search, country.all);
  const letters = [undefined, ...lettersIn(directory, search)];
  return (
    <div className="directory-controls">
      <ViewLinks label="First letter" items={letters.map((letter) => letterLink(letter, search))} />
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
