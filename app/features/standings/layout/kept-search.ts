/** What a visitor chose that other pages and other seasons may make use of; each page ignores what it does not know. */
const kept: ReadonlySet<string> = new Set(["highlight", "compare", "driver", "seasons", "session"]);

/** The search parameters that go along to another page of the standings; a table's sorting is of that table only. */
export function keptSearch(search: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(search).filter(([name]) => kept.has(name)));
}

/** The search parameters that go along to another season of the same page. */
export function seasonSearch({
  complete: _wish,
  ...search
}: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return search;
}
