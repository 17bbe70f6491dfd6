/**
 * `npm test`: everything that a change must pass, the quickest first. `npm run test:deep` (`--deep`) is the same with
 * every width and theme, every fault on every page, many more inputs and longer walks.
 *
 * The source checks, the build and the search for a browser count as one test each when they fail or pass, so that
 * the last line never says "0 failed" when something did.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "./build.ts";
import { runSourceChecks } from "./check.ts";
import { chromiumAdvice, findChromium, installChromium } from "./lib/chromium.ts";
import { main, Refusal } from "./lib/command.ts";
import {
  failedLines,
  type FileOutcome,
  lastLine,
  type Outcome,
  outcomesOf,
  skippedLines,
} from "./lib/test-outcomes.ts";
import { startVitest, type TestCase, type TestModule } from "vitest/node";
import { root } from "./lib/paths.ts";
import { spawn } from "node:child_process";
import { array, literal, object, parse, string, variant } from "valibot";

/**
 * Runs tests of some projects of vitest.config.ts, with Vitest's own output.
 *
 * @param isDeep whether to include tests tagged `deep`
 * @returns the outcome of each test
 */
async function runTests(projects: Array<string>, { isDeep }: { isDeep: boolean }): Promise<Array<Outcome>> {
  const vitest = await startVitest([], {
    root,
    config: join(root, "vitest.config.ts"),
    project: projects,
    run: true,
    watch: false,
    ...(isDeep ? {} : { tagsFilter: ["!deep"] }),
  });
  const files = vitest.state.getTestModules().map((module) => fileOutcome(module, isDeep));
  const strays = vitest.state.getUnhandledErrors();
  await vitest.close();
  if (files.length === 0) return [{ state: "failed", name: `no tests found in ${projects.join(", ")}` }];
  const stray = { state: "failed" as const, name: `an error outside any test in ${projects.join(", ")}` };
  return [...outcomesOf(files), ...strays.map(() => stray)];
}

function fileOutcome(module: TestModule, isDeep: boolean): FileOutcome {
  const file = module.relativeModuleId;
  const all = [...module.children.allTests()];
  const chosen = isDeep ? all : all.filter(({ tags }) => !tags.includes("deep"));
  const tests = chosen.map((test) => outcome(file, test));
  return { file, failed: module.state() !== "passed" && module.state() !== "skipped", tests };
}

function outcome(file: string, test: TestCase): Outcome {
  const name = `${file} › ${test.fullName}`;
  const result = test.result();
  if (result.state === "passed") return { state: "passed", name };
  if (result.state === "skipped") return { state: "skipped", name, reason: result.note ?? "no reason given" };
  // A test whose process died remains "pending".
  return { state: "failed", name };
}

const outcomesFile = array(
  variant("state", [
    object({ state: literal("passed"), name: string() }),
    object({ state: literal("failed"), name: string() }),
    object({ state: literal("skipped"), name: string(), reason: string() }),
  ]),
);

/**
 * Runs the tests of tests/playwright.config.ts, with Playwright's own output.
 *
 * @param isDeep whether to include every width and theme and tests tagged `@deep`
 * @returns the outcome of each test
 */
async function runBrowserTests({ isDeep }: { isDeep: boolean }): Promise<Array<Outcome>> {
  const folder = mkdtempSync(join(tmpdir(), "f1-browser-tests-"));
  const file = join(folder, "outcomes.json");
  const cli = join(root, "node_modules", "@playwright", "test", "cli.js");
  const options = isDeep ? [] : ["--project=history", "--project=journeys", "--grep-invert=@deep"];
  const run = spawn(
    process.execPath,
    [cli, "test", "--config", join(root, "tests", "playwright.config.ts"), ...options],
    { cwd: root, env: { ...process.env, PLAYWRIGHT_OUTCOMES: file }, stdio: "inherit" },
  );
  await new Promise((closed) => run.on("close", closed));
  try {
    if (!existsSync(file)) return [{ state: "failed", name: "the browser tests did not run" }];
    return parse(outcomesFile, JSON.parse(readFileSync(file, "utf8")));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

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
  for (const { title, passed } of await runSourceChecks()) outcomes.push(single(title, passed));
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
    console.log(`\n${chromiumAdvice}`);
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
