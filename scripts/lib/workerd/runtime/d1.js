/**
 * A local D1: the protocol of workerd's own D1 binding over a SQLite file opened by a Durable Object.
 *
 * Miniflare does the same and stores the file in the same place. This one can also switch to a new file written by an
 * import, without a restart.
 */
import { DurableObject, WorkerEntrypoint } from "cloudflare:workers";

/**
 * @typedef {{sql: string, params?: Array<null | number | string | Array<number>> | null}} Query
 * @typedef {{DATABASE: DurableObjectNamespace<Database>, DATABASE_ID: string, CONTROL_KEY: string}} Env
 */

/** @param {Env} env */
function database(env) {
  return env.DATABASE.get(env.DATABASE.idFromName(env.DATABASE_ID));
}

export default {
  /** @param {Request} request @param {Env} env */
  async fetch(request, env) {
    const body = await request.text();
    const ask = () => database(env).fetch(request.url, { method: "POST", body });
    try {
      return await ask();
    } catch {
      // It was waiting while the file was replaced. Queries run synchronously, so nothing of it was executed.
      return ask();
    }
  },
};

/**
 * Requests from the process that started workerd.
 *
 * @extends {WorkerEntrypoint<Env>}
 */
export class Control extends WorkerEntrypoint {
  /** @override @param {Request} request */
  async fetch(request) {
    if (request.headers.get("authorization") !== this.env.CONTROL_KEY)
      return new Response(null, { status: 403 });
    // The object aborts itself, so this call always throws.
    await database(this.env)
      .reopen()
      .catch(() => {});
    return new Response(null, { status: 204 });
  }
}

export class Database extends DurableObject {
  /** Aborts this object; the next query creates a new one, which opens the current file. */
  reopen() {
    this.ctx.abort("another file is in place");
  }

  /** @override @param {Request} request */
  async fetch(request) {
    const objects = new URL(request.url).searchParams.get("resultsFormat") !== "ROWS_AND_COLUMNS";
    /** @type {Query | Array<Query>} */
    const queries = await request.json();
    try {
      return Response.json(
        this.ctx.storage.transactionSync(() => [queries].flat().map((query) => this.run(query, objects))),
      );
    } catch (error) {
      return Response.json({ success: false, error: error instanceof Error ? error.message : String(error) });
    }
  }

  /** @param {Query} query @param {boolean} objects whether rows are objects by column, or arrays */
  run({ sql, params }, objects) {
    const { sql: sqlite } = this.ctx.storage;
    const bound = (params ?? []).map((value) => (Array.isArray(value) ? new Uint8Array(value) : value));
    const started = performance.now();
    const before = this.changes();
    const cursor = sqlite.exec(sql, ...bound);
    const columns = cursor.columnNames;
    const rows = [...cursor.raw()].map((row) =>
      row.map((value) => (value instanceof ArrayBuffer ? [...new Uint8Array(value)] : value)),
    );
    const after = this.changes();
    const changes = after.total - before.total;
    return {
      success: true,
      results: objects
        ? rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index]])))
        : { columns, rows },
      meta: {
        served_by: "local",
        duration: performance.now() - started,
        changes,
        last_row_id: after.lastRow,
        changed_db: changes > 0,
        size_after: sqlite.databaseSize,
        rows_read: cursor.rowsRead,
        rows_written: cursor.rowsWritten,
      },
    };
  }

  changes() {
    const [row] = this.ctx.storage.sql.exec(
      "SELECT total_changes() AS total, last_insert_rowid() AS lastRow",
    );
    return { total: Number(row?.total), lastRow: Number(row?.lastRow) };
  }
}
