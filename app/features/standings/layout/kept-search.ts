/** What a visitor chose that holds for other pages and seasons too; each page ignores what it does not know. */
const kept: ReadonlySet<string> = new Set(["highlight", "mode", "compare", "driver", "seasons", "session"]);

/**
 * The search parameters that a link to another page of the same standings keeps; sorting belongs to one table.
 *
 * TanStack's `retainSearchParams` would keep them on every link to the standings, also from a driver's
 * `?session=SQ` (docs/decisions/034-search-params-are-schemas.md).
 */
export function keptSearch(search: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(search).filter(([name]) => kept.has(name)));
}

/** The search parameters that a link to another season of the same page keeps; rounds that are left out are of one season. */
export function seasonSearch({
  complete: _wish,
  without: _rounds,
  ...search
}: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return search;
}
