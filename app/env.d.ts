/** What of the runtime the site uses beside the DOM. `wrangler types` writes the bindings (worker-configuration.d.ts). */
type Fetcher = { fetch: typeof fetch };
type RateLimit = { limit(call: { key: string }): Promise<{ success: boolean }> };
type WorkerVersionMetadata = { id: string };

/** A stream that knows its length, so that its answer says it. */
declare const FixedLengthStream: new (length: number) => TransformStream<Uint8Array, Uint8Array>;
// oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be augmented
interface ResponseInit {
  /** "manual" for a body that is encoded already, as `content-encoding` says. */
  encodeBody?: "automatic" | "manual";
}

declare module "cloudflare:workers" {
  /** Which bindings there are depends on where the Worker runs; none of them is sure. */
  export const env: Partial<SiteEnv> & import("#app/platform/settings.ts").SettingsEnv;
  /** Keeps work alive after the request being answered has its answer. */
  export function waitUntil(work: Promise<unknown>): void;
}

// oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be augmented
interface ImportMetaEnv {
  /** Names the build; set by app.config.ts. */
  readonly VITE_BUILD_ID: string;
}

/** A Markdown file as the build reads it (scripts/lib/vite-plugins.ts). */
declare module "*.md?page" {
  const page: import("#app/features/method/markdown.ts").Page;
  export default page;
}

/** A font as the build cuts it (scripts/lib/vite-plugins.ts), in base64. */
declare module "*.ttf?preview" {
  const font: string;
  export default font;
}
