import { median } from "#archive/analysis/arithmetic.ts";
import { machineName, markdownTable, writeFigures } from "../report-parts.ts";
import type { InteractionFigures } from "./interactions.ts";
import { type LighthouseRun, lighthouseVersion } from "./lighthouse.ts";
import type { NavigationFigures } from "./navigation.ts";
import type { LoadFigures } from "./page-load.ts";
import type { VisitedPage } from "./pages.ts";

/** What one page took: with its scripts and, as a floor, without. Lighthouse has no runs where it was not asked. */
type VisitFigures = VisitedPage & { full: LoadFigures; floor: LoadFigures; lighthouse: Array<LighthouseRun> };

/** All figures of one run. */
export type BrowserFigures = {
  pages: Array<VisitFigures>;
  interactions: Array<InteractionFigures>;
  navigations: Array<NavigationFigures>;
};

/** Prints the figures, and writes them as JSON and Markdown. */
export function reportBrowser(figures: BrowserFigures): void {
  const machine = machineName();
  const indexes = figures.pages.flatMap(({ lighthouse }) =>
    lighthouse.map(({ benchmarkIndex }) => benchmarkIndex),
  );
  const text = [
    "# In the browser",
    "",
    `\`npm run bench:browser -- --lighthouse\` on ${machine}: Chromium, a processor slowed down four times, 1.6 Mbit/s,`,
    "150 ms there and back, HTTP/2, brotli. Each figure is the middle one of three visits with an empty cache, where it says",
    `so with all of them; after the stroke that of the same page without its scripts. Lighthouse ${lighthouseVersion}.`,
    ...(indexes.length === 0 ? [] : ["", machineSpeed(indexes)]),
    "",
    "Scripts are all that a page has loaded four seconds after it arrived, background work included: what it begins with",
    "is held to bytes by `tests/workers/budgets.test.ts`.",
    "",
    ...pageTable(figures),
    "",
    "Interactions with all of Ferrari's results, the processor slowed down four times:",
    "",
    ...markdownTable(
      ["interaction", "worst ms to the next paint"],
      figures.interactions.map(({ name, worst }) => [name, middleOf(worst)]),
      1,
    ),
    "",
    "From the click on a link that was pointed at to the frame that shows its page:",
    "",
    ...markdownTable(
      ["to", "processor", "ms"],
      figures.navigations.map(({ to, cpu, ms }) => [`\`${to}\``, `1/${cpu}`, middleOf(ms)]),
      2,
    ),
    "",
  ].join("\n");
  writeFigures("browser.json", `${JSON.stringify({ machine, ...figures }, null, 2)}\n`);
  writeFigures("browser.md", text);
  console.log(text);
}

/** How fast Lighthouse found the machine during the run, from its slowest to its fastest moment. */
function machineSpeed(indexes: ReadonlyArray<number>): string {
  const range = `${Math.min(...indexes).toFixed(0)} to ${Math.max(...indexes).toFixed(0)}`;
  return `Lighthouse rated the machine at ${range} (\`benchmarkIndex\`): scores are comparable only with a run that was rated much the same.`;
}

function pageTable({ pages }: BrowserFigures): Array<string> {
  const head = [
    "page",
    "Lighthouse",
    "first paint ms",
    "LCP ms",
    "TBT ms",
    "longest task ms",
    "CLS",
    "HTML KB",
    "scripts KB",
    "styles KB",
  ];
  const lines = pages.map(({ name, full, floor, lighthouse }) => [
    name,
    middleOf(lighthouse.map(({ score }) => score)),
    ...(["firstPaint", "largestPaint", "blocked", "longestTask"] as const).map(
      (figure) => `${full[figure].toFixed(0)} / ${floor[figure].toFixed(0)}`,
    ),
    full.shift.toFixed(3),
    ...[full.documentBytes, full.scriptBytes, full.styleBytes].map((bytes) => (bytes / 1000).toFixed(1)),
  ]);
  return markdownTable(head, lines, 1);
}

/** The middle one of some visits' figures, and all of them. */
function middleOf(figures: ReadonlyArray<number>): string {
  const middle = median(figures);
  if (middle === null) return "–";
  return `${middle.toFixed(0)} (${figures.map((figure) => figure.toFixed(0)).join(", ")})`;
}
