import { unknown } from "valibot";
import { expect, test } from "vitest";
import { createAdaptiveTimeout, callApi } from "./call-api.ts";
import { reasonOf } from "./read-answer.ts";

test("timeouts are shortened after several failures, one trial call gets the full timeout, and an answer resets them", () => {
  let nowMs = 0;
  const timeout = createAdaptiveTimeout({
    timeoutMs: 4000,
    shortMs: 500,
    failures: 2,
    trialEveryMs: 5000,
    now: () => nowMs,
  });
  timeout.report(false);
  expect(timeout.next()).toBe(4000);
  timeout.report(false);
  expect(timeout.next()).toBe(500);
  nowMs = 5000;
  expect([timeout.next(), timeout.next()]).toEqual([4000, 500]);
  timeout.report(false);
  nowMs = 9999;
  expect(timeout.next()).toBe(500);
  nowMs = 10_000;
  expect(timeout.next()).toBe(4000);
  timeout.report(true);
  expect([timeout.next(), timeout.next()]).toEqual([4000, 4000]);
});

test("a hanging API costs the full timeout only a few times", async () => {
  const parts = {
    send: () => new Promise<Response>(() => {}),
    limits: { timeoutMs: 20, maxBytes: 1000 },
    log: () => {},
    timeout: createAdaptiveTimeout({
      timeoutMs: 20,
      shortMs: 5,
      failures: 3,
      trialEveryMs: 60_000,
      now: () => 0,
    }),
  };
  const reasons: Array<string> = [];
  for (let call = 0; call < 5; call += 1)
    // One after the other: each is to know how the last one ended.
    // oxlint-disable-next-line no-await-in-loop
    await callApi(parts, "/api/archive", unknown()).catch((error: unknown) => reasons.push(reasonOf(error)));
  expect(reasons.map((reason) => reason.match(/\d+ ms/)?.[0])).toEqual([
    "20 ms",
    "20 ms",
    "20 ms",
    "5 ms",
    "5 ms",
  ]);
});
