import axeCore from "axe-core";
import type { Page } from "@playwright/test";

/** What axe's script leaves in a page. */
declare const axe: typeof import("axe-core");

/** What is looked for: WCAG 2.2 up to level AA, and what axe counts as good practice beyond it. */
const allRules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The one thing that is let pass: the specification asks for a viewport that visitors cannot scale. */
const asked = ["meta-viewport"];

/** Rules whose outcome hangs on the theme, which changes colours and nothing else. */
const rulesOfColour = ["color-contrast", "link-in-text-block"];

/** Of a table the first rows are looked at: the others are made in the same way. */
const looked = {
  include: [["html"]],
  exclude: [[".data-table tbody:nth-of-type(n + 2)"], [".data-table tbody tr:nth-child(n + 6)"]],
};

/**
 * What axe finds on the page that is open; one line a finding: which rule, on which element, and why. In the dark theme
 * only the rules about colours are asked: the theme changes nothing else.
 */
export async function accessibilityProblems(
  page: Page,
  colorScheme: "light" | "dark",
): Promise<Array<string>> {
  // Not as a script of the page's, which its policy would refuse.
  await page.evaluate(axeCore.source);
  return violationsOf(page, colorScheme === "dark" ? rulesOfColour : allRules);
}

/** Runs the rules with these tags or of these names. */
function violationsOf(page: Page, runOnly: Array<string>): Promise<Array<string>> {
  return page.evaluate(
    async ([context, only, passed]) => {
      const { violations } = await axe.run(context, {
        runOnly: only,
        rules: Object.fromEntries(passed.map((rule) => [rule, { enabled: false }])),
        resultTypes: ["violations"],
        // Style sheets and media are asked for again only by rules that are not among these.
        preload: false,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} on ${target.join(" ")}: ${failureSummary ?? ""}`),
      );
    },
    [looked, runOnly, asked] as const,
  );
}
