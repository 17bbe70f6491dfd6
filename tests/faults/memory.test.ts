import { afterAll, beforeAll, expect, test } from "vitest";
import { forgetPeak, ownWorkerds, peakMiB } from "../bench/process-figures.ts";
import { type HeapWatch, watchHeap } from "../support/heap.ts";
import { failures } from "./faults.ts";
import { startFaultySite, type FaultySite } from "./faulty-site.ts";

const page = "/teams/ferrari/championship";
const note = "No championship data available for this team.";
const mebibyte = 1024 * 1024;

let faulty: FaultySite;
let heap: HeapWatch;
beforeAll(async () => {
  faulty = await startFaultySite({ CACHE: "data" }, { inspect: true });
  heap = await watchHeap(faulty.site.inspectorUrl ?? "", "worker site", () => faulty.visit("/teams/"));
});
afterAll(async () => {
  await heap[Symbol.asyncDispose]();
  await faulty[Symbol.asyncDispose]();
});

const huge = failures.filter((fault) => fault.huge);

test("two faults are huge", () => {
  expect(huge.length).toBe(2);
});

test.each(huge)(
  "$name is put away before it fills the memory, and leaves nothing",
  { tags: ["deep"] },
  async (fault) => {
    faulty.inject(fault);
    // What the first few leave is no answer's: code that is compiled, room that grows.
    for (let round = 0; round < 4; round += 1) await faulty.visit(page);
    const before = await heap.liveBytes();
    const processes = ownWorkerds();
    const sizes = processes.map((pid) => {
      forgetPeak(pid);
      return peakMiB(pid) ?? 0;
    });
    for (let round = 0; round < 5; round += 1) expect((await faulty.visit(page)).html).toContain(note);
    const growth = processes.map((pid, at) => (peakMiB(pid) ?? 0) - (sizes[at] ?? 0));
    expect(Math.max(0, ...growth)).toBeLessThan(90);
    // What is put away is let go of a little after its page is answered; what is kept for good never is.
    await expect.poll(async () => (await heap.liveBytes()) - before).toBeLessThan(2 * mebibyte);
  },
);

test("no fault leaves anything behind in memory", { tags: ["deep"], timeout: 300_000 }, async () => {
  const quick = failures.filter((fault) => fault.endless !== true && fault.huge !== true);
  const playAll = async (times: number) => {
    for (let round = 0; round < times; round += 1) {
      for (const fault of quick) {
        faulty.inject(fault);
        await faulty.visit(page);
      }
    }
  };
  // The first visits leave compiled code, less and less of it.
  await playAll(4);
  const before = await heap.liveBytes();
  const rounds = 6;
  await playAll(rounds);
  const visits = rounds * quick.length;
  // One look differs from the next by a quarter of a megabyte; what is kept for good is there in each.
  await expect.poll(async () => ((await heap.liveBytes()) - before) / visits).toBeLessThan(4000);
});
