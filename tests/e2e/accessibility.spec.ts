import { accessibilityProblems } from "../support/accessibility.ts";
import { expect, hydrated, test } from "../support/browser-test.ts";
import { pageKinds } from "../support/pages.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of pageKinds) {
  test(`axe finds nothing on ${path}`, async ({ page, colorScheme }) => {
    await page.goto(path);
    await hydrated(page);
    expect(await accessibilityProblems(page, colorScheme === "dark" ? "dark" : "light")).toEqual([]);
  });
}
