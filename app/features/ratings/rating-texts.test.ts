import { expect, test } from "vitest";
import { bestSeasons, ratingFinding } from "./rating-texts.ts";

/** Ratings of seasons that follow each other. */
const driver = (name: string, first: number, ratings: ReadonlyArray<number>) => ({
  name,
  seasons: ratings.map((rating, index) => ({ year: first + index, rating })),
});

const norris = driver("Norris", 2022, [0.9, 0.7, 0.9, 0.6, 1]);

test("of two the heading counts the seasons in which both drove", () => {
  expect(ratingFinding([norris, driver("Piastri", 2023, [0.5, 0.8, 1.3, 0.7])])).toBe(
    "Norris was rated higher in 3 of 4 seasons",
  );
  expect(ratingFinding([driver("Piastri", 2022, [0, 0, 0, 0, 0]), norris])).toBe(
    "Norris was rated higher in all 5 seasons of both",
  );
});

test("few seasons, and those of two who are level, are named", () => {
  expect(ratingFinding([norris, driver("Piastri", 2025, [1.3, 0.7])])).toBe(
    "Norris was rated higher in 2026, Piastri in 2025",
  );
  expect(ratingFinding([norris, driver("Piastri", 2023, [0.5, 1.2, 1.3, 0.7])])).toBe(
    "Norris was rated higher in 2023 and 2026, Piastri in 2024 and 2025",
  );
  expect(ratingFinding([norris, driver("Bearman", 2026, [0.2])])).toBe("Norris was rated higher in 2026");
});

test("of more than two, and of two who never drove in one season, the highest rating counts", () => {
  const vettel = driver("Vettel", 2020, [0.8, 1.1]);
  expect(ratingFinding([norris, vettel])).toBe("Vettel was rated highest: +1.10 in 2021");
  expect(ratingFinding([norris, vettel, driver("Piastri", 2023, [2])])).toBe(
    "Piastri was rated highest: +2.00 in 2023",
  );
  expect(bestSeasons([norris, vettel])).toBe("Norris +1.00 (2026), Vettel +1.10 (2021)");
});
