import { app } from "./app.ts";
import type { Env } from "./env.ts";
import { importTiming } from "./scheduled.ts";

/** The archive's Worker: the data API, and the import of timing by its cron. */
export default {
  fetch: app.fetch,

  async scheduled(_controller: unknown, env: Env): Promise<void> {
    await importTiming(env);
  },
};
