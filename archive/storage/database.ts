/** One statement, with the values bound to its `?` marks. Values are texts; numeric columns convert them. */
export type Statement = { sql: string; params?: Array<string> };

/** The rows that a statement returned. */
export type StatementResult = { results: Array<Record<string, unknown>> };

/**
 * Runs statements on an archive's database in one transaction and returns a result for each. There are three: a local
 * file, the Worker's D1 binding and D1's REST API, so that an import is written once.
 */
export type Database = (statements: Array<Statement>) => Promise<Array<StatementResult>>;
