import { DatabaseSync } from "node:sqlite";
import type { StatementResult, Database, Statement } from "#archive/storage/database.ts";

/** Milliseconds to wait for another process's transaction. */
const busyTimeout = 10_000;

/**
 * A local archive's database. The file is opened for each transaction, since an import of F1DB may have replaced it.
 */
export function localDatabase(file: string): Database {
  return async (statements) => {
    using db = new DatabaseSync(file, { timeout: busyTimeout });
    // A deferred transaction locks the file only for writing: meanwhile no Worker can read it.
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

/** Runs statements in order. Transactions are up to the caller. */
export function runAll(db: DatabaseSync, statements: ReadonlyArray<Statement>): Array<StatementResult> {
  return statements.map(({ sql, params = [] }) => ({ results: db.prepare(sql).all(...params) }));
}
