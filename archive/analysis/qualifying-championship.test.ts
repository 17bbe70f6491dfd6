import { expect, test } from "vitest";
import { qualifyingRule, qualifyingTable } from "./qualifying-championship.ts";

function placesOf(round: number, ...drivers: Array<string>) {
  return drivers.map((driver_id, index) => ({ driver_id, round, place: index + 1 }));
}

test("qualifying gives the points of a Grand Prix of its season", () => {
  const table = qualifyingTable(1988, [...placesOf(1, "senna", "prost"), ...placesOf(2, "senna", "berger")]);
  expect(table).toEqual([
    {
      driver_id: "senna",
      position: 1,
      points: 18,
      places: new Map([
        [1, 1],
        [2, 1],
      ]),
    },
    { driver_id: "prost", position: 2, points: 6, places: new Map([[1, 2]]) },
    { driver_id: "berger", position: 2, points: 6, places: new Map([[2, 2]]) },
  ]);
});

test("ties are broken by better positions, including those without points", () => {
  const table = qualifyingTable(1955, placesOf(1, "a", "b", "c", "d", "e", "sixth", "seventh"));
  expect(table.slice(-2).map(({ driver_id, position }) => `${position} ${driver_id}`)).toEqual([
    "6 sixth",
    "7 seventh",
  ]);
});

test("its rule names the season's points", () => {
  expect(qualifyingRule(1988)).toContain("9–6–4–3–2–1 points by place");
});
