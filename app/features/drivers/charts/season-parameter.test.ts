import { expect, test } from "vitest";
import { seasonParameter } from "./season-parameter.ts";

test("a year is taken from an address and from a link", () => {
  expect(seasonParameter({ season: "2025" })).toEqual({ season: 2025 });
  expect(seasonParameter({ season: 1950 })).toEqual({ season: 1950 });
});

test("anything but one year is dropped", () => {
  for (const season of ["", "25", "20250", "twenty", "1850", ["2024", "2025"], null, undefined, 2025.5]) {
    expect(seasonParameter({ season })).toEqual({});
  }
});
