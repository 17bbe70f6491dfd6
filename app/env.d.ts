/** The bindings of the site's Worker (wrangler.toml), as `cloudflare:workers` hands them out. */
declare module "cloudflare:workers" {
  export const env: {
    /** The data API, unless `API_BASE_URL` names another one. */
    ARCHIVE?: { fetch(url: URL, init?: RequestInit): Promise<Response> };
    /** Base address of a data API elsewhere, for example https://api.example.org. */
    API_BASE_URL?: string;
    /** The key that the data API asks for; a Worker secret. */
    API_KEY?: string;
    /** Public address of the site, for canonical links; without it the request's own origin is used. */
    SITE_URL?: string;
    /** Id of a tag-manager container; without it no analytics script is loaded. */
    ANALYTICS_ID?: string;
    NOW?: string;
    LOCAL?: string;
    /** How the edge works; see app/platform/settings.ts. */
    CACHE?: string;
    CACHE_GENERATION?: string;
    CACHE_CLOCK_AHEAD?: string;
    LOG?: string;
    RATE_LIMIT?: string;
    CLIENT_ADDRESS_HEADER?: string;
    HSTS?: string;
    /** Whom to tell of a hole in the site: a mailto: or https: address. */
    SECURITY_CONTACT?: string;
    /** Where errors are reported to, beside the log: an address that takes JSON. */
    ERROR_REPORT_URL?: string;
    /** Names the deployment. */
    VERSION?: { id: string };
    /** Counts calls by client. */
    LIMITER?: { limit(call: { key: string }): Promise<{ success: boolean }> };
  };
  /** Keeps work alive after the request being answered has its answer. */
  export function waitUntil(work: Promise<unknown>): void;
}

/** WebAssembly that the Worker is deployed with. */
declare module "*.wasm" {
  const module: WebAssembly.Module;
  export default module;
}

// oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be augmented
interface ImportMetaEnv {
  /** Names the build; set by app.config.ts. */
  readonly VITE_BUILD_ID: string;
}
