import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { number, object, parse } from "valibot";
import { addressBarPopups, findChromium } from "../../../scripts/lib/chromium.ts";
import { trustAnyCertificate } from "./certificate.ts";
import { thrice } from "./phone.ts";

/** The figures are of this version; others weigh differently. */
export const lighthouseVersion = "13.5.0";

/** What of its report is read; a score is from 0 to 1. */
const reportSchema = object({ categories: object({ performance: object({ score: number() }) }) });

/** The features are Lighthouse's own list, and the popups: only the last list counts. */
const flags =
  "--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-quic " +
  "--disable-features=Translate,OptimizationHints,MediaRouter,DialMediaRouteProvider,RenderDocument," +
  `${addressBarPopups.join(",")} ${trustAnyCertificate}`;

/**
 * Lighthouse's performance scores of a page on its "mobile" settings, from 0 to 100, the lowest first: several, since on
 * a machine that has other things to do a run may lose ten points by chance. A run that fails has none: now and then
 * Lighthouse misses the beginning of its own trace.
 */
export async function lighthouseScores(url: string): Promise<Array<number>> {
  const scores = await thrice(() => askLighthouse(url).catch(() => null));
  return scores.filter((score) => score !== null).toSorted((one, other) => one - other);
}

async function askLighthouse(url: string): Promise<number> {
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
  return Math.round(parse(reportSchema, JSON.parse(stdout)).categories.performance.score * 100);
}
