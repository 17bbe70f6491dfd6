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
