import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Starts the site that the browser tests share, before the first of them. Its address is `TEST_SITE_URL`.
 *
 * @returns what stops it after the last one
 */
export default async function startSharedSite(): Promise<() => Promise<void>> {
  const archives = process.env.TEST_ARCHIVES ?? mkdtempSync(join(tmpdir(), "f1-archives-"));
  const isOwn = process.env.TEST_ARCHIVES === undefined;
  process.env.TEST_ARCHIVES = archives;
  // Only now: the archives' folder is read when this is loaded.
  const { startTestSite } = await import("./site.ts");
  const site = await startTestSite();
  process.env.TEST_SITE_URL = site.url;
  return async () => {
    await site.stop();
    if (isOwn) rmSync(archives, { recursive: true, force: true });
  };
}
