import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { step } from "../../scripts/lib/command.ts";
import { type Load, load } from "./load.ts";
import { type BenchPage, benchPages } from "./pages.ts";
import { percentile } from "./figures.ts";
import { cpuMs, forgetPeak, peakMiB } from "./process-figures.ts";
import type { Kind, Subject } from "./subjects.ts";

/** Requests that are under way at once. */
const connections = 8;
const rounds = 3;
const secondsPerRound = 2;
const warmUpSeconds = 2;

/** One row of the bench; times in milliseconds. Null is what the system does not say. */
export type PageFigures = {
  page: string;
  path: string;
  kind: Kind;
  /** Rows of the page's tables, heads aside. */
  rows: number;
  raw: number;
  gzip: number;
  brotli: number;
  requestsPerSecond: number;
  p50: number;
  p99: number;
  firstByteP50: number;
  cpuPerRequest: number | null;
  peakMiB: number | null;
};

/** Loads every page on everything that has it. */
export async function measurePages(subjects: ReadonlyArray<Subject>): Promise<Array<PageFigures>> {
  const figures: Array<PageFigures> = [];
  for (const page of benchPages) {
    await step(`Loading ${page.name}`, async () => {
      await keepBytes(page, subjects);
      figures.push(...(await measurePage(page, subjects)));
    });
  }
  return figures;
}

/** Gives the limit the bytes that it is to send: what `npm start` sends. */
async function keepBytes(page: BenchPage, subjects: ReadonlyArray<Subject>): Promise<void> {
  const address = (kind: Kind) => subjects.find((subject) => subject.kind === kind)?.url(page);
  const [limit, site] = [address("limit"), address("served")];
  if (!limit || !site) throw new Error("the limit needs the site's own bytes");
  await fetch(limit, { method: "POST", body: await pageText(site) });
}

/** Loads in turns, round after round, so that a busy moment of the machine meets all alike. */
async function measurePage(page: BenchPage, subjects: ReadonlyArray<Subject>): Promise<Array<PageFigures>> {
  const measured = subjects.flatMap((subject) => {
    const url = subject.url(page);
    return url === null ? [] : [{ subject, url, loads: Array<Load>(), cpu: 0, peak: 0 }];
  });
  for (const { url } of measured) await load(url, connections, warmUpSeconds);
  for (let round = 0; round < rounds; round += 1) {
    for (const each of measured) {
      const { pid } = each.subject;
      forgetPeak(pid);
      const before = cpuMs(pid) ?? Number.NaN;
      each.loads.push(await load(each.url, connections, secondsPerRound));
      each.cpu += (cpuMs(pid) ?? Number.NaN) - before;
      each.peak = Math.max(each.peak, peakMiB(pid) ?? Number.NaN);
    }
  }
  const figuresOf = async ({ subject, url, loads, cpu, peak }: (typeof measured)[number]) => {
    const text = await pageText(url);
    const lastByteMs = loads.flatMap((each) => each.lastByteMs);
    return {
      page: page.name,
      path: page.path,
      kind: subject.kind,
      rows: (text.match(/<tr[ >]/g) ?? []).length - (text.match(/<thead[ >]/g) ?? []).length,
      ...sizes(text),
      // The middle one of the rounds, for the same reason as their turns.
      requestsPerSecond: percentile(
        loads.map((each) => each.lastByteMs.length / each.seconds),
        50,
      ),
      p50: percentile(lastByteMs, 50),
      p99: percentile(lastByteMs, 99),
      firstByteP50: percentile(
        loads.flatMap((each) => each.firstByteMs),
        50,
      ),
      cpuPerRequest: known(cpu / lastByteMs.length),
      peakMiB: known(peak),
    };
  };
  return Promise.all(measured.map(figuresOf));
}

/** @throws when the page does not answer 200 */
async function pageText(url: string): Promise<string> {
  const response = await fetch(url, { headers: { "accept-encoding": "identity" } });
  if (response.status !== 200) throw new Error(`${url} answers ${response.status}`);
  return response.text();
}

/** Bytes of a page as it is and compressed at the levels that servers use for pages made for each request. */
function sizes(text: string) {
  return {
    raw: Buffer.byteLength(text),
    gzip: gzipSync(text, { level: 6 }).length,
    brotli: brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length,
  };
}

function known(figure: number): number | null {
  return Number.isNaN(figure) ? null : figure;
}
