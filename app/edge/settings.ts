/** The part of the environment that sets how the edge works. All of it may be absent. */
export type SettingsEnv = {
  /** "off" for no caches, "data" for the data cache without the page cache; anything else is both. */
  CACHE?: string;
  /** Any word; another word begins with empty caches. */
  CACHE_GENERATION?: string;
  /** "off" writes no log. */
  LOG?: string;
  /** "off" lets any client call as often as it likes, for benches. */
  RATE_LIMIT?: string;
  /** Seconds by which the caches' clock is ahead, so that a test can see what has grown old; with `LOCAL` only. */
  CACHE_CLOCK_AHEAD?: string;
  LOCAL?: string;
};

/** How the edge works. */
export type Settings = {
  caches: "all" | "data" | "none";
  generation: string;
  logs: boolean;
  limitsRate: boolean;
  /** By how much the caches' clock is ahead, in milliseconds. */
  aheadMs: number;
};

/** Reads the settings. @throws Error for a clock that is set on a deployed Worker, or to no number */
export function readSettings(env: SettingsEnv): Settings {
  return {
    caches: env.CACHE === "off" ? "none" : env.CACHE === "data" ? "data" : "all",
    generation: env.CACHE_GENERATION ?? "",
    logs: env.LOG !== "off",
    limitsRate: env.RATE_LIMIT !== "off",
    aheadMs: 1000 * ahead(env),
  };
}

function ahead({ CACHE_CLOCK_AHEAD: text = "", LOCAL }: SettingsEnv): number {
  if (text === "") return 0;
  if (LOCAL !== "yes") throw new Error("CACHE_CLOCK_AHEAD is set on a deployed Worker: it is for tests only");
  const seconds = Number(text);
  if (!Number.isFinite(seconds)) throw new Error(`CACHE_CLOCK_AHEAD is no number of seconds: ${text}`);
  return seconds;
}
