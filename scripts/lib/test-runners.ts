import { join } from "node:path";
import { type TestCase, type TestModule, startVitest } from "vitest/node";
import { root } from "./paths.ts";
import { type FileOutcome, type Outcome, outcomesOf } from "./tally.ts";
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { array, literal, object, parse, string, variant } from "valibot";

/**
 * Runs tests of some projects of vitest.config.ts, with Vitest's own output.
 *
 * @param isDeep whether to include tests tagged `deep`
 * @returns the outcome of each test
 */
export async function runTests(
  projects: Array<string>,
  { isDeep }: { isDeep: boolean },
): Promise<Array<Outcome>> {
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
export async function runBrowserTests({ isDeep }: { isDeep: boolean }): Promise<Array<Outcome>> {
  const folder = mkdtempSync(join(tmpdir(), "f1-browser-tests-"));
  const file = join(folder, "outcomes.json");
  const cli = join(root, "node_modules", "@playwright", "test", "cli.js");
  const options = isDeep ? [] : ["--project=journeys", "--grep-invert=@deep"];
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
