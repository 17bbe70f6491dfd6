import { expect, test } from "vitest";
import { agoText } from "./age.ts";

test.each([
  [0, "less than a minute ago"],
  [60_000, "1 minute ago"],
  [59 * 60_000, "59 minutes ago"],
  [3_600_000, "1 hour ago"],
  [47 * 3_600_000, "47 hours ago"],
  [72 * 3_600_000, "3 days ago"],
  [-5000, "less than a minute ago"],
])("%i ms are %s", (ms, text) => {
  expect(agoText(ms)).toBe(text);
});
