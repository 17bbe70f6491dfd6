import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

test("without settings everything is on", () => {
  expect(readSettings({})).toEqual({
    caches: "all",
    generation: "",
    logs: true,
    limitsRate: true,
    aheadMs: 0,
  });
});

test("caches, log and clock can be set", () => {
  expect(readSettings({ CACHE: "off", LOG: "off", RATE_LIMIT: "off", CACHE_GENERATION: "b" })).toMatchObject({
    caches: "none",
    logs: false,
    limitsRate: false,
    generation: "b",
  });
  expect(readSettings({ CACHE: "data" }).caches).toBe("data");
  expect(readSettings({ CACHE_CLOCK_AHEAD: "60", LOCAL: "yes" }).aheadMs).toBe(60_000);
});

test("the clock is for tests, and a number", () => {
  expect(() => readSettings({ CACHE_CLOCK_AHEAD: "60" })).toThrow("deployed");
  expect(() => readSettings({ CACHE_CLOCK_AHEAD: "soon", LOCAL: "yes" })).toThrow("no number");
});
