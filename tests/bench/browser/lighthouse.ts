import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { number, object, parse } from "valibot";
import { addressBarPopups, findChromium } from "../../../scripts/lib/chromium.ts";
import { trustAnyCertificate } from "./certificate.ts";
import { thrice } from "./phone.ts";

/** The figures are of this version; others weigh differently. */
export const lighthouseVersion = "13.5.0";

/** What of its report is read; a score is from 0 to 1. */
const reportSchema = object({
  categories: object({ performance: object({ score: number() }) }),
  environment: object({ benchmarkIndex: number() }),
});

/** A visit by Lighthouse. */
export type LighthouseRun = {
  /** Performance, from 0 to 100. */
  score: number;
  /** How fast Lighthouse found the machine just then: its scores are comparable only with those of a like index. */
  benchmarkIndex: number;
};

/** The features are Lighthouse's own list, and the popups: only the last list counts. */
const flags =
  "--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-quic " +
  "--disable-features=Translate,OptimizationHints,MediaRouter,DialMediaRouteProvider,RenderDocument," +
  `${addressBarPopups.join(",")} ${trustAnyCertificate}`;

/**
 * Lighthouse's runs on a page with its "mobile" settings, the lowest score first: several, since on a machine that has
 * other things to do a run may lose ten points by chance. A run that fails is left out: now and then Lighthouse misses
 * the beginning of its own trace.
 */
export async function runLighthouse(url: string): Promise<Array<LighthouseRun>> {
  const runs = await thrice(() => askLighthouse(url).catch(() => null));
  return runs.filter((run) => run !== null).toSorted((one, other) => one.score - other.score);
}

async function askLighthouse(url: string): Promise<LighthouseRun> {
  const { stdout } = await promisify(execFile)(
    "npx",
    [
      "--yes",
      `lighthouse@${lighthouseVersion}`,
      url,
      "--quiet",
      "--output=json",
      "--only-categories=performance",
      `--chrome-flags=${flags}`,
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() ?? "" }, maxBuffer: 1e8 },
  );
  const { categories, environment } = parse(reportSchema, JSON.parse(stdout));
  return {
    score: Math.round(categories.performance.score * 100),
    benchmarkIndex: environment.benchmarkIndex,
  };
}
