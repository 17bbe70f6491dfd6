import axeCore from "axe-core";
import type { Page } from "@playwright/test";

/** The global of axe's script. */
declare const axe: typeof import("axe-core");

/** WCAG 2.2 up to level AA, and axe's best practices. */
const allRules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The only exception: the specification asks for a viewport that cannot be scaled. */
const asked = ["meta-viewport"];

/** Rules that depend on the theme, which changes only colours. */
const rulesOfColour = ["color-contrast", "link-in-text-block"];

/** Only the first rows of a table are checked, since the others have the same markup. */
const looked = {
  include: [["html"]],
  exclude: [[".data-table tbody:nth-of-type(n + 2)"], [".data-table tbody tr:nth-child(n + 6)"]],
};

/**
 * Runs axe on the open page; one line per finding: rule, element and reason. In the dark theme only the colour rules
 * are run, since the theme changes nothing else.
 */
export async function accessibilityProblems(
  page: Page,
  colorScheme: "light" | "dark",
): Promise<Array<string>> {
  // Not as a script element, which the page's CSP would block.
  await page.evaluate(axeCore.source);
  return violationsOf(page, colorScheme === "dark" ? rulesOfColour : allRules);
}

/** Runs the rules with these tags or names. */
function violationsOf(page: Page, runOnly: Array<string>): Promise<Array<string>> {
  return page.evaluate(
    async ([context, only, passed]) => {
      const { violations } = await axe.run(context, {
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
    [looked, runOnly, asked] as const,
  );
}
