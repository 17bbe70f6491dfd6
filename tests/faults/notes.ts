/**
 * What a page says when its facts cannot be had, by its address; the first that fits counts. A page
 * that needs none has null, and may name a part that it has all the same.
 */
const notes: ReadonlyArray<[address: RegExp, note: string | null, part?: string]> = [
  [/^\/$/, "No championship data available."],
  [/^\/search\/\?q=/, "The search does not work at the moment."],
  // A place to type, a list of files, and texts: none needs facts.
  [/^\/(search|calendar|method|design|api)\/$/, null],
  // Where nobody is compared yet, there is only a choice.
  [/^\/compare\/$/, null, 'id="compare-add"'],
  [/^\/compare\//, "No figures are available at the moment."],
  [/^\/circuits\//, "No circuit data available."],
  [/^\/ask\//, "No answers available at the moment."],
  [/^\/(data|sql)\/$/, "No files available at the moment."],
  [/^\/ratings\//, "No ratings available."],
  [/^\/records\//, "No records available."],
  [/^\/races\/\?driver=/, "No races available for this driver."],
  [/^\/races\//, "No calendar available."],
  [/^\/drivers(_overview)?\//, "No driver data available."],
  [/^\/teams_overview\//, "No team data available."],
  [/^\/driver\/[^/]+\/(championship|charts)$/, "No championship data available for this driver."],
  [/^\/driver\/[^/]+\/race_teammate$/, "No race H2H data available."],
  [/^\/driver\/[^/]+\/qualifying$/, "No qualifying data available for this driver."],
  [/^\/(driver|teams)\/[^/]+\/(drivers)?$/, "No race results available for this driver."],
  [/^\/teams\/[^/]+\/(championship|charts)$/, "No championship data available for this team."],
  [/^\/standings\/odds\/$/, "No title chances available."],
  // There was none: no facts are needed to say so.
  [/^\/standings\/195[0-7]\/constructors\//, null],
  [/^\/standings\/\d+\/constructors\//, "Failed to load constructor standings data"],
  [/^\/champions\//, "No championship data available."],
  [/^\/standings\/\d+\/(drivers\/|rules)/, "No standings data available."],
  [/^\/race\/\d+\/\d+\//, "No calendar available."],
];

/** @throws Error for a kind of page that nobody has said the note of */
export function noteOf(path: string): string | null {
  return found(path)[1];
}

/** What stands on a page without its facts: its note, or a part of what needs none. */
export function standsWithout(path: string): string {
  const [, note, part = "<h1"] = found(path);
  return note ?? part;
}

function found(path: string) {
  const fits = notes.find(([address]) => address.test(path));
  if (fits === undefined) throw new Error(`what does ${path} say without its facts?`);
  return fits;
}
