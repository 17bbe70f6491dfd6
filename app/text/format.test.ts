import { expect, test } from "vitest";
import {
  formatAge,
  formatAverage,
  formatCount,
  formatGap,
  formatLapTime,
  formatMargin,
  formatPercent,
  withFullStop,
  formatRaceTime,
  formatSigned,
  formatSpan,
  formatSpans,
  formatThousands,
  formatValue,
  rounded,
} from "./format.ts";

test("what does not exist is a dash, and zero is a zero", () => {
  expect(formatValue(null)).toBe("–");
  expect(formatAverage(null)).toBe("–");
  expect(formatValue(0)).toBe("0");
});

test("thousands stand apart", () => {
  expect([0, 999, 1000, 2571, 1234567, 5187.5].map(formatThousands)).toEqual([
    "0",
    "999",
    "1,000",
    "2,571",
    "1,234,567",
    "5,187.5",
  ]);
});

test("one is one, and none are several", () => {
  expect(formatCount(1, "lap")).toBe("1 lap");
  expect([0, 2].map((count) => formatCount(count, "lap"))).toEqual(["0 laps", "2 laps"]);
  expect(formatCount(3, "Grand Prix", "Grands Prix")).toBe("3 Grands Prix");
  expect(formatCount(1002, "race")).toBe("1,002 races");
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

test("a lap of over a minute is minutes, seconds and thousandths", () => {
  expect(formatLapTime(85.123)).toBe("1:25.123");
  expect(formatLapTime(61.5)).toBe("1:01.500");
  expect(formatLapTime(600)).toBe("10:00.000");
});

test("a lap of under a minute has no minutes", () => {
  expect(formatLapTime(53.377)).toBe("53.377");
  expect(formatLapTime(9.5)).toBe("9.500");
});

test("seconds never round up to sixty", () => {
  expect(formatLapTime(59.9996)).toBe("1:00.000");
  expect(formatLapTime(119.9999)).toBe("2:00.000");
});

test("a gap has a sign and three decimals", () => {
  expect(formatGap(0.1)).toBe("+0.100");
  expect(formatGap(-1.2345)).toBe("−1.234");
});

test("a gap of a minute and more is minutes, seconds and thousandths, as a lap is", () => {
  expect(formatGap(59.999)).toBe("+59.999");
  expect(formatGap(59.9996)).toBe("+1:00.000");
  expect(formatGap(95.3)).toBe("+1:35.300");
  expect(formatGap(-612.004)).toBe("−10:12.004");
  const margins = [0.725, 8.481, 95.3, null].map((gap) => formatMargin({ gap, gap_laps: null }));
  expect(margins).toEqual(["0.725 s", "8.481 s", "1:35.300", null]);
  expect(formatMargin({ gap: null, gap_laps: 2 })).toBe("2 laps");
});

test("no gap between equal times, and none that rounds to nothing, has a sign", () => {
  expect(formatGap(0)).toBe("0.000");
  expect(formatGap(-0.0001)).toBe("0.000");
});

test("what does not exist is a dash", () => {
  expect(formatLapTime(null)).toBe("–");
  expect(formatGap(null)).toBe("–");
});

test("a race's time has hours, and no less than two digits of minutes and seconds", () => {
  expect(formatRaceTime(6126.304)).toBe("1:42:06.304");
  expect(formatRaceTime(3600)).toBe("1:00:00.000");
  expect(formatRaceTime(12131)).toBe("3:22:11.000");
  expect(formatRaceTime(1839.965)).toBe("30:39.965");
  expect(formatRaceTime(3599.9996)).toBe("1:00:00.000");
  expect(formatRaceTime(null)).toBe("–");
});

test("a span names both ends in full, and a span of one number is that number", () => {
  expect(formatSpan(2015, 2026)).toBe("2015–2026");
  expect(formatSpan(1950, 1950)).toBe("1950");
});

test("numbers in a row become a span, single ones stand alone", () => {
  expect(formatSpans([1950, 1951, 1952, 1960, 1990, 1991])).toBe("1950–1952, 1960, 1990–1991");
  expect(formatSpans([1999, 2000, 2001])).toBe("1999–2001");
  expect(formatSpans([])).toBe("");
});

test.each([
  [-5, "less than a minute"],
  [0, "less than a minute"],
  [59.9, "less than a minute"],
  [60, "1 minute"],
  [3599, "59 minutes"],
  [3600, "1 hour"],
  [86_399, "23 hours"],
  [86_400, "1 day"],
  [604_800, "7 days"],
])("%i seconds are %s", (seconds, words) => {
  expect(formatAge(seconds)).toBe(words);
});

test("a sentence that ends in a name with a full stop has no second one", () => {
  expect(withFullStop("It was won by Carlos Sainz Jr.")).toBe("It was won by Carlos Sainz Jr.");
  expect(withFullStop("It was won by Lando Norris")).toBe("It was won by Lando Norris.");
});

test("per cent are written with one decimal, and no share is a dash", () => {
  expect(formatPercent(200 / 3)).toBe("66.7%");
  expect(formatPercent(50)).toBe("50.0%");
  expect(formatPercent(99.95)).toBe("100.0%");
  expect(formatPercent(null)).toBe("–");
});
