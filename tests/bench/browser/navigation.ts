import type { Browser } from "playwright";
import { openSlowed, slowdown, thrice } from "./phone.ts";

/** From a click on a link that was preloaded to the frame that shows the page, in milliseconds, for each visit. */
export type NavigationFigures = { from: string; to: string; cpu: number; ms: Array<number> };

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
    for (const way of ways) {
      const ms = await thrice(() => goOnce(browser, base, way, cpu));
      figures.push({ from: way.from, to: way.to, cpu, ms });
    }
  }
  return figures;
}

async function goOnce(
  browser: Browser,
  base: string,
  { from, link, to }: (typeof ways)[number],
  cpu: number,
): Promise<number> {
  await using page = await openSlowed(browser, { slowNetwork: false, cpu, wide: true });
  await page.goto(base + from, { waitUntil: "load" });
  await page.waitForTimeout(2000);
  const tab = page.getByRole("link", { name: link, exact: true }).first();
  await tab.hover();
  await page.waitForTimeout(2000);
  const before = await page.title();
  const shown = page.evaluate(untilShown, { before, to });
  await tab.click();
  return await shown;
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
