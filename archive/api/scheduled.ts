import type { D1Database } from "@cloudflare/workers-types";
import { openF1Address } from "#archive/import/openf1/client.ts";
import type { Database } from "#archive/import/openf1/database.ts";
import { limitsIn, openF1Limits } from "#archive/import/openf1/rate-limit.ts";
import { runScheduled } from "#archive/import/openf1/scheduled.ts";
import { now } from "#contract/clock.ts";
import type { Env } from "./env.ts";
import { logRun } from "./log.ts";

/** Imports the timing of a session that is over and not held yet; called by the Worker's cron (archive/wrangler.toml). */
export async function importTiming(env: Env): Promise<void> {
  const options = {
    address: env.OPENF1_URL || openF1Address,
    limits: env.OPENF1_LIMITS ? limitsIn(env.OPENF1_LIMITS) : openF1Limits,
  };
  logRun(await runScheduled(boundDatabase(env.DB), options, now(env)));
}

/** The D1 binding; a batch is a transaction. */
function boundDatabase(db: D1Database): Database {
  return (statements) =>
    db.batch<Record<string, unknown>>(
      statements.map(({ sql, params = [] }) => db.prepare(sql).bind(...params)),
    );
}
