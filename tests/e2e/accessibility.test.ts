import { expect, test } from "vitest";
import { accessibilityProblems } from "../support/accessibility.ts";
import { hydrated, type WatchedPage } from "../support/browser.ts";
import { pageKinds } from "../support/pages.ts";
import { siteInBrowser } from "../support/site-in-browser.ts";

const { openPage } = siteInBrowser();

/** Browser windows that nobody uses at the moment: to open one costs more than a visit. */
const windows: Array<WatchedPage> = [];

test.concurrent.each(pageKinds.map((path) => ({ path })))(
  "axe finds nothing on $path in either theme, from 360 to 1280 px",
  async ({ path }) => {
    const watched = windows.pop() ?? (await openPage({ reducedMotion: "reduce" }));
    await watched.page.goto(path, { waitUntil: "load" });
    await hydrated(watched.page);
    expect(await accessibilityProblems(watched.page)).toEqual([]);
    windows.push(watched);
  },
  // Some pages have thousands of elements, and a machine may be busy with other tests.
  180_000,
);
