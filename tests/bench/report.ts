import type { ApiFigures } from "./measure-api.ts";
import type { PageFigures } from "./measure-pages.ts";
import { kindNames } from "./subjects.ts";
import { machineName, markdownTable, writeFigures } from "./report-parts.ts";

/** All figures of one run. */
export type BenchFigures = { pages: Array<PageFigures>; api: Array<ApiFigures> };

/** Prints the figures, and writes them as JSON and Markdown. */
export function report(figures: BenchFigures): void {
  const [pages, api] = [pageTable(figures.pages), apiTable(figures.api)];
  const machine = `${machineName()}, Node ${process.versions.node}`;
  const text = [
    "# Figures of one run",
    "",
    `\`npm run bench\` on ${machine}. What they mean, and what made them so: [README.md](README.md).`,
    "",
    "## Pages",
    "",
    ...pages,
    "",
    "## Endpoints of the data API",
    "",
    ...api,
    "",
  ].join("\n");
  writeFigures("figures.json", `${JSON.stringify({ machine, ...figures }, null, 2)}\n`);
  writeFigures("figures.md", text);
  console.log(text);
}

function pageTable(pages: ReadonlyArray<PageFigures>): Array<string> {
  const head = [
    "page",
    "what",
    "rows",
    "req/s",
    "of the limit",
    "p50 ms",
    "p99 ms",
    "first byte ms",
    "CPU ms",
    "peak MiB",
    "raw KB",
    "gzip KB",
    "brotli KB",
  ];
  const lines = pages.map((each) => {
    const limit = pages.find(({ page, kind }) => page === each.page && kind === "limit");
    return [
      each.page,
      kindNames[each.kind],
      each.rows,
      each.requestsPerSecond.toFixed(0),
      limit === undefined
        ? "–"
        : `${((100 * each.requestsPerSecond) / limit.requestsPerSecond).toFixed(0)} %`,
      each.p50.toFixed(1),
      each.p99.toFixed(1),
      each.firstByteP50.toFixed(1),
      each.cpuPerRequest?.toFixed(2) ?? "–",
      each.peakMiB?.toFixed(0) ?? "–",
      ...[each.raw, each.gzip, each.brotli].map((bytes) => (bytes / 1000).toFixed(1)),
    ];
  });
  return markdownTable(head, lines, 2);
}

function apiTable(api: ReadonlyArray<ApiFigures>): Array<string> {
  const lines = api.map(({ path, rows, bytes, p50, p99, worst }) => [
    `\`${path}\``,
    rows ?? "–",
    (bytes / 1000).toFixed(1),
    p50.toFixed(2),
    p99,
    worst,
  ]);
  return markdownTable(["path", "rows", "KB", "p50 ms", "p99 ms", "worst ms"], lines, 1);
}
