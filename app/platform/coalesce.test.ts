import { expect, test } from "vitest";
import { createCoalescer } from "./coalesce.ts";

type Result = { count: number };

const failing = () => Promise.reject(new Error("no"));

test("all who ask at the same time share one piece of work", async () => {
  const share = createCoalescer<Result>({ guardMs: 1000, later: () => {} });
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

test("other keys and later times are other work", async () => {
  const share = createCoalescer<Result>({ guardMs: 1000, later: () => {} });
  let count = 0;
  const work = async () => {
    count += 1;
    return { count };
  };
  expect(await Promise.all([share("a", work), share("b", work)])).toEqual([{ count: 1 }, { count: 2 }]);
  expect(await share("a", work)).toEqual({ count: 3 });
});

test("a failure is shared too, and is over when it is over", async () => {
  const share = createCoalescer<Result>({ guardMs: 1000, later: () => {} });
  const [first, second] = await Promise.allSettled([share("a", failing), share("a", failing)]);
  expect([first.status, second.status]).toEqual(["rejected", "rejected"]);
  expect(await share("a", async () => ({ count: 1 }))).toEqual({ count: 1 });
});

test("work whose request is gone is begun anew by one who waited", async () => {
  const share = createCoalescer<Result>({ guardMs: 5, later: () => {} });
  void share("a", () => new Promise(() => {}));
  expect(await share("a", async () => ({ count: 1 }))).toEqual({ count: 1 });
});

test("the work is handed over to be kept alive, and its failure with it", async () => {
  const kept: Array<Promise<unknown>> = [];
  const share = createCoalescer<Result>({ guardMs: 1000, later: (work) => kept.push(work) });
  await expect(share("a", failing)).rejects.toThrow("no");
  expect(await Promise.all(kept)).toEqual([null]);
});
