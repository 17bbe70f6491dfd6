import type { D1Database } from "@cloudflare/workers-types";
import { app } from "#archive/api/app.ts";
import type { Env } from "./api/route.ts";
import { limitsIn, openF1Address, openF1Limits } from "#archive/import/openf1/openf1-client.ts";
import { runScheduled } from "#archive/import/openf1/scheduled.ts";
import type { Database } from "#archive/storage/database.ts";
import { now } from "#contract/clock.ts";

/** The archive's Worker: the data API, and the scheduled import of timing (archive/wrangler.toml). */
export default {
  fetch: app.fetch,

  async scheduled(_controller: unknown, env: Env): Promise<void> {
    await importTiming(env);
  },
};

/** Imports the timing of one session that is over and not imported yet. */
async function importTiming(env: Env): Promise<void> {
  const options = {
    address: env.OPENF1_URL || openF1Address,
    limits: env.OPENF1_LIMITS ? limitsIn(env.OPENF1_LIMITS) : openF1Limits,
  };
  const run = await runScheduled(d1Database(env.DB), options, now(env));
  // oxlint-disable-next-line no-console -- the Worker's log is its console
  console.log(JSON.stringify({ event: "timing_import", ...run }));
}

/** The D1 binding, whose batches are transactions. */
function d1Database(db: D1Database): Database {
  return (statements) =>
    db.batch<Record<string, unknown>>(
      statements.map(({ sql, params = [] }) => db.prepare(sql).bind(...params)),
    );
}
