import type { Browser, Page } from "playwright-core";
import { openSlowed, slowdown } from "./phone.ts";

/** How long the slowest interaction of its kind took until the next paint (INP), in milliseconds. */
export type InteractionFigures = { name: string; worst: number };

/** Sorts and filters the largest table as a reader does, on a processor slowed down four times. */
export async function measureInteractions(
  browser: Browser,
  base: string,
): Promise<Array<InteractionFigures>> {
  await using page = await openSlowed(browser, { slowNetwork: false, cpu: slowdown, wide: true });
  await page.addInitScript(observe);
  await page.goto(`${base}/teams/ferrari/`, { waitUntil: "load" });
  await page.waitForTimeout(2000);
  const figures: Array<InteractionFigures> = [];
  const note = async (name: string) => figures.push({ name, worst: await worst(page) });

  const points = page.getByRole("table").getByRole("button", { name: "Points" });
  await points.click();
  await page.waitForURL(/sort=points/);
  await note("the first sort, which hydrates the table");
  for (let click = 0; click < 3; click += 1) {
    await points.click();
    await page.waitForTimeout(1500);
  }
  await note("further sorts");
  await page.locator("button.select[aria-label=Column]").click();
  await page.getByRole("listbox").waitFor();
  await note("opening the list of columns");
  await page.getByRole("option", { name: "Points" }).click();
  const value = page.getByRole("spinbutton", { name: "Value" });
  await value.waitFor();
  await value.pressSequentially("25", { delay: 150 });
  await value.press("Enter");
  await page.waitForURL(/[?&]f=/);
  await page.waitForTimeout(1500);
  await note("choosing a column, typing a value, filtering");
  await page.getByRole("button", { name: "Remove filter" }).click();
  await page.waitForTimeout(2500);
  await note("removing the filter");
  return figures;
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
