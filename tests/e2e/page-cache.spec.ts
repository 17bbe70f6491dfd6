import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "../support/browser-test.ts";
import { testNow } from "../support/site.ts";

// The second test restarts the site at another time.
test.use({ siteKind: "own" });
test.describe.configure({ mode: "default" });

/** What the page cache did for an address. */
async function cacheState(url: string): Promise<string> {
  const response = await fetch(url);
  await response.body?.cancel();
  return /cache;desc=(\w+)/.exec(response.headers.get("server-timing") ?? "")?.[1] ?? "";
}

async function becomesCached(url: string): Promise<void> {
  await expect.poll(() => cacheState(url)).toBe("hit");
}

/** Collects what the pages' policy keeps them from, on every page that is opened from now on. */
async function countViolations(page: Page): Promise<Array<string>> {
  const violations: Array<string> = [];
  await page.exposeFunction("tellViolation", (told: string) => void violations.push(told));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      Reflect.get(globalThis, "tellViolation")(`${location.pathname}: ${violatedDirective} ${blockedURI}`),
    );
  });
  return violations;
}

test(
  "no page is kept from anything by its policy, made just now or kept, with charts in view and selects open",
  { tag: "@deep" },
  async ({ page, problems, baseURL }) => {
    const violations = await countViolations(page);
    const looks: ReadonlyArray<[path: string, look: () => Promise<unknown>]> = [
      ["/driver/max_verstappen/charts", () => page.locator("canvas").first().waitFor()],
      [
        "/teams/ferrari/",
        async () => {
          const select = page.getByRole("combobox").first();
          // Touched, the select becomes the rich one.
          await select.hover();
          await select.and(page.locator("button")).click();
          await page.locator('[role="option"]').first().waitFor();
        },
      ],
      ["/standings/2025/drivers/graph", () => page.locator("svg path").first().waitFor()],
      ["/race/2025/1/qualifying/team-track-dominance", () => page.locator("svg path").first().waitFor()],
      ["/", () => page.keyboard.press("/")],
    ];
    for (const [path, look] of looks) {
      for (const visit of ["made", "kept"]) {
        if (visit === "kept") await becomesCached(`${baseURL}${path}`);
        await page.goto(path);
        await hydrated(page);
        await look();
      }
    }
    expect([violations, problems]).toEqual([[], []]);
    // The listener hears: what another site would send is refused.
    await page.evaluate(
      () => Object.assign(new Image(), { src: "https://elsewhere.example/picture.png" }).src,
    );
    await expect.poll(() => violations).toEqual(["/: img-src https://elsewhere.example/picture.png"]);
  },
);

test(
  "the next race of a cached page is put right by the browser",
  { tag: "@deep" },
  async ({ page, problems, baseURL, ownSite }) => {
    const path = "/standings/2024/drivers/overview";
    // A test before may have left another clock.
    await ownSite?.reload({ NOW: testNow });
    await becomesCached(`${baseURL}${path}`);
    await ownSite?.reload({ NOW: "2026-08-25T12:00:00Z" });
    await expect.poll(() => cacheState(`${baseURL}${path}`)).toBe("hit");
    const html = await (await fetch(`${baseURL}${path}`)).text();
    expect(html).toMatch(/aria-label="Next race">.*?<span[^>]*>Dutch/);
    // For the browser the page has been kept for a while.
    await page.clock.install({ time: new Date(Date.now() + 3_600_000) });
    await page.goto(path);
    await expect
      .poll(() => page.getByRole("group", { name: "Next race" }).locator("span").first().innerText())
      .toMatch(/^Ital/);
    expect(problems).toEqual([]);
  },
);
