import { expect, test } from "vitest";
import { failedLines, lastLine, type Outcome, outcomesOf, skippedLines } from "./test-outcomes.ts";

const passed = (name: string): Outcome => ({ state: "passed", name });
const failed = (name: string): Outcome => ({ state: "failed", name });
const skipped = (name: string, reason: string): Outcome => ({ state: "skipped", name, reason });

test("the last line counts every run together", () => {
  const outcomes = [passed("a"), passed("b"), failed("c"), skipped("d", "no archive")];
  expect(lastLine(outcomes)).toBe("2 passed, 1 failed, 1 skipped");
});

test("a run of nothing passed nothing", () => {
  expect(lastLine([])).toBe("0 passed, 0 failed, 0 skipped");
});

test("skipped tests are named under their reason", () => {
  const outcomes = [skipped("a", "no archive"), skipped("b", "no network"), skipped("c", "no archive")];
  expect(skippedLines(outcomes)).toEqual(["Skipped: no archive", "  a", "  c", "Skipped: no network", "  b"]);
});

test("failed tests are named", () => {
  expect(failedLines([passed("a"), failed("b")])).toEqual(["Failed: b"]);
});

test("a file that failed as a whole counts as a failure", () => {
  const outcomes = outcomesOf([{ file: "api.test.ts", failed: true, tests: [] }]);
  expect(outcomes).toEqual([failed("api.test.ts")]);
});

test("a file with a failed test counts that test only", () => {
  const tests = [passed("a"), failed("b")];
  expect(outcomesOf([{ file: "api.test.ts", failed: true, tests }])).toEqual(tests);
});
