import { expect, test } from "vitest";
import { mayReport } from "./analytics.client.ts";

test("a browser that asks not to be followed is not", () => {
  expect(mayReport({ globalPrivacyControl: true })).toBe(false);
  expect(mayReport({ doNotTrack: "1" })).toBe(false);
  expect(mayReport({ doNotTrack: "yes" })).toBe(false);
  expect(mayReport({ doNotTrack: "0", globalPrivacyControl: true })).toBe(false);
});

test("a browser that asks nothing is reported", () => {
  expect(mayReport({})).toBe(true);
  expect(mayReport({ doNotTrack: null })).toBe(true);
  expect(mayReport({ doNotTrack: "0", globalPrivacyControl: false })).toBe(true);
  expect(mayReport({ doNotTrack: "unspecified" })).toBe(true);
});
