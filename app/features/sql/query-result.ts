/** A value as SQLite gives it, in what a message to a page can hold. */
export type SqlValue = string | number | null;

/** What a query gave. */
export type QueryResult = {
  columns: ReadonlyArray<string>;
  rows: ReadonlyArray<ReadonlyArray<SqlValue>>;
  /** True when there were more rows than are shown. */
  cut: boolean;
  /** How many statements were run; only the first that gives rows has its rows here. */
  statements?: number;
  ms: number;
  /** For each column of names or ids that have pages, the path of each; null for any other column. */
  paths?: ReadonlyArray<PagePaths | null>;
  /** For each row the team in whose colour it stands; null for none. */
  teams?: ReadonlyArray<RowTeam | null>;
};

/** A team, and a season of which it has the colour. */
export type RowTeam = { id: string; year: number };

/** Paths of pages by what leads there: a name or an id. */
export type PagePaths = ReadonlyMap<string, string>;

/** The most rows of a result. */
export const mostRows = 5000;
/** After how long a query is ended, in milliseconds. */
export const mostMs = 10_000;

/**
 * The pages that columns lead to: those that name nothing but drivers, teams or circuits.
 *
 * @param known the paths of each kind of page
 */
export function linkedColumns(
  { columns, rows }: Pick<QueryResult, "columns" | "rows">,
  known: ReadonlyArray<PagePaths>,
): Array<PagePaths | null> {
  return columns.map((label, index) => {
    // Engines have no pages, and some are called as teams are.
    if (/engine|entrant/i.test(label)) return null;
    const values = new Set(rows.flatMap((row) => row[index] ?? []));
    if (values.size === 0) return null;
    const isKnown = (paths: PagePaths) =>
      [...values].every((value) => typeof value === "string" && paths.has(value));
    return known.find(isKnown) ?? null;
  });
}

/**
 * The team of each row: that of the first driver or team in it.
 *
 * @param of teams by the path of a driver's or a team's page
 */
export function rowTeams(
  rows: QueryResult["rows"],
  paths: ReadonlyArray<PagePaths | null>,
  of: ReadonlyMap<string, RowTeam>,
): Array<RowTeam | null> {
  return rows.map((row) => {
    const pages = row.flatMap((value, index) =>
      typeof value === "string" ? (paths[index]?.get(value) ?? []) : [],
    );
    return pages.map((path) => of.get(path)).find((team) => team !== undefined) ?? null;
  });
}

/** The columns of a result that hold numbers only, by their place. */
export function numericColumns({ columns, rows }: QueryResult): Array<number> {
  return columns.flatMap((_, index) => {
    const values = rows.flatMap((row) => row[index] ?? []);
    return values.length > 0 && values.every((value) => typeof value === "number") ? [index] : [];
  });
}
