import { afterAll, beforeAll, expect, test } from "vitest";
import type { Served } from "../../scripts/lib/serve.ts";
import { cpuMs, ownWorkerds } from "../bench/process-figures.ts";
import { serverFunctionInput, serverFunctionPath } from "../support/server-functions.ts";
import { startTestSite } from "../support/site.ts";

/** The most that one call may take of the processor, in milliseconds. */
const mostMs = 50;
/** The kernel counts in hundredths of a second: many calls tell what one takes. */
const calls = 20;

/** Ids of 64 characters that nobody has, which the search compares with every name. */
const ids = ["max", "lewis", "ayrton", "fernando"].map((name) =>
  name.padEnd(64, "_verstappen").replace(/_$/, "x"),
);
const [one = "", other = ""] = ids;
const typed = "verstappen hamilton senna alonso ".repeat(2).slice(0, 60);

const longest = [
  call("fetchDriverProfile", one),
  call("fetchTeamProfile", one),
  call("fetchCircuitProfile", one),
  call("fetchTeammates", one),
  ...["drivers", "teams"].flatMap((kind) => [
    call("fetchCompared", { kind, ids }),
    call("fetchComparedSeasons", { kind, ids }),
    call("fetchComparedCircuits", { kind, ids }),
    call("fetchHeadToHeads", { kind, ids }),
    call("fetchShared", { kind, pair: [one, other] }),
  ]),
  call("fetchMeetings", ids),
  call("fetchSearched", typed),
  ...["Driver", "Team", "Circuit"].map((kind) => call("fetchNearNames", { kind, typed })),
  ...["wins", "points", "win_streak"].map((kind) =>
    call("fetchRecord", { kind, by: "driver", from: 0, to: 9999, of: "x".repeat(120) }),
  ),
  () => `/api/search?q=${encodeURIComponent(typed)}`,
  () => "/api/records?kind=wins&by=circuit&from=1950&to=2026",
  () => `/api/drivers/${one}/against/${other}`,
  () => `/api/teams/${one}/against/${other}`,
  () => `/compare/?ids=${ids.join(",")}`,
  () => `/search?q=${encodeURIComponent(typed)}`,
];

function call(name: string, input: Parameters<typeof serverFunctionInput>[0]): () => string {
  return () => `${serverFunctionPath(name)}${serverFunctionInput(input)}`;
}

let site: Served;
beforeAll(async () => {
  site = await startTestSite({ CACHE: "data" });
});
afterAll(() => site.stop());

async function ask(path: string): Promise<number> {
  const response = await fetch(site.url + path, {
    headers: { "sec-fetch-site": "same-origin", "x-tsr-serverfn": "true" },
    redirect: "manual",
  });
  await response.arrayBuffer();
  return response.status;
}

test("no server function and no address of the open data takes more than 50 ms of the processor on its longest input", async () => {
  const pid = ownWorkerds().at(-1) ?? null;
  const tooMuch: Array<string> = [];
  for (const each of longest) {
    const path = each();
    // One after the other: each is measured alone.
    /* oxlint-disable no-await-in-loop */
    expect(await ask(path)).toBeLessThan(500);
    await ask(path);
    const before = cpuMs(pid) ?? 0;
    for (let count = 0; count < calls; count += 1) await ask(path);
    const taken = ((cpuMs(pid) ?? 0) - before) / calls;
    /* oxlint-enable no-await-in-loop */
    console.log(`${taken.toFixed(1)} ms ${decodeURIComponent(path).slice(-100)}`);
    if (taken > mostMs) tooMuch.push(`${path}: ${taken} ms`);
  }
  expect(tooMuch).toEqual([]);
});
