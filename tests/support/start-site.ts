import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Starts the site shared by the browser tests, before the first of them. Its URL is in `TEST_SITE_URL`.
 *
 * @returns stops it after the last one
 */
export default async function startSharedSite(): Promise<() => Promise<void>> {
  const archives = process.env.TEST_ARCHIVES ?? mkdtempSync(join(tmpdir(), "f1-archives-"));
  const isOwn = process.env.TEST_ARCHIVES === undefined;
  process.env.TEST_ARCHIVES = archives;
  // Imported here because the module reads the archives' folder when it is loaded.
  const { startTestSite } = await import("./site.ts");
  const site = await startTestSite();
  process.env.TEST_SITE_URL = site.url;
  return async () => {
    await site.stop();
    if (isOwn) rmSync(archives, { recursive: true, force: true });
  };
}
