import { type DriverId, canonicalId, firstSeason, isId } from "#contract/ids.ts";
import { idsText, mostCompared, readIds } from "#app/data/compare/compared-ids.ts";
import { type ViewSearch, tableView } from "#app/ui/table/view.ts";

/** The state of a comparison as its address has it; what is absent has its default. */
export type CompareSearch = ViewSearch & {
  /** Ids of drivers or teams, joined by commas; absent for the first two of the table. */
  compare?: string | undefined;
};

/** The same for drivers, of whom one can also be compared with other seasons. */
export type DriversCompareSearch = CompareSearch & {
  /** Whose seasons are compared; absent where drivers of one season are. */
  driver?: DriverId | undefined;
  /** Years joined by commas; absent for the page's season and the one before. */
  seasons?: string | undefined;
};

/** Reads the search parameters of a comparison at the door: nonsense is dropped. */
export function compareSearch(search: Record<string, unknown>): CompareSearch {
  return { compare: idsText(readIds(search.compare)), ...tableView(search) };
}

/** Reads those of the drivers' comparison. */
export function driversCompareSearch(search: Record<string, unknown>): DriversCompareSearch {
  const driver = canonicalId(text(search.driver) ?? "");
  if (!isId(driver)) return { driver: undefined, seasons: undefined, ...compareSearch(search) };
  const seasons = idsText(comparedSeasons({ seasons: text(search.seasons) }).map(String));
  return { driver, seasons, ...compareSearch(search) };
}

/** The seasons that an address asks to compare, the earliest first. */
export function comparedSeasons({ seasons = "" }: DriversCompareSearch): Array<number> {
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
