import type { D1Database } from "@cloudflare/workers-types";
import type { ClockEnv } from "#contract/clock.ts";

/** What the data API's Worker is given: archive/wrangler.toml, and the secret API_KEY. */
export type Env = ClockEnv & {
  DB: D1Database;
  /** The key that every caller must send; without it the API answers nothing. */
  API_KEY?: string;
  /** Another address of OpenF1, and how often it may be asked (`3/1 30/60`: requests and seconds). */
  OPENF1_URL?: string;
  OPENF1_LIMITS?: string;
  /** Names the deployed code, so that an entity tag changes with it. */
  VERSION?: { id: string };
};
