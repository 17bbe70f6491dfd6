import { afterAll, beforeAll, expect, test } from "vitest";
import type { Served } from "../../scripts/lib/serve.ts";
import { askInTurn } from "../bench/load.ts";
import { fetchAgain } from "../support/fetch-again.ts";
import { pageKinds } from "../support/pages.ts";
import { startTestSite } from "../support/site.ts";

/** Kinds of page that are asked for again and again first. */
const busyKinds = ["/", "/driver/max_verstappen/", "/races/"];
/** Requests before the first round: it takes thousands before modules that requests load are loaded slowly. */
const requestsBefore = 6000;
/** Requests between two rounds. */
const requestsBetween = 16;

let site: Served;
beforeAll(async () => {
  // Without the page cache every request is rendered, as that of a first visitor is.
  site = await startTestSite({ CACHE: "data" });
});
afterAll(() => site.stop());

test("visitors who open a kind of page at the same time, the first to do so, all get it", async () => {
  const busy = busyKinds.map((path) => ({ path, status: "200" }));
  await askInTurn(site.url, busy, { connections: 8, requests: requestsBefore });
  const failed: Array<string> = [];
  for (const [round, path] of pageKinds.filter((each) => !busyKinds.includes(each)).entries()) {
    const visitors = 8 + (round % 3) * 4;
    // One round after the other: each is a kind of page that nobody has opened yet.
    // oxlint-disable-next-line no-await-in-loop
    const statuses = await Promise.all(Array.from({ length: visitors }, () => visit(path)));
    failed.push(...statuses.filter((status) => status !== "200").map((status) => `${path}: ${status}`));
    // oxlint-disable-next-line no-await-in-loop
    await askInTurn(site.url, busy, { connections: 8, requests: requestsBetween });
  }
  expect(failed).toEqual([]);
});

/** The status of a page that is read to its end; what went wrong where there is none. */
async function visit(path: string): Promise<string> {
  try {
    const response = await fetchAgain(`${site.url}${path}`, { signal: AbortSignal.timeout(30_000) });
    const text = await response.text();
    return response.status === 200 && !text.includes("</html>") ? "cut short" : String(response.status);
  } catch (error) {
    return String(error);
  }
}
