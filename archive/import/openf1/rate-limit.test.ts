import { expect, test } from "vitest";
import { testClock } from "../testing/openf1-server.ts";
import { limitsIn, openF1Limits, rateLimit } from "./rate-limit.ts";

/** When each of so many requests is sent, in milliseconds, when all are to go out at once and take no time. */
async function sendTimes(count: number): Promise<Array<number>> {
  const clock = testClock();
  const turn = rateLimit(openF1Limits, clock);
  const times = [];
  for (let request = 0; request < count; request += 1) {
    times.push(await turn(async () => clock.now()));
  }
  return times;
}

/** The greatest number of times within any stretch of so many milliseconds. */
function mostWithin(times: ReadonlyArray<number>, stretch: number): number {
  return Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + stretch).length));
}

test("a hundred requests keep within three a second and thirty a minute, and use both up", async () => {
  const times = await sendTimes(100);
  expect(mostWithin(times, 1000)).toBe(3);
  expect(mostWithin(times, 60_000)).toBe(30);
  expect(times.at(-1)).toBe(3 * 60_000 + 3000);
});

test("requests that come slowly enough do not wait", async () => {
  const clock = testClock();
  const turn = rateLimit([{ requests: 2, within: 1000 }], clock);
  for (let request = 0; request < 5; request += 1) {
    await turn(async () => {});
    await clock.wait(500);
  }
  expect(clock.waits).toEqual([500, 500, 500, 500, 500]);
});

test("a request that is long under way, and one that fails, count from their end", async () => {
  const clock = testClock();
  const turn = rateLimit([{ requests: 1, within: 1000 }], clock);
  await turn(() => clock.wait(3000));
  await expect(turn(() => Promise.reject(new Error("cut")))).rejects.toThrow("cut");
  await turn(async () => {});
  expect(clock.waits).toEqual([3000, 1000, 1000]);
});

test("limits are read from a setting", () => {
  expect(limitsIn("3/1 30/60")).toEqual(openF1Limits);
  expect(() => limitsIn("many")).toThrow('not "many"');
  expect(() => limitsIn("0/1")).toThrow("OPENF1_LIMITS");
});
