import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { FullResult, Reporter, TestCase, TestError } from "@playwright/test/reporter";
import { root } from "./paths.ts";
import type { Outcome } from "./tally.ts";

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
