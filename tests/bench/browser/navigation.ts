import type { Browser } from "playwright-core";
import { openSlowed, slowdown } from "./phone.ts";

/** From a click on a link that was preloaded to the frame that shows the page, in milliseconds. */
export type NavigationFigures = { from: string; to: string; cpu: number; ms: number };

/** A link of a page, and what only the page behind it has. */
const ways = [
  {
    from: "/standings/2025/drivers/overview",
    link: "Points",
    to: "/standings/2025/drivers/pointsDistribution",
  },
  { from: "/driver/fernando_alonso/", link: "Championship", to: "/driver/fernando_alonso/championship" },
  { from: "/race/2025/1/race/results", link: "Stints", to: "/race/2025/1/race/stints" },
];

/** Points at a link, so that its page is preloaded, and follows it. */
export async function measureNavigation(browser: Browser, base: string): Promise<Array<NavigationFigures>> {
  const figures: Array<NavigationFigures> = [];
  for (const cpu of [1, slowdown]) {
    for (const { from, link, to } of ways) {
      await using page = await openSlowed(browser, { slowNetwork: false, cpu, wide: true });
      await page.goto(base + from, { waitUntil: "load" });
      await page.waitForTimeout(2000);
      const tab = page.getByRole("link", { name: link, exact: true }).first();
      await tab.hover();
      await page.waitForTimeout(2000);
      const before = await page.title();
      const shown = page.evaluate(untilShown, { before, to });
      await tab.click();
      figures.push({ from, to, cpu, ms: await shown });
    }
  }
  return figures;
}

/** Runs in the page: the time from the next click to the first frame with the page behind it. */
function untilShown({ before, to }: { before: string; to: string }): Promise<number> {
  return new Promise((resolve) => {
    addEventListener(
      "click",
      ({ timeStamp }) => {
        const look = () => {
          if (document.title !== before && location.pathname === to)
            requestAnimationFrame((now) => resolve(now - timeStamp));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}
