import { expect, test } from "vitest";
import { formatAge } from "./format-age.ts";

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
