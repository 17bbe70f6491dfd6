import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { array, literal, object, parse, string, variant } from "valibot";
import { root } from "./paths.ts";
import type { Outcome } from "./tally.ts";

const outcomesFile = array(
  variant("state", [
    object({ state: literal("passed"), name: string() }),
    object({ state: literal("failed"), name: string() }),
    object({ state: literal("skipped"), name: string(), reason: string() }),
  ]),
);

/**
 * Runs the tests of tests/playwright.config.ts, showing Playwright's own report.
 *
 * @param isDeep whether every width and theme and the tests with the tag `@deep` are run too
 * @returns how each test ended
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
