/**
 * `npm test`: everything that a change must pass, the quickest first. `npm run test:deep` (`--deep`) is the same with
 * every width and theme, every fault on every page, many more inputs and longer walks.
 *
 * The source checks, the build and the search for a browser count as one test each when they fail or pass, so that
 * the last line never says "0 failed" when something did.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "./lib/build.ts";
import { passes, sourceChecks } from "./lib/checks.ts";
import { CHROMIUM_ADVICE, findChromium, installChromium } from "./lib/chromium.ts";
import { runBrowserTests, runTests } from "./lib/test-runners.ts";
import { Refusal, main } from "./lib/refusal.ts";
import { type Outcome, failedLines, lastLine, skippedLines } from "./lib/tally.ts";

const isDeep = process.argv.includes("--deep");
if (isDeep) Object.assign(process.env, { FAULTS: "all", FUZZ: "long", WALK_SEEDS: "5" });

await main(async () => {
  const archives = mkdtempSync(join(tmpdir(), "f1-archives-"));
  process.env.TEST_ARCHIVES = archives;
  try {
    report(await everything());
  } finally {
    rmSync(archives, { recursive: true, force: true });
  }
});

async function everything(): Promise<Array<Outcome>> {
  const outcomes: Array<Outcome> = [];
  for (const check of sourceChecks) outcomes.push(single(check.title, await passes(check)));
  outcomes.push(...(await stage("Unit tests", () => runTests(["unit"], { isDeep }))));
  outcomes.push(...(await stage("Facts", () => runTests(["facts"], { isDeep }))));
  const built = await succeeds(ensureBuilt);
  outcomes.push(single("Build", built));
  if (built) {
    outcomes.push(...(await stage("Worker tests", () => runTests(["workers"], { isDeep }))));
    outcomes.push(...(await browserTests()));
    if (isDeep) outcomes.push(...(await stage("Deep tests", () => runTests(["deep"], { isDeep }))));
  } else {
    console.log("Without a build there are no Worker tests and no browser tests.");
  }
  return outcomes;
}

async function browserTests(): Promise<Array<Outcome>> {
  const chromium = findChromium() ?? (installChromium() ? findChromium() : null);
  if (chromium === null) {
    console.log(`\n${CHROMIUM_ADVICE}`);
    return [single("Browser tests: no Chromium", false)];
  }
  process.env.CHROMIUM_PATH = chromium;
  return stage("Browser tests", () => runBrowserTests({ isDeep }));
}

/** Runs tests under a heading, with the time they took. */
async function stage(title: string, run: () => Promise<Array<Outcome>>): Promise<Array<Outcome>> {
  console.log(`\n▸ ${title}`);
  const started = performance.now();
  const outcomes = await run();
  const mark = outcomes.some(({ state }) => state === "failed") ? "✗" : "✓";
  console.log(`${mark} ${title} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return outcomes;
}

function single(name: string, passed: boolean): Outcome {
  return { state: passed ? "passed" : "failed", name };
}

/** Whether the work could be done; why not is printed. */
async function succeeds(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    console.log(error instanceof Refusal ? error.message : error);
    return false;
  }
}

function report(outcomes: Array<Outcome>): void {
  if (outcomes.some(({ state }) => state === "failed")) process.exitCode = 1;
  const named = [...skippedLines(outcomes), ...failedLines(outcomes)];
  console.log(["", ...named, lastLine(outcomes)].join("\n"));
}
