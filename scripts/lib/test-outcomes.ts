import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { FullResult, Reporter, TestCase, TestError } from "@playwright/test/reporter";
import { root } from "./paths.ts";

/** The outcome of a test. */
export type Outcome =
  | { state: "passed"; name: string }
  | { state: "failed"; name: string }
  | { state: "skipped"; name: string; reason: string };

/** The outcome of a test file: its tests, and whether the file itself failed (an import, a hook). */
export type FileOutcome = { file: string; failed: boolean; tests: Array<Outcome> };

/**
 * The outcomes of all files' tests. A file that failed without a failed test counts as one failure, so that it does not
 * look like a file without tests.
 */
export function outcomesOf(files: Array<FileOutcome>): Array<Outcome> {
  return files.flatMap(({ file, failed, tests }) =>
    failed && !tests.some(({ state }) => state === "failed")
      ? [{ state: "failed" as const, name: file }, ...tests]
      : tests,
  );
}

/** The last line of a run: `N passed, N failed, N skipped`. */
export function lastLine(outcomes: Array<Outcome>): string {
  const count = (state: Outcome["state"]) => outcomes.filter((outcome) => outcome.state === state).length;
  return `${count("passed")} passed, ${count("failed")} failed, ${count("skipped")} skipped`;
}

/** Skipped tests, grouped by reason. */
export function skippedLines(outcomes: Array<Outcome>): Array<string> {
  const skipped = outcomes.filter((outcome) => outcome.state === "skipped");
  const byReason = Map.groupBy(skipped, ({ reason }) => reason);
  return [...byReason].flatMap(([reason, tests]) => [
    `Skipped: ${reason}`,
    ...tests.map(({ name }) => `  ${name}`),
  ]);
}

/** Failed tests, a line each. */
export function failedLines(outcomes: Array<Outcome>): Array<string> {
  return outcomes.filter(({ state }) => state === "failed").map(({ name }) => `Failed: ${name}`);
}

/** Writes the outcome of each test to the file at PLAYWRIGHT_OUTCOMES, for the last line of `npm test`. */
export default class OutcomeReporter implements Reporter {
  readonly #tests = new Set<TestCase>();
  readonly #errors: Array<Outcome> = [];

  onTestEnd(test: TestCase): void {
    this.#tests.add(test);
  }

  /** An error outside any test, for example in an unreadable file or in the shared site. */
  onError({ message = "an error outside any test" }: TestError): void {
    this.#errors.push({ state: "failed", name: message });
  }

  onEnd({ status }: FullResult): void {
    const outcomes = [...[...this.#tests].map((test) => outcomeOf(test)), ...this.#errors];
    if (status !== "passed" && !outcomes.some(({ state }) => state === "failed"))
      outcomes.push({ state: "failed", name: `the browser tests ended as ${status}` });
    const file = process.env.PLAYWRIGHT_OUTCOMES;
    if (file !== undefined) writeFileSync(file, JSON.stringify(outcomes));
  }

  printsToStdio(): boolean {
    return false;
  }
}

function outcomeOf(test: TestCase): Outcome {
  const [, project = "", , ...titles] = test.titlePath();
  const name = `${relative(root, test.location.file)} › ${project} › ${titles.join(" › ")}`;
  if (test.outcome() === "expected") return { state: "passed", name };
  if (test.outcome() !== "skipped") return { state: "failed", name };
  const reason = test.annotations.find(({ type }) => type === "skip")?.description;
  return { state: "skipped", name, reason: reason ?? "no reason given" };
}
