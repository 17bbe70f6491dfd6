import { expect, test } from "vitest";
import { formatSpan, formatSpans } from "./format-span.ts";

test("a span names both ends in full, and a span of one number is that number", () => {
  expect(formatSpan(2015, 2026)).toBe("2015–2026");
  expect(formatSpan(1950, 1950)).toBe("1950");
});

test("numbers in a row become a span, single ones stand alone", () => {
  expect(formatSpans([1950, 1951, 1952, 1960, 1990, 1991])).toBe("1950–1952, 1960, 1990–1991");
  expect(formatSpans([1999, 2000, 2001])).toBe("1999–2001");
  expect(formatSpans([])).toBe("");
});
