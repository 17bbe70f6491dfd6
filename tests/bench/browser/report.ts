import { machineName, markdownTable, writeFigures } from "../report-parts.ts";
import type { InteractionFigures } from "./interactions.ts";
import { lighthouseVersion } from "./lighthouse.ts";
import type { NavigationFigures } from "./navigation.ts";
import type { LoadFigures } from "./page-load.ts";

/** All figures of one run; Lighthouse's score is null where it was not asked. */
export type BrowserFigures = {
  pages: Array<LoadFigures & { lighthouse: number | null }>;
  interactions: Array<InteractionFigures>;
  navigations: Array<NavigationFigures>;
};

/** Prints the figures, and writes them as JSON and Markdown. */
export function reportBrowser(figures: BrowserFigures): void {
  const machine = machineName();
  const text = [
    "# In the browser",
    "",
    `\`npm run bench:browser -- --lighthouse\` on ${machine}: Chromium, a processor slowed down four times, 1.6 Mbit/s,`,
    `150 ms there and back, brotli. The middle one of three visits with an empty cache. Lighthouse ${lighthouseVersion}.`,
    "",
    ...pageTable(figures),
    "",
    "Interactions with all of Ferrari's results, the processor slowed down four times:",
    "",
    ...markdownTable(
      ["interaction", "worst ms to the next paint"],
      figures.interactions.map(({ name, worst }) => [name, worst.toFixed(0)]),
      1,
    ),
    "",
    "From the click on a link that was pointed at to the frame that shows its page:",
    "",
    ...markdownTable(
      ["to", "processor", "ms"],
      figures.navigations.map(({ to, cpu, ms }) => [`\`${to}\``, `1/${cpu}`, ms.toFixed(0)]),
      2,
    ),
    "",
  ].join("\n");
  writeFigures("browser.json", `${JSON.stringify({ machine, ...figures }, null, 2)}\n`);
  writeFigures("browser.md", text);
  console.log(text);
}

function pageTable({ pages }: BrowserFigures): Array<string> {
  const head = [
    "page",
    "Lighthouse",
    "first paint ms",
    "LCP ms",
    "CLS",
    "TBT ms",
    "longest task ms",
    "HTML KB",
    "scripts KB",
    "styles KB",
  ];
  const lines = pages.map((page) => [
    page.page,
    page.lighthouse ?? "–",
    page.firstPaint.toFixed(0),
    page.largestPaint.toFixed(0),
    page.shift.toFixed(3),
    page.blocked.toFixed(0),
    page.longestTask.toFixed(0),
    ...[page.documentBytes, page.scriptBytes, page.styleBytes].map((bytes) => (bytes / 1000).toFixed(1)),
  ]);
  return markdownTable(head, lines, 1);
}
