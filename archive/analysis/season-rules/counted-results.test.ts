import { expect, test } from "vitest";
import { constructorCountedParts, countedParts, countedPoints, grossPoints } from "./counted-results.ts";

function byRound(points: Readonly<Record<number, number>>): Map<number, number> {
  return new Map(Object.entries(points).map(([round, value]) => [Number(round), value]));
}

const prost1988 = byRound({
  1: 9,
  2: 6,
  3: 9,
  4: 9,
  5: 6,
  6: 6,
  7: 9,
  9: 6,
  10: 6,
  11: 6,
  13: 9,
  14: 9,
  15: 6,
  16: 9,
});

test("1988: of Prost's 105 points the best eleven results counted, 87", () => {
  expect(grossPoints(prost1988)).toBe(105);
  expect(countedPoints(prost1988, countedParts(1988))).toBe(87);
});

test("1979: Scheckter's best four results of either half, 51 of 60 points", () => {
  const scheckter = byRound({ 2: 1, 3: 6, 4: 6, 5: 3, 6: 9, 7: 9, 9: 2, 10: 3, 11: 3, 12: 6, 13: 9, 14: 3 });
  expect(grossPoints(scheckter)).toBe(60);
  expect(countedPoints(scheckter, countedParts(1979))).toBe(51);
});

test("a season counted in halves is counted so from its middle on, too", () => {
  const won = byRound({ 1: 9, 2: 9, 3: 9, 4: 9, 5: 9 });
  expect(countedPoints(won, countedParts(1979))).toBe(36);
});

test("since 1991 every result counts", () => {
  expect(countedPoints(prost1988, countedParts(1991))).toBe(105);
});

test("makes dropped results as drivers did until 1978, and none since", () => {
  expect(constructorCountedParts(1978)).toEqual(countedParts(1978));
  expect(countedPoints(prost1988, constructorCountedParts(1988))).toBe(105);
});

test("thirds of a point do not leave noise behind", () => {
  const shared = byRound({ 1: 4 / 3, 2: 4 / 3, 3: 4 / 3 });
  expect(grossPoints(shared)).toBe(4);
});
