import { expect, test } from "vitest";
import { createCoalescer } from "./coalesce.ts";

type Result = { count: number };

const failing = () => Promise.reject(new Error("no"));

test("concurrent callers share one run", async () => {
  const share = createCoalescer<Result>({ restartAfterMs: 1000, waitUntil: () => {} });
  let count = 0;
  const { promise: landed, resolve: land } = Promise.withResolvers<void>();
  const work = async () => {
    count += 1;
    await landed;
    return { count };
  };
  const all = Promise.all(Array.from({ length: 200 }, () => share("a", work)));
  land();
  expect(new Set((await all).map((result) => result.count))).toEqual(new Set([1]));
});

test("other keys and later calls run again", async () => {
  const share = createCoalescer<Result>({ restartAfterMs: 1000, waitUntil: () => {} });
  let count = 0;
  const work = async () => {
    count += 1;
    return { count };
  };
  expect(await Promise.all([share("a", work), share("b", work)])).toEqual([{ count: 1 }, { count: 2 }]);
  expect(await share("a", work)).toEqual({ count: 3 });
});

test("failures are shared too, but not cached", async () => {
  const share = createCoalescer<Result>({ restartAfterMs: 1000, waitUntil: () => {} });
  const [first, second] = await Promise.allSettled([share("a", failing), share("a", failing)]);
  expect([first.status, second.status]).toEqual(["rejected", "rejected"]);
  expect(await share("a", async () => ({ count: 1 }))).toEqual({ count: 1 });
});

test("work cut off with its request is restarted by a waiting caller", async () => {
  const share = createCoalescer<Result>({ restartAfterMs: 5, waitUntil: () => {} });
  void share("a", () => new Promise(() => {}));
  expect(await share("a", async () => ({ count: 1 }))).toEqual({ count: 1 });
});

test("the work is passed to `waitUntil`, including its failure", async () => {
  const kept: Array<Promise<unknown>> = [];
  const share = createCoalescer<Result>({ restartAfterMs: 1000, waitUntil: (work) => kept.push(work) });
  await expect(share("a", failing)).rejects.toThrow("no");
  expect(await Promise.all(kept)).toEqual([null]);
});
