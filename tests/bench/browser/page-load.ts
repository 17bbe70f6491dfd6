import type { Browser } from "playwright";
import { median } from "#archive/analysis/arithmetic.ts";
import type { VisitedPage } from "./pages.ts";
import { openSlowed, slowdown, thrice } from "./phone.ts";

/** What a visit to a page took. Times in milliseconds, bytes as they were sent. */
export type LoadFigures = {
  firstPaint: number;
  largestPaint: number;
  /** The sum of layout shifts (CLS). */
  shift: number;
  /** What tasks took beyond 50 ms each, after the first paint (TBT). */
  blocked: number;
  longestTask: number;
  documentBytes: number;
  scriptBytes: number;
  styleBytes: number;
};

/** Long after the last thing that a page does by itself. */
const quietMs = 4000;

/**
 * Opens a page as a slow phone does, three times, and gives the middle one of each figure.
 *
 * @param scripts without them, it is the floor: what the browser takes for the document and its styles
 */
export async function measureLoad(
  browser: Browser,
  base: string,
  { path }: VisitedPage,
  { scripts }: { scripts: boolean },
): Promise<LoadFigures> {
  const seen = await thrice(() => visitOnce(browser, base + path, scripts));
  const middle = (figure: keyof LoadFigures) => median(seen.map((visit) => visit[figure])) ?? Number.NaN;
  return {
    firstPaint: middle("firstPaint"),
    largestPaint: middle("largestPaint"),
    shift: middle("shift"),
    blocked: middle("blocked"),
    longestTask: middle("longestTask"),
    documentBytes: middle("documentBytes"),
    scriptBytes: middle("scriptBytes"),
    styleBytes: middle("styleBytes"),
  };
}

async function visitOnce(browser: Browser, url: string, scripts: boolean): Promise<LoadFigures> {
  await using page = await openSlowed(browser, { slowNetwork: true, cpu: slowdown, scripts });
  await page.addInitScript(observe);
  const response = await page.goto(url, { waitUntil: "load" });
  if (response?.status() !== 200) throw new Error(`${url} answers ${response?.status()}`);
  await page.waitForTimeout(quietMs);
  return await page.evaluate(() => globalThis.seenByBench());
}

declare global {
  // oxlint-disable-next-line no-var -- how a global is declared
  var seenByBench: () => LoadFigures;
}

/** Runs in the page before anything else: notes paints, shifts and long tasks as the browser reports them. */
function observe() {
  // oxlint-disable unicorn/consistent-function-scoping -- what runs in the page takes nothing along
  const seen = { largest: 0, shift: 0, tasks: Array<{ start: number; ms: number }>() };
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch("largest-contentful-paint", (entry) => (seen.largest = entry.startTime));
  watch("layout-shift", (entry) => {
    if ("value" in entry) seen.shift += Number(entry.value);
  });
  watch("longtask", (entry) => seen.tasks.push({ start: entry.startTime, ms: entry.duration }));
  const sent = (entries: ReadonlyArray<PerformanceEntry>, ending: string) =>
    entries
      .filter(({ name }) => new URL(name).pathname.endsWith(ending))
      .reduce((sum, entry) => sum + ("encodedBodySize" in entry ? Number(entry.encodedBodySize) : 0), 0);
  globalThis.seenByBench = () => {
    const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
    const late = seen.tasks.filter(({ start, ms }) => start + ms > paint);
    const resources = performance.getEntriesByType("resource");
    return {
      firstPaint: paint,
      largestPaint: seen.largest,
      shift: seen.shift,
      blocked: late.reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0),
      longestTask: Math.max(0, ...seen.tasks.map(({ ms }) => ms)),
      documentBytes: sent(performance.getEntriesByType("navigation"), ""),
      scriptBytes: sent(resources, ".js"),
      styleBytes: sent(resources, ".css"),
    };
  };
}
