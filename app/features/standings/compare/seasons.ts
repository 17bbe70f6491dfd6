import { firstSeason } from "#contract/ids.ts";

/**
 * The seasons to compare: those that were asked for, or the page's season and the one before it (after it, where it is
 * the first). That the driver raced in them is not certain: what they are must not wait for another answer.
 */
export function seasonsToCompare(wanted: ReadonlyArray<number>, page: number): ReadonlyArray<number> {
  if (wanted.length > 0) return wanted;
  return page === firstSeason ? [page, page + 1] : [page - 1, page];
}
