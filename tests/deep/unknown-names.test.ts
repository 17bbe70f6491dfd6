import { globSync, statSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builtArchive, builtSite } from "../../scripts/lib/paths.ts";
import { startWorkers } from "../../scripts/lib/serve.ts";
import { startTestApi } from "../support/api.ts";
import { watchHeap } from "../support/heap.ts";
import { madeUpAddress } from "../support/unknown-names.ts";
import { startUpstream, realAnswer } from "../support/upstream.ts";
import { testNow } from "../support/site.ts";

const requests = 20_000;
const atOnce = 8;
const mebibyte = 1024 * 1024;

test("20,000 made-up addresses leave neither files nor memory, and ask the API for nothing by their names", async () => {
  const persistTo = mkdtempSync(join(tmpdir(), "f1-made-up-"));
  await using api = await startTestApi();
  await using upstream = await startUpstream((path) => realAnswer(api, path));
  const vars = {
    LOCAL: "yes",
    LOG: "off",
    RATE_LIMIT: "off",
    API_KEY: "made-up",
    NOW: testNow,
    API_BASE_URL: upstream.url,
  };
  const site = await startWorkers([builtSite, builtArchive], { port: 0, persistTo, vars, inspect: true });
  try {
    const nudge = async () => (await fetch(`${site.url}/healthz`)).arrayBuffer();
    await using heap = await watchHeap(site.inspectorUrl ?? "", "f1-statistics", nudge);
    let next = 0;
    const askRest = async () => {
      for (let number = next++; number < requests; number = next++) {
        // One after the other: this is one of eight visitors.
        // oxlint-disable-next-line no-await-in-loop
        const response = await fetch(`${site.url}${madeUpAddress(number)}`, { redirect: "manual" });
        // oxlint-disable-next-line no-await-in-loop
        await response.arrayBuffer();
        if (response.status >= 500) throw new Error(`${madeUpAddress(number)}: ${response.status}`);
      }
    };
    // Before the first lists have been read, every name passes.
    for (const path of [
      "/driver/nobody/",
      "/teams/nobody/",
      "/circuits/nobody/",
      "/race/2025/99/race/results",
    ])
      // oxlint-disable-next-line no-await-in-loop
      await (await fetch(`${site.url}${path}`, { redirect: "manual" })).arrayBuffer();
    upstream.asked.length = 0;
    const liveBefore = await heap.liveBytes();
    await Promise.all(Array.from({ length: atOnce }, askRest));
    expect(upstream.asked.filter((path) => path.includes("nobody"))).toEqual([]);
    // Lists, the seasons' own answers and the few thousand races that there may be; none by a made-up name.
    expect(new Set(upstream.asked).size).toBeLessThan(2500);
    const files = globSync("**/*", { cwd: persistTo }).filter((path) =>
      statSync(join(persistTo, path)).isFile(),
    );
    expect(files.length).toBeLessThan(6000);
    // What the lists and the real seasons among the addresses take. A name each would be many times that.
    expect(((await heap.liveBytes()) - liveBefore) / mebibyte).toBeLessThan(40);
  } finally {
    await site.stop();
    rmSync(persistTo, { recursive: true, force: true });
  }
});
