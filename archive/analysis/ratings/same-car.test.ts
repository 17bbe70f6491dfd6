import { expect, test } from "vitest";
import { chanceOfAhead, chanceOfBetter, rangeOfAhead, type TeammateLink, teammateChain } from "./same-car.ts";

test("who is better is as sure as the difference is large beside its deviation", () => {
  expect(chanceOfBetter({ mean: 0, deviation: 0.3 })).toBeCloseTo(0.5, 6);
  // The normal distribution's own table.
  expect(chanceOfBetter({ mean: 1, deviation: 1 })).toBeCloseTo(0.841_345, 6);
  expect(chanceOfBetter({ mean: -1.96, deviation: 1 })).toBeCloseTo(0.024_998, 6);
});

test("a race in equal cars is e to the difference to one, and nearer to even the less is known", () => {
  expect(chanceOfAhead({ mean: Math.log(3), deviation: 1e-9 })).toBeCloseTo(0.75, 6);
  expect(chanceOfAhead({ mean: 0, deviation: 2 })).toBeCloseTo(0.5, 6);
  const unsure = chanceOfAhead({ mean: Math.log(3), deviation: 1 });
  expect(unsure).toBeLessThan(0.75);
  expect(unsure).toBeGreaterThan(0.5);
  // Beside the other driver's chance it is all there is.
  expect(unsure + chanceOfAhead({ mean: -Math.log(3), deviation: 1 })).toBeCloseTo(1, 9);
});

test("the range of the chance is that of the difference, and wider the less is known", () => {
  expect(rangeOfAhead({ mean: Math.log(3), deviation: 0 }).low).toBeCloseTo(0.75, 9);
  const { low, high } = rangeOfAhead({ mean: 0, deviation: 1 });
  // 1 / (1 + e^−1.598), as 89% of a normal distribution lie within 1.598 deviations.
  expect(high).toBeCloseTo(0.8318, 4);
  expect(low + high).toBeCloseTo(1, 9);
});

function link(one: string, other: string, classified: number, team = "team"): TeammateLink {
  return { one, other, team, from: 2001, to: 2001, races: classified + 2, classified };
}

function driversOf(links: ReadonlyArray<TeammateLink>, from: string, to: string) {
  return teammateChain(links, from, to)?.map((step) => step.to) ?? null;
}

test("a chain has as few steps as there can be", () => {
  const links = [link("a", "b", 30), link("b", "c", 30), link("c", "d", 30), link("a", "c", 1)];
  expect(driversOf(links, "a", "d")).toEqual(["c", "d"]);
  expect(driversOf(links, "d", "a")).toEqual(["c", "a"]);
});

test("of chains of the same length it is the one whose weakest step is the strongest", () => {
  const links = [link("a", "b", 40), link("b", "d", 1), link("a", "c", 9), link("c", "d", 8)];
  expect(driversOf(links, "a", "d")).toEqual(["c", "d"]);
});

test("two who were never classified together are no step, and several teams are one", () => {
  expect(driversOf([link("a", "b", 0)], "a", "b")).toBeNull();
  const [step] = teammateChain([link("a", "b", 0), link("a", "b", 3, "other")], "b", "a") ?? [];
  expect(step?.links.map(({ team }) => team)).toEqual(["team", "other"]);
});

test("there is no chain to a stranger, and no step to oneself", () => {
  expect(driversOf([link("a", "b", 3)], "a", "nobody")).toBeNull();
  expect(driversOf([link("a", "b", 3)], "a", "a")).toEqual([]);
});
