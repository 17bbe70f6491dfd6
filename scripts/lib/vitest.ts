import { join } from "node:path";
import { startVitest } from "vitest/node";
import type { TestCase, TestModule } from "vitest/node";
import { root } from "./paths.ts";
import { outcomesOf } from "./tally.ts";
import type { FileOutcome, Outcome } from "./tally.ts";

/**
 * Runs the tests of some projects of vitest.config.ts, showing Vitest's own report.
 *
 * @param isDeep whether tests with the tag `deep` run too
 * @returns how each test ended
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
  // "pending" is left behind by a test whose process died.
  return { state: "failed", name };
}
