import { expect, test } from "vitest";
import { seasonOf } from "./route.ts";

test("accepts the calendar's seasons, inclusive, and names them when it rejects another", () => {
  expect(seasonOf(1950, 2026)).toBe(1950);
  expect(seasonOf(2026, 2026)).toBe(2026);
  for (const year of [1949, 2027, 9999])
    expect(() => seasonOf(year, 2026)).toThrow(
      expect.objectContaining({ status: 400, expected: "a season from 1950 to 2026" }),
    );
});
