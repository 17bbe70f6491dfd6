/** One statement, with the texts that are bound to its `?` marks; columns of numbers take their texts as numbers. */
export type Statement = { sql: string; params?: Array<string> };

/** What a statement answered. */
export type Answered = { results: Array<Record<string, unknown>> };

/**
 * Runs statements on an archive's database as one transaction, and gives the answer to each: a local file, the
 * Worker's D1 binding, or D1's REST API. An import is written once for all three.
 */
export type Database = (statements: Array<Statement>) => Promise<Array<Answered>>;
