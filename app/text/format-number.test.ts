import { expect, test } from "vitest";
import {
  formatAverage,
  formatCount,
  formatSigned,
  formatThousands,
  formatValue,
  rounded,
} from "./format-number.ts";

test("what does not exist is a dash, and zero is a zero", () => {
  expect(formatValue(null)).toBe("–");
  expect(formatAverage(null)).toBe("–");
  expect(formatValue(0)).toBe("0");
});

test("thousands stand apart", () => {
  expect([0, 999, 1000, 2571, 1234567].map(formatThousands)).toEqual([
    "0",
    "999",
    "1,000",
    "2,571",
    "1,234,567",
  ]);
});

test("one is one, and none are several", () => {
  expect(formatCount(1, "lap")).toBe("1 lap");
  expect([0, 2].map((count) => formatCount(count, "lap"))).toEqual(["0 laps", "2 laps"]);
  expect(formatCount(3, "Grand Prix", "Grands Prix")).toBe("3 Grands Prix");
});

test("points keep their halves and lose binary noise", () => {
  expect(formatValue(25.5)).toBe("25.5");
  expect(formatValue(0.1 + 0.2)).toBe("0.3");
});

test("a computed value is rounded to the decimals it is shown with", () => {
  expect(rounded(200 / 3, 1)).toBe(66.7);
  expect(rounded(-0.0004, 3)).toBe(0);
  expect(rounded(50, 1)).toBe(50);
  expect(rounded(null, 1)).toBeNull();
});

test("a difference has a sign, unless it rounds to nothing", () => {
  expect(formatSigned(3, 0)).toBe("+3");
  expect(formatSigned(-0.125, 2)).toBe("−0.13");
  expect(formatSigned(-0.004, 2)).toBe("0.00");
  expect(formatSigned(null, 2)).toBe("–");
});
