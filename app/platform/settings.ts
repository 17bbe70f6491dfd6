import type { ClockEnv } from "#contract/clock.ts";

/** The site's variables and secrets, all optional. */
export type SettingsEnv = ClockEnv & {
  /** The data API's key; a secret. */
  API_KEY?: string;
  /** Id of a tag-manager container; without it no analytics script is loaded. */
  ANALYTICS_ID?: string;
  /** Where to report vulnerabilities: a mailto: or https: URL. */
  SECURITY_CONTACT?: string;
  /** Where errors are reported in addition to the log: a URL that accepts JSON. */
  ERROR_REPORT_URL?: string;
  /** "off" disables caching, "data" uses only the data cache; anything else uses both caches. */
  CACHE?: string;
  /** Any word; changing it starts with empty caches. */
  CACHE_GENERATION?: string;
  /** "off" disables the log. */
  LOG?: string;
  /** "off" disables rate limiting, for benches. */
  RATE_LIMIT?: string;
  /** The header in which a trusted proxy names the client; `cf-connecting-ip` unless set. */
  CLIENT_ADDRESS_HEADER?: string;
  /**
   * Appended to `max-age` in Strict-Transport-Security, for example "includeSubDomains; preload"; nothing by default.
   */
  HSTS?: string;
  /** The site's public origin, for example https://f1.example. */
  SITE_URL?: string;
  /** The origin of a data API that is not bound as a Worker. */
  API_BASE_URL?: string;
  /** Seconds by which the caches' clock runs ahead, so that tests can see entries age; only with `LOCAL`. */
  CACHE_CLOCK_AHEAD?: string;
};

/** Validated settings of the edge. */
export type Settings = {
  caches: "all" | "data" | "none";
  generation: string;
  logs: boolean;
  limitsRate: boolean;
  clientAddressHeader: string;
  /** The value of Strict-Transport-Security. */
  hsts: string;
  /** Without a trailing slash; null where the request's own origin is used. */
  siteOrigin: string | null;
  /** Null if the archive's Worker is bound. */
  apiOrigin: string | null;
  /** True for a Worker that runs locally, not on Cloudflare. */
  isLocal: boolean;
  /** By how much the caches' clock runs ahead, in milliseconds. */
  aheadMs: number;
};

/** Two years, as browsers' preload lists require. */
const hstsSeconds = 63_072_000;

/** Reads the settings. @throws Error for an invalid one */
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
 * An origin in a setting, without a trailing slash.
 *
 * @returns null if not set
 * @throws Error for anything but an http or https origin
 */
export function originSetting(name: string, text: string | undefined): string | null {
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWeb = url?.protocol === "http:" || url?.protocol === "https:";
  if (url === null || !isWeb || url.href.replace(/\/$/, "") !== url.origin)
    throw new Error(`${name} is not an http or https origin: "${text}" (for example https://f1.example)`);
  return url.origin;
}

function ahead({ CACHE_CLOCK_AHEAD: text = "", LOCAL }: SettingsEnv): number {
  if (text === "") return 0;
  if (LOCAL !== "yes") throw new Error("CACHE_CLOCK_AHEAD is set on a deployed Worker: it is for tests only");
  const seconds = Number(text);
  if (!Number.isFinite(seconds)) throw new Error(`CACHE_CLOCK_AHEAD is not a number of seconds: ${text}`);
  return seconds;
}
