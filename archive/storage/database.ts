/** A statement with the values of its `?` parameters. Values are texts; numeric columns convert them. */
export type Statement = { sql: string; params?: Array<string> };

/** The rows returned by a statement. */
export type StatementResult = { results: Array<Record<string, unknown>> };

/**
 * Runs statements on an archive's database in one transaction and returns their results. There are three
 * implementations (a local file, the Worker's D1 binding, D1's REST API), so that an import is written once.
 */
export type Database = (statements: Array<Statement>) => Promise<Array<StatementResult>>;
