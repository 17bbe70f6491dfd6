import { expect, test } from "vitest";
import type { SessionCode } from "#contract/sessions.ts";
import type { TimedClassification, TimedLine } from "#contract/weekend.ts";
import { qualifyingSessions } from "#app/routes/race.$year.$round.qualifying.results.tsx";
import { withRuns } from "./segments.ts";
import { timedLine } from "#app/features/sample-rows-testing.ts";

function session(code: SessionCode, format: string | null, lines: Array<TimedLine>): TimedClassification {
  return { year: 2005, round: 1, session: code, format, lines };
}

const day1 = session("Q1D", null, [
  timedLine("fisichella", 1, { time: 93.171 }),
  timedLine("trulli", 2, { time: 95.27 }),
  timedLine("sato", 3),
]);
const day2 = session("Q2D", null, [
  timedLine("webber", 1, { time: 88.279 }),
  timedLine("fisichella", 2, { time: 88.289 }),
]);
const result = [timedLine("fisichella", 1, { time: 181.46 }), timedLine("trulli", 2), timedLine("sato", 3)];

test("the sum of two runs stands beside both", () => {
  const lines = withRuns(session("Q", "AGGREGATE", result), [day1, day2]);
  expect(lines?.map(({ driver_id, first, second, time }) => [driver_id, first, second, time])).toEqual([
    ["fisichella", 93.171, 88.289, 181.46],
    ["trulli", 95.27, null, null],
    ["sato", null, null, null],
  ]);
});

test("the best of each run is marked, and no missing time is", () => {
  const lines = withRuns(session("Q", "TWO_SESSION", result), [day1, day2]);
  expect(lines?.map(({ bestFirst, bestSecond }) => [bestFirst, bestSecond])).toEqual([
    [true, false],
    [false, false],
    [false, false],
  ]);
});

test("a qualifying of one lap, or one of whose runs nothing is held, is shown by its time", () => {
  expect(withRuns(session("Q", "ONE_LAP", result), [day1, day2])).toBeNull();
  expect(withRuns(session("Q", "TWO_SESSION", result), [null, session("Q2D", null, [])])).toBeNull();
});

test("since 2006 a qualifying is one session", () => {
  expect(qualifyingSessions(2005)).toEqual(["Q", "Q1D", "Q2D"]);
  expect(qualifyingSessions(2006)).toEqual(["Q"]);
});
