import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Served } from "../../scripts/lib/serve.ts";
import { prepareArchive, type TestArchive } from "./archive.ts";
import { startRestartingSite } from "./restarting-site.ts";

/** The current time in tests: between two rounds of 2026, so that the next race is the Dutch Grand Prix. */
export const testNow = "2026-08-01T12:00:00Z";
/** The key in tests; it must never reach a browser. */
export const canaryKey = "canary-key-that-no-browser-may-see";

/**
 * Starts the built site on a free port, with its own copy of the data: by default the starter archive.
 *
 * @param vars variables to change, for example `NOW` or `API_BASE_URL`
 */
export async function startTestSite(
  vars: Record<string, string> = {},
  { archive = "starter", ...options }: { inspect?: boolean; archive?: TestArchive } = {},
): Promise<Served & AsyncDisposable> {
  const persistTo = mkdtempSync(join(tmpdir(), "f1-site-"));
  await prepareArchive(persistTo, archive);
  const site = await startRestartingSite({
    port: 0,
    persistTo,
    ...options,
    vars: {
      LOCAL: "yes",
      LOG: "off",
      RATE_LIMIT: "off",
      API_KEY: canaryKey,
      NOW: testNow,
      SITE_URL: "https://f1.example",
      ...vars,
    },
  });
  const stop = async () => {
    await site.stop();
    rmSync(persistTo, { recursive: true, force: true });
  };
  return { ...site, stop, [Symbol.asyncDispose]: stop };
}
