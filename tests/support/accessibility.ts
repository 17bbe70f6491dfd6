import axeCore from "axe-core/axe.min.js";
import type { Page } from "@playwright/test";

/** The global of axe's script. */
declare const axe: typeof import("axe-core");

/** WCAG 2.2 up to level AA, and axe's best practices. */
const allRules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The only exception: the viewport forbids scaling. */
const asked = ["meta-viewport"];

/** Rules that depend on the theme, which changes only colours. */
const rulesOfColour = ["color-contrast", "link-in-text-block"];

/** The rows of a table after the first five, which have the same markup. */
const furtherRows = ".data-table tbody:nth-of-type(n + 2), .data-table tbody tr:nth-child(n + 6)";

/**
 * Runs axe on the open page; one line per finding: rule, element and reason. In the dark theme only the colour rules
 * are run, since the theme changes nothing else.
 *
 * It takes all rows but the first of each table out of the page, which is to be used for nothing else afterwards:
 * leaving them out of what axe looks at takes four times as long.
 */
export async function accessibilityProblems(
  page: Page,
  colorScheme: "light" | "dark",
): Promise<Array<string>> {
  // Not as a script element, which the page's CSP would block.
  await page.evaluate(axeCore.source);
  await page.evaluate((rows) => {
    for (const row of document.querySelectorAll(rows)) row.remove();
  }, furtherRows);
  return violationsOf(page, colorScheme === "dark" ? rulesOfColour : allRules);
}

/** Runs the rules with these tags or names. */
function violationsOf(page: Page, runOnly: Array<string>): Promise<Array<string>> {
  return page.evaluate(
    async ([only, passed]) => {
      const { violations } = await axe.run({
        runOnly: only,
        rules: Object.fromEntries(passed.map((rule) => [rule, { enabled: false }])),
        resultTypes: ["violations"],
        // Only rules that are not among these refetch style sheets and media.
        preload: false,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} on ${target.join(" ")}: ${failureSummary ?? ""}`),
      );
    },
    [runOnly, asked] as const,
  );
}
