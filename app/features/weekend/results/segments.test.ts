import { expect, test } from "vitest";
import type { TimedLine } from "#contract/weekend.ts";
import { fastestBy, hasSegments, withGapsToFastest, withSegments } from "./segments.ts";
import { timedLine } from "#app/features/sample-rows-testing.ts";

/** Lines in order of place; each with as many of its three times as it has, 80 s and what is given. */
function lines(times: ReadonlyArray<ReadonlyArray<number>>): Array<TimedLine> {
  return times.map(([q1, q2, q3], index) =>
    timedLine(`driver_${index + 1}`, index + 1, {
      q1: q1 === undefined ? null : 80 + q1,
      q2: q2 === undefined ? null : 80 + q2,
      q3: q3 === undefined ? null : 80 + q3,
    }),
  );
}

/** A qualifying of 20 cars in which everybody drove in every segment reached, slower place by place. */
const twenty = lines(
  Array.from({ length: 20 }, (_, index) => {
    const time = index / 10;
    return [time, ...(index < 15 ? [time] : []), ...(index < 10 ? [time] : [])];
  }),
);

/** How many reached each segment last, from the third to the first. */
function counts(of: ReadonlyArray<TimedLine>, format: string | null = "KNOCKOUT"): Array<number> {
  const reached = withSegments(of, format).map((line) => line.reached);
  return [3, 2, 1].map((segment) => reached.filter((each) => each === segment).length);
}

/** Takes times from the driver in some place. */
function without(place: number, times: Partial<TimedLine>): Array<TimedLine> {
  return twenty.map((line, index) => (index === place - 1 ? { ...line, ...times } : line));
}

test("ten of twenty reach the third segment, and five go out in each other", () => {
  expect(counts(twenty)).toEqual([10, 5, 5]);
});

test("whoever did not drive in the third segment was in it all the same", () => {
  const missing = withSegments(without(10, { q3: null }), "KNOCKOUT");
  expect(missing[9]?.reached).toBe(3);
  expect(counts(without(10, { q3: null }))).toEqual([10, 5, 5]);
});

test("whoever was fastest in the first segment and lost the place later did not go out there", () => {
  const excluded = [
    ...twenty.slice(0, 14),
    ...twenty.slice(15).map((line, index) => ({ ...line, position: index + 15 })),
    timedLine("gasly", null, { position_text: "EX", q1: 79 }),
  ];
  const reached = withSegments(excluded, "KNOCKOUT");
  expect(reached.find(({ driver_id }) => driver_id === "gasly")?.reached).toBe(2);
  expect(reached.find(({ position }) => position === 15)?.reached).toBe(1);
});

test("with an exclusion that took all times, nobody is moved up into the segment", () => {
  const excluded = [
    ...twenty.slice(0, 9),
    ...twenty.slice(10),
    timedLine("ocon", null, { position_text: "DSQ" }),
  ];
  expect(counts(excluded)).toEqual([9, 5, 6]);
});

test("without a time at all nobody was in more than the first", () => {
  expect(counts(without(20, { q1: null }))).toEqual([10, 5, 5]);
});

/** A qualifying in which nobody drove after the first segment. */
function field(cars: number): Array<TimedLine> {
  return lines(Array.from({ length: cars }, (_, index) => [index / 10]));
}

test("places follow the number of cars, and the rules of 2016's eliminations", () => {
  // Nobody has a time in the second segment, so its places are filled from the first.
  expect([18, 19, 20, 22, 24].map((cars) => counts(field(cars))[1])).toEqual([14, 15, 15, 16, 17]);
  expect(counts(field(22), "ELIMINATION")[1]).toBe(15);
});

test("the best time of each segment is marked, also where two share it", () => {
  const shared = withSegments(lines([[1, 2, 3], [1, 1, 4], [2]]), "KNOCKOUT");
  expect(shared.map(({ best }) => [...best])).toEqual([[1, 3], [1, 2], []]);
});

test("a session with one time has no segments", () => {
  expect(hasSegments([timedLine("fangio", 1, { time: 100 })])).toBe(false);
  expect(hasSegments(twenty)).toBe(true);
});

test("the finding is how far ahead the fastest is, and nothing where that is not known", () => {
  const [first, second] = [timedLine("lando_norris", 1, {}), timedLine("oscar_piastri", 2, { gap: 0.012 })];
  const named = { ...first, driver_name: "Lando Norris" };
  expect(fastestBy([named, second])).toBe("Norris is fastest by 0.012 s");
  expect(fastestBy([named, { ...second, gap: null }])).toBeNull();
  expect(
    fastestBy([
      { ...named, q3: 80 },
      { ...second, q2: 81 },
    ]),
  ).toBeNull();
  expect(fastestBy([{ ...named, position: null }, second])).toBeNull();
  expect(fastestBy([])).toBeNull();
});

test("where the order is not that of the times, gaps are to the fastest and the first is not called so", () => {
  const rows = [
    timedLine("hoyt", 1, { driver_name: "Jerry Hoyt", time: 257 }),
    timedLine("bettenhausen", 2, { time: 257.11, gap: 0.11 }),
    timedLine("mcgrath", 3, { time: 253.2, gap: -3.8 }),
    timedLine("late", 4),
  ];
  expect(fastestBy(rows)).toBe("Hoyt is classified first");
  expect(withGapsToFastest(rows).map(({ gap, isFastest }) => [gap, isFastest])).toEqual([
    [3.8, false],
    [3.91, false],
    [null, true],
    [null, false],
  ]);
  const inOrder = rows.slice(0, 2);
  expect(withGapsToFastest(inOrder)).toBe(inOrder);
});
