import { expect, test } from "vitest";
import { formatGap, formatLapTime, formatRaceTime } from "./format-time.ts";

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
