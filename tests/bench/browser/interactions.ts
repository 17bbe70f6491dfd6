import type { Browser, Locator, Page } from "playwright";
import { openSlowed, slowdown, thrice } from "./phone.ts";

/** How long the slowest interaction of its kind took until the next paint (INP), in milliseconds, for each visit. */
export type InteractionFigures = { name: string; worst: Array<number> };

/** Sorts and filters the largest table as a reader does, on a processor slowed down four times. */
export async function measureInteractions(
  browser: Browser,
  base: string,
): Promise<Array<InteractionFigures>> {
  const seen = await thrice(() => interact(browser, base));
  const names = [...new Set(seen.flatMap((visit) => [...visit.keys()]))];
  return names.map((name) => ({ name, worst: seen.map((visit) => visit.get(name) ?? Number.NaN) }));
}

/** The slowest interaction of each kind, by its name. */
async function interact(browser: Browser, base: string): Promise<Map<string, number>> {
  await using page = await openSlowed(browser, { slowNetwork: false, cpu: slowdown, wide: true });
  await page.addInitScript(observe);
  await page.goto(`${base}/teams/ferrari/`, { waitUntil: "load" });
  await page.waitForTimeout(2000);
  const figures = new Map<string, number>();
  const note = async (name: string) => figures.set(name, await worst(page));

  const points = page.getByRole("table").getByRole("button", { name: "Points" });
  await click(page, points);
  await page.waitForURL(/sort=points/);
  await note("the first sort, which hydrates the table");
  for (let times = 0; times < 3; times += 1) await click(page, points);
  await note("further sorts");
  await click(page, page.locator("button.select[aria-label=Column]"));
  await page.getByRole("listbox").waitFor();
  await note("opening the list of columns");
  await click(page, page.getByRole("option", { name: "Points" }));
  await page.getByRole("spinbutton", { name: "Value" }).focus();
  await page.waitForTimeout(restMs);
  await page.keyboard.type("25", { delay: 150 });
  await page.keyboard.press("Enter");
  await page.waitForURL(/[?&]f=/);
  await page.waitForTimeout(restMs);
  await note("choosing a column, typing a value, filtering");
  await click(page, page.getByRole("button", { name: "Remove filter" }));
  await note("removing the filter");
  return figures;
}

/** So long nothing is done before and after a click, in milliseconds. */
const restMs = 1500;

/** So long a reader holds a button, in milliseconds: what a press begins may still be at work when it ends. */
const pressMs = 80;

/**
 * Points at a control, and clicks once the page has come to rest. To find it Playwright looks at thousands of cells, and
 * leaves the page with as much to clear away, which is not the reader's work.
 */
async function click(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (box === null) throw new Error("a control that is to be clicked is not shown");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(restMs);
  await page.mouse.down();
  await page.waitForTimeout(pressMs);
  await page.mouse.up();
  await page.waitForTimeout(restMs);
}

declare global {
  // oxlint-disable-next-line no-var -- how a global is declared
  var interactionsOfBench: Array<number>;
}

function observe() {
  globalThis.interactionsOfBench = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ("interactionId" in entry && Number(entry.interactionId) > 0)
        globalThis.interactionsOfBench.push(entry.duration);
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** The longest interaction since the last question; an interaction under 16 ms is not reported by browsers. */
async function worst(page: Page): Promise<number> {
  // Entries arrive after the frame that they are about.
  await page.waitForTimeout(500);
  return page.evaluate(() => Math.max(0, ...globalThis.interactionsOfBench.splice(0)));
}
