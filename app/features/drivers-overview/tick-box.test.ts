import { expect, test, vi } from "vitest";
import { createTicks } from "./careers-table.tsx";

test("boxes are ticked in the order of clicks, and unticked again", () => {
  const ticks = createTicks(["ada"]);
  ticks.toggle("ben");
  ticks.toggle("cem");
  ticks.toggle("ben");
  expect(ticks.ids()).toEqual(["ada", "cem"]);
  expect([ticks.has("cem"), ticks.has("ben")]).toEqual([true, false]);
});

test("who watches hears of every change until it stops watching", () => {
  const ticks = createTicks([]);
  const watcher = vi.fn<() => void>();
  const stop = ticks.subscribe(watcher);
  ticks.toggle("ada");
  ticks.set([]);
  stop();
  ticks.toggle("ben");
  expect(watcher).toHaveBeenCalledTimes(2);
});
