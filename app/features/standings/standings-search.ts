import { read, searchParams, choice, idParameter } from "#app/text/search-params.ts";
import { firstSeason } from "#contract/ids.ts";
import { idsText, mostCompared, readIds } from "#app/data/compare/compared-ids.ts";
import { viewParams } from "#app/ui/table/view.ts";

const compareParams = {
  /** Ids of drivers or teams, joined by commas; absent for the first two of the table. */
  compare: read((value) => idsText(readIds(value))),
  ...viewParams,
};

/** The search parameters of a comparison. */
export const compareSearch = searchParams(compareParams);

export type CompareSearch = ReturnType<typeof compareSearch>;

const driversParams = searchParams({
  ...compareParams,
  /** Whose seasons are compared; absent where drivers of one season are. */
  driver: read(idParameter),
  /** Years joined by commas; absent for the page's season and the one before. */
  seasons: read((value) => idsText(comparedSeasons({ seasons: text(value) }).map(String))),
});

/** The same for drivers, of whom one can also be compared with other seasons. */
export type DriversCompareSearch = ReturnType<typeof driversParams>;

/** Reads the search parameters of the drivers' comparison. */
export function driversCompareSearch(search: Record<string, unknown>): DriversCompareSearch {
  const found = driversParams(search);
  return found.driver === undefined ? { ...found, seasons: undefined } : found;
}

/** The seasons that an address asks to compare, the earliest first. */
export function comparedSeasons({ seasons = "" }: { seasons?: string | undefined }): Array<number> {
  const years = seasons
    .split(",")
    .filter((each) => /^\d{4}$/.test(each))
    .map(Number)
    .filter((year) => year >= firstSeason);
  return [...new Set(years)].toSorted((one, other) => one - other).slice(0, mostCompared);
}

/** A list with something put in, or taken out where it is there, as an address has it. */
export function toggled<T extends string | number>(all: ReadonlyArray<T>, one: T): string | undefined {
  const others = all.filter((each) => each !== one);
  return idsText((others.length < all.length ? others : [...all, one]).map(String));
}

/** A search parameter as text: one that is a lone number or comes twice is one too. */
function text(value: unknown): string | undefined {
  if (typeof value === "string" || typeof value === "number") return String(value);
  return Array.isArray(value) ? value.filter((each) => typeof each === "string").join(",") : undefined;
}

/**
 * The seasons to compare: those that were asked for, or the page's season and the one before it (after it, where it is
 * the first). That the driver raced in them is not certain: what they are must not wait for another answer.
 */
export function seasonsToCompare(wanted: ReadonlyArray<number>, page: number): ReadonlyArray<number> {
  if (wanted.length > 0) return wanted;
  return page === firstSeason ? [page, page + 1] : [page - 1, page];
}

/** The line that stands out; one that the season does not have is kept for those that do. */
const highlightParam = read((value) => (typeof value === "string" && value !== "" ? value : undefined));

/** The graph's search parameters. */
export const graphSearch = searchParams({
  /** What the lines show; points unless said. */
  mode: choice(["points", "gap", "position"], "points"),
  highlight: highlightParam,
});

/** The search parameters of a season's chances: the order of the table, and the line that stands out. */
export const chancesSearch = searchParams({ ...viewParams, highlight: highlightParam });

/** The search parameters of a screen of teammates. */
export const seasonTeammatesSearch = searchParams({
  /** Which sessions are compared; absent for qualifying. */
  session: choice(["SQ"]),
  /** The team whose drivers stand above all others; absent for that of the first in the table. */
  team: read(idParameter),
  ...viewParams,
});

export type SeasonTeammatesSearch = ReturnType<typeof seasonTeammatesSearch>;
