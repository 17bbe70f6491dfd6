import { source } from "axe-core";
import type { Page } from "playwright";

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
  exclude: [[".data-table tbody:nth-of-type(n + 2)"], [".data-table tbody tr:nth-child(n + 16)"]],
};

const widths = [1280, 768, 360];

/**
 * What axe finds on the page that is open, at each width and in both themes; one line a finding: where, which rule,
 * on which element, and why.
 */
export async function accessibilityProblems(page: Page): Promise<Array<string>> {
  // Not as a script of the page's, which its policy would refuse.
  await page.evaluate(source);
  const found: Array<string> = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const [colorScheme, rules] of [
      ["light", allRules],
      ["dark", rulesOfColour],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      const violations = await violationsOf(page, rules);
      found.push(...violations.map((violation) => `${width} px, ${colorScheme}: ${violation}`));
    }
  }
  return found;
}

/** Runs the rules with these tags or of these names. */
function violationsOf(page: Page, runOnly: Array<string>): Promise<Array<string>> {
  return page.evaluate(
    async ([context, only, passed]) => {
      const { violations } = await axe.run(context, {
        runOnly: only,
        rules: Object.fromEntries(passed.map((rule) => [rule, { enabled: false }])),
        resultTypes: ["violations"],
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} on ${target.join(" ")}: ${failureSummary ?? ""}`),
      );
    },
    [looked, runOnly, asked] as const,
  );
}
