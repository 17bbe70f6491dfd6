import { DatabaseSync } from "node:sqlite";
import type { StatementResult, Database, Statement } from "#archive/storage/database.ts";

/** Another process may be in the midst of a transaction of its own; none takes longer. */
const busyTimeout = 10_000;

/**
 * A local archive's file. It is opened anew for each transaction: an import of F1DB may have put another file in its
 * place meanwhile.
 */
export function localDatabase(file: string): Database {
  return async (statements) => {
    using db = new DatabaseSync(file, { timeout: busyTimeout });
    // It locks the file when it writes, not before: a Worker that serves the same file cannot answer meanwhile.
    db.exec("BEGIN");
    try {
      const answers = runAll(db, statements);
      db.exec("COMMIT");
      return answers;
    } catch (error) {
      db.exec("ROLLBACK");
      throw error;
    }
  };
}

/** Runs statements one after the other; whether they are a transaction is the caller's. */
export function runAll(db: DatabaseSync, statements: ReadonlyArray<Statement>): Array<StatementResult> {
  return statements.map(({ sql, params = [] }) => ({ results: db.prepare(sql).all(...params) }));
}
