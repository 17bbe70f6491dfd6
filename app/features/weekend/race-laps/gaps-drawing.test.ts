import { expect, test } from "vitest";
import { shareFromTop } from "#app/ui/drawing/plane.tsx";
import { height } from "./gap-lines.tsx";
import { gapRange } from "./gaps-drawing.tsx";

test("a drawing of gaps holds the first ten, and reaches no further than its limits", () => {
  const gaps = [
    { driver: 0, gaps: [0, 8, 0] },
    { driver: 1, gaps: [-1, -30, -2] },
  ];
  expect(gapRange(gaps, 3, "trace")).toEqual({ from: -31, to: 11.25 });
  // A lapped car reaches a minute back at most, and so does the eleventh, which has to be on the lead lap.
  const lapped = { driver: 2, gaps: [-2, -70, null] };
  expect(gapRange([...gaps, lapped], 3, "trace").from).toBe(-61);
  const ten = Array.from({ length: 10 }, (_, driver) => ({ driver, gaps: [0, -30, -2] }));
  expect(gapRange([...ten, { driver: 10, gaps: [0, -80, -80] }], 3, "trace").from).toBe(-61);
  expect(gapRange([...ten, { driver: 10, gaps: [0, -80, null] }], 3, "trace").from).toBe(-31);
  // Of half a step ahead the axis has no name: it would stand over empty room.
  expect(gapRange([{ driver: 0, gaps: [0, 28, -100] }], 3, "trace").to).toBe(29);
  // Of a few seconds ahead the axis needs no name.
  expect(gapRange([{ driver: 0, gaps: [0, 3, -30] }], 3, "trace")).toEqual({ from: -31, to: 6 });
  expect(gapRange([{ driver: 0, gaps: [0, -82, -9] }], 3, "trace").from).toBe(-83);
  const far = { driver: 1, gaps: [0, -400, -9] };
  expect(gapRange([{ driver: 0, gaps: [0, -30, 0] }, far], 3, "trace").from).toBe(-101);
  // The winner's line stays inside where the track dries, and there is room below it.
  expect(gapRange([{ driver: 0, gaps: [0, -144, 0] }, far], 3, "trace").from).toBe(-181);
  // Over zero stand the letters of those who led: as many pixels whatever the gaps are.
  for (const most of [8, 40]) {
    const range = gapRange([{ driver: 0, gaps: [0, most, 5] }], 3, "leader");
    expect(range.from).toBe(-most - 1);
    expect(shareFromTop(range, 0) * height).toBeCloseTo(26);
  }
});
