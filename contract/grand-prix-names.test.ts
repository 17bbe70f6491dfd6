import { expect, test } from "vitest";
import { grandPrixName, grandPrixNames } from "./grand-prix-names.ts";
import { firstSeason, lastSeason } from "./ids.ts";

test("every season from the first to the last has its Grands Prix, and no other has", () => {
  for (let year = firstSeason; year <= lastSeason; year += 1)
    expect(grandPrixNames(year).length).toBeGreaterThan(5);
  expect(grandPrixNames(firstSeason - 1)).toEqual([]);
  expect(grandPrixNames(lastSeason + 1)).toEqual([]);
});

test("a round that the table does not know has its number", () => {
  expect(grandPrixName(2025, 12)).toBe("British Grand Prix");
  expect(grandPrixName(2025, 99)).toBe("Round 99");
  expect(grandPrixName(2040, 3)).toBe("Round 3");
});

test("a Grand Prix has the name that it had in its year", () => {
  expect(grandPrixName(2019, 18)).toBe("Mexican Grand Prix");
  for (const [year, round] of [
    [2021, 18],
    [2022, 20],
    [2023, 19],
    [2024, 20],
    [2025, 20],
    [2026, 19],
  ] as const)
    expect(grandPrixName(year, round), `season ${year}`).toBe("Mexico City Grand Prix");
});
