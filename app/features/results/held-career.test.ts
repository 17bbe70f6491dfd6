import { expect, test } from "vitest";
import { lackText } from "./held-career.tsx";

test("what is lacking is named with its seasons", () => {
  expect(lackText("results", { from: 1984, to: 1994 })).toBe(
    "Race-by-race results of 1984–1994 are not available yet.",
  );
  expect(lackText("qualifying", { from: 2021, to: 2021 })).toBe(
    "Qualifying results of 2021 are not available yet.",
  );
  expect(lackText("teammates", null)).toBe(
    "Race-by-race results are not available yet, so teammates cannot be compared.",
  );
});
