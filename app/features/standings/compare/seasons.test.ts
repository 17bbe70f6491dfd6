import { expect, test } from "vitest";
import { seasonsToCompare } from "#app/features/standings/standings-search.ts";

test("the seasons that were asked for are compared", () => {
  expect(seasonsToCompare([2019, 2025], 2024)).toEqual([2019, 2025]);
});

test("without a choice it is the page's season and the one before", () => {
  expect(seasonsToCompare([], 2024)).toEqual([2023, 2024]);
  expect(seasonsToCompare([], 1950)).toEqual([1950, 1951]);
});
