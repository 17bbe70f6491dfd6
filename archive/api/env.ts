import type { ClockEnv } from "#contract/clock.ts";

/**
 * The bindings of archive/wrangler.toml (`wrangler types` writes them; VERSION is missing on a developer's machine), and
 * the variables and secrets of the data API.
 */
export type Env = Pick<ArchiveEnv, "DB"> &
  Partial<ArchiveEnv> &
  ClockEnv & {
    /** The key that every caller must send; without it the API answers nothing. */
    API_KEY?: string;
    /** Another address of OpenF1, and how often it may be asked (`3/1 30/60`: requests and seconds). */
    OPENF1_URL?: string;
    OPENF1_LIMITS?: string;
  };
