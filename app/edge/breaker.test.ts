import { expect, test } from "vitest";
import { createBreaker } from "./breaker.ts";

test("calls stop after some without an answer, one at a time tries again, and an answer lets all pass", () => {
  let nowMs = 0;
  const breaker = createBreaker({ failures: 2, pauseMs: 5000, now: () => nowMs });
  breaker.report(false);
  expect(breaker.isOpen()).toBe(false);
  breaker.report(false);
  expect(breaker.isOpen()).toBe(true);
  nowMs = 5000;
  expect(breaker.isOpen()).toBe(false);
  expect(breaker.isOpen()).toBe(true);
  breaker.report(false);
  nowMs = 9999;
  expect(breaker.isOpen()).toBe(true);
  nowMs = 10_000;
  expect(breaker.isOpen()).toBe(false);
  breaker.report(true);
  expect(breaker.isOpen()).toBe(false);
});
