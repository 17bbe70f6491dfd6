import { expect, test } from "vitest";
import { seasonsToCompare } from "./seasons.ts";

const career = [2025, 2024, 2023, 2019];

test("the seasons that were asked for are compared, if the driver raced in them", () => {
  expect(seasonsToCompare([2019, 2025], career, 2025)).toEqual([2019, 2025]);
  expect(seasonsToCompare([2018, 2025], career, 2025)).toEqual([2025]);
});

test("without a choice it is the page's season and the one before", () => {
  expect(seasonsToCompare([], career, 2024)).toEqual([2023, 2024]);
  expect(seasonsToCompare([2018], career, 2023)).toEqual([2019, 2023]);
});

test("a first season is compared with the next one", () => {
  expect(seasonsToCompare([], career, 2019)).toEqual([2019, 2023]);
  expect(seasonsToCompare([], [], 2019)).toEqual([]);
});
