/**
 * The seasons to compare: those that were asked for, or the page's season and the nearest one before it, or after it
 * where that was the first.
 *
 * @param all of the driver, in any order
 */
export function seasonsToCompare(
  wanted: ReadonlyArray<number>,
  all: ReadonlyArray<number>,
  page: number,
): Array<number> {
  const known = wanted.filter((year) => all.includes(year));
  if (known.length > 0) return known;
  const ascending = all.toSorted((one, other) => one - other);
  const until = ascending.filter((year) => year <= page).slice(-2);
  return until.length === 2 ? until : ascending.slice(0, 2);
}
