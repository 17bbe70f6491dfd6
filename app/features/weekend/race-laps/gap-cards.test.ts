import { expect, test } from "vitest";
import { scaleOf } from "./gap-cards.tsx";

test("zero stands near the edge towards which no bar goes, and between bars that go both ways", () => {
  // All of the ahead: the other side has room for a name.
  expect(scaleOf([1.5, 27.8, 30.3])).toEqual({ zero: 0.72, second: 0.72 / 30.3 });
  expect(scaleOf([10, -10])).toEqual({ zero: 0.5, second: 0.05 });
  // What is short on one side is on the scale of the other.
  expect(scaleOf([0.1, -9.9])).toMatchObject({ zero: 0.28 });
});
