import type { ClockEnv } from "#contract/clock.ts";

/** The site's variables and secrets. All of them may be absent. */
export type SettingsEnv = ClockEnv & {
  /** The key that the data API asks for; a secret. */
  API_KEY?: string;
  /** Id of a tag-manager container; without it no analytics script is loaded. */
  ANALYTICS_ID?: string;
  /** Whom to tell of a security hole: a mailto: or https: address. */
  SECURITY_CONTACT?: string;
  /** Where errors are reported to, beside the log: an address that takes JSON. */
  ERROR_REPORT_URL?: string;
  /** "off" for no caches, "data" for the data cache without the page cache; anything else is both. */
  CACHE?: string;
  /** Any word; another word begins with empty caches. */
  CACHE_GENERATION?: string;
  /** "off" writes no log. */
  LOG?: string;
  /** "off" lets any client call as often as it likes, for benches. */
  RATE_LIMIT?: string;
  /** The header in which a trusted proxy names the client; `cf-connecting-ip` unless set. */
  CLIENT_ADDRESS_HEADER?: string;
  /** What follows `max-age` in Strict-Transport-Security, for example "includeSubDomains; preload"; nothing unless set. */
  HSTS?: string;
  /** The site's public origin, for example https://f1.example. */
  SITE_URL?: string;
  /** The origin of a data API elsewhere. */
  API_BASE_URL?: string;
  /** Seconds by which the caches' clock is ahead, so that a test can see what has grown old; with `LOCAL` only. */
  CACHE_CLOCK_AHEAD?: string;
};

/** How the edge works. */
export type Settings = {
  caches: "all" | "data" | "none";
  generation: string;
  logs: boolean;
  limitsRate: boolean;
  clientAddressHeader: string;
  /** The value of Strict-Transport-Security. */
  hsts: string;
  /** Without a slash at the end; null where the request's own origin is taken. */
  siteOrigin: string | null;
  /** Null where the archive's Worker is bound. */
  apiOrigin: string | null;
  /** True for a Worker that runs on this machine and not at Cloudflare. */
  isLocal: boolean;
  /** By how much the caches' clock is ahead, in milliseconds. */
  aheadMs: number;
};

/** Two years, as browsers' preload lists ask for. */
const hstsSeconds = 63_072_000;

/** Reads the settings. @throws Error for one that cannot be used */
export function readSettings(env: SettingsEnv): Settings {
  return {
    caches: env.CACHE === "off" ? "none" : env.CACHE === "data" ? "data" : "all",
    generation: env.CACHE_GENERATION ?? "",
    logs: env.LOG !== "off",
    limitsRate: env.RATE_LIMIT !== "off",
    clientAddressHeader: env.CLIENT_ADDRESS_HEADER || "cf-connecting-ip",
    hsts: [`max-age=${hstsSeconds}`, ...(env.HSTS ? [env.HSTS] : [])].join("; "),
    siteOrigin: originSetting("SITE_URL", env.SITE_URL),
    apiOrigin: originSetting("API_BASE_URL", env.API_BASE_URL),
    isLocal: env.LOCAL === "yes",
    aheadMs: 1000 * ahead(env),
  };
}

/**
 * An origin in a setting, without a slash at the end.
 *
 * @returns null where it is not set
 * @throws Error for anything but the origin of an http or https address
 */
export function originSetting(name: string, text: string | undefined): string | null {
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWeb = url?.protocol === "http:" || url?.protocol === "https:";
  if (url === null || !isWeb || url.href.replace(/\/$/, "") !== url.origin)
    throw new Error(`${name} is no http or https origin: "${text}" (for example https://f1.example)`);
  return url.origin;
}

function ahead({ CACHE_CLOCK_AHEAD: text = "", LOCAL }: SettingsEnv): number {
  if (text === "") return 0;
  if (LOCAL !== "yes") throw new Error("CACHE_CLOCK_AHEAD is set on a deployed Worker: it is for tests only");
  const seconds = Number(text);
  if (!Number.isFinite(seconds)) throw new Error(`CACHE_CLOCK_AHEAD is no number of seconds: ${text}`);
  return seconds;
}
