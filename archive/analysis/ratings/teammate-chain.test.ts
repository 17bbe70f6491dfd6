import { expect, test } from "vitest";
import { type TeammateLink, teammateChain } from "./teammate-chain.ts";

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
