import type { Browser, BrowserContextOptions } from "playwright";
import { afterAll, beforeAll } from "vitest";
import type { Served } from "../../scripts/lib/serve.ts";
import type { TestArchive } from "./archive.ts";
import { fullRelease } from "./full-release.ts";
import { openPage, startBrowser, type WatchedPage } from "./browser.ts";
import { startTestSite } from "./site.ts";

/** What a file of browser tests works with; there once its tests have begun. */
type SiteInBrowser = {
  site: () => Served;
  /** Opens a page of the site in a context of its own, or of another one whose `baseURL` is given. */
  openPage: (options?: BrowserContextOptions) => Promise<WatchedPage>;
};

/**
 * Starts a site and a browser before the tests of a file, and stops them after the last one.
 *
 * @param options.archive the starter archive, or all of history: nothing is started on a machine that has none, and
 * tests that need it skip themselves (`needsFull`)
 * @param options.start another site than the usual one over that archive
 */
export function siteInBrowser({
  archive = "starter",
  start = () => startTestSite({}, { archive }),
}: { archive?: TestArchive; start?: () => Promise<Served> } = {}): SiteInBrowser {
  let site: Served | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    if (archive === "full" && fullRelease === undefined) return;
    [site, browser] = await Promise.all([start(), startBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });
  return {
    site: () => started(site),
    openPage: async (options) => openPage(started(browser), { baseURL: started(site).url, ...options }),
  };
}

function started<What>(what: What | undefined): What {
  if (what === undefined) throw new Error("the site and the browser start with the first test");
  return what;
}
