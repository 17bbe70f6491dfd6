import { is } from "valibot";
import { expect, test } from "vitest";
import { canonicalId, circuitId, driverId, isId, maxIdLength, teamId } from "./ids.ts";

test.each([
  ["a driver's", driverId],
  ["a team's", teamId],
  ["a circuit's", circuitId],
])("%s id has at most 64 characters", (_, schema) => {
  expect(is(schema, "a".repeat(64))).toBe(true);
  expect(is(schema, "a".repeat(65))).toBe(false);
});

test("a text that is too long is no id, and making it canonical does not make it one", () => {
  expect(isId("a".repeat(maxIdLength))).toBe(true);
  expect(isId("a".repeat(maxIdLength + 1))).toBe(false);
  const canonical = canonicalId("a".repeat(88_000));
  expect(canonical.length).toBeLessThanOrEqual(maxIdLength + 1);
  expect(isId(canonical)).toBe(false);
});
