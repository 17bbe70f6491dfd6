import { expect, test } from "vitest";
import type { CircuitFigures } from "#contract/head-to-head.ts";
import { bestAmong, circuitRows } from "./circuits-section.tsx";

function at(circuit_name: string, wins: number): CircuitFigures {
  return {
    circuit_id: circuit_name.toLowerCase(),
    circuit_name,
    country: "Italy",
    entries: 3,
    grands_prix: 3,
    wins,
    podiums: wins,
    poles: 0,
    fastest_laps: 0,
    best_finish: null,
    avg_finish: null,
    dnfs: 0,
  };
}

test("every circuit of any has a row, with nothing for who was never there", () => {
  const rows = circuitRows([[at("Monza", 2), at("Imola", 1)], [at("Monza", 0)], []]);
  expect(
    rows.map(({ circuitName, figures }) => [circuitName, figures.map((each) => each?.wins ?? null)]),
  ).toEqual([
    ["Imola", [1, null, null]],
    ["Monza", [2, 0, null]],
  ]);
});

test("the best of several is marked, unless all are alike or there is but one", () => {
  expect(bestAmong([2, 5, null, 5], "more")).toEqual([0, 1, 0, 1]);
  expect(bestAmong([2, 5], "less")).toEqual([1, 0]);
  expect(bestAmong([3, 3], "more")).toEqual([0, 0]);
  expect(bestAmong([3, null], "more")).toEqual([0, 0]);
});
