import { boolean, number, parseJson, pipe, string, transform } from "valibot";

/** A statement with the values of its `?` parameters. Values are texts; numeric columns convert them. */
export type Statement = { sql: string; params?: Array<string> };

/** The rows returned by a statement. */
export type StatementResult = { results: Array<Record<string, unknown>> };

/**
 * Runs statements on an archive's database in one transaction and returns their results. There are three
 * implementations (a local file, the Worker's D1 binding, D1's REST API), so that an import is written once.
 */
export type Database = (statements: Array<Statement>) => Promise<Array<StatementResult>>;

/** A boolean column: SQLite has none, so 1 is true and 0 false. */
export const flagColumn = pipe(
  number(),
  transform((value) => value === 1),
  boolean(),
);

/** A JSON column, parsed but not validated. */
export const jsonColumn = pipe(string(), parseJson());
