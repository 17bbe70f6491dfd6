import type { ClockEnv } from "#contract/clock.ts";

/**
 * The bindings of archive/wrangler.toml (typed by `wrangler types`; VERSION is absent locally), and the data API's
 * variables and secrets.
 */
export type Env = Pick<ArchiveEnv, "DB"> &
  Partial<ArchiveEnv> &
  ClockEnv & {
    /** The key that callers must send; without it the API rejects every request. */
    API_KEY?: string;
    /** Another OpenF1 URL, and its rate limits (`3/1 30/60`: requests and seconds). */
    OPENF1_URL?: string;
    OPENF1_LIMITS?: string;
  };
