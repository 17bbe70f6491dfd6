import { expect, test } from "vitest";
import { extraOf, gapText, overviewMethod, possibleText, withGaps } from "./columns.tsx";

type Line = Parameters<typeof withGaps>[0][number];

function line(given: Partial<Line> = {}): Line {
  return { position: 1, points: 90, gross_points: 90, possible: null, ...given };
}

test("gaps are counted from the leader, without the noise of binary fractions", () => {
  const lines = withGaps([line({ points: 40 }), line({ position: 2, points: 11.33 })], false);
  expect(lines.map(({ gap }) => gap)).toEqual([0, 28.67]);
});

test("who is not placed has no gap, however many points", () => {
  const lines = withGaps([line({ points: 81 }), line({ position: null, points: 78 })], false);
  expect(lines[1]?.gap).toBeNull();
});

test("a gap is said as who leads or is champion, as a loss, or as a tie", () => {
  const gaps = [
    { position: 1, gap: 0 },
    { position: 2, gap: 0 },
    { position: 3, gap: 28.5 },
    { position: null, gap: null },
  ];
  const texts = (isFinal: boolean) => gaps.map((gap) => gapText({ ...gap, isFinal }));
  expect(texts(false)).toEqual(["Leader", "0", "−28.5", "–"]);
  expect(texts(true)).toEqual(["Champion", "0", "−28.5", "–"]);
});

test("dropped points are shown where there are any, possible places while the season runs", () => {
  expect(extraOf([line(), line({ gross_points: 94 })])).toBe("gross");
  expect(extraOf([line(), line({ possible: [1, 3] })])).toBe("possible");
  expect(extraOf([line()])).toBe("none");
});

test("who may still end anywhere is told from who may not", () => {
  const lines = withGaps(
    [
      line({ possible: [1, 22] }),
      line({ position: 2, possible: [1, 21] }),
      line({ position: 22, possible: [4, 22] }),
      line({ position: null }),
    ],
    false,
  );
  expect(lines.map(({ isOpen }) => isOpen)).toEqual([true, false, false, false]);
});

test("possible places are a range, or the one place that is left", () => {
  expect(possibleText([2, 5])).toBe("2–5");
  expect(possibleText([1, 1])).toBe("1");
});

test("the method has the season's rule, its notes, and what the extra column means", () => {
  const text = overviewMethod({ rule: "The best 11 of 16 count.", notes: ["A note."] }, "gross");
  expect(text).toMatch(/^The best 11 of 16 count\. A note\. “All points”/);
});

test("the method says of what the bars of points are shares", () => {
  expect(overviewMethod({ rule: "", notes: [] }, "none")).toContain("Bars: share of the leader’s points.");
});
