import { afterAll, beforeAll, expect, test } from "vitest";
import type { Served } from "../../scripts/lib/serve.ts";
import { askInTurn } from "../bench/load.ts";
import { startTestSite } from "../support/site.ts";

let site: Served;
beforeAll(async () => {
  // Without the page cache, so that each visit asks for its facts.
  site = await startTestSite({ CACHE: "data" });
});
afterAll(() => site.stop());

test(
  "64 visitors who come at one time, to a Worker that has just begun, are all answered",
  { tags: ["deep"] },
  async () => {
    const addresses = [
      "/",
      "/race/2025/2/qualifying/team-track-dominance",
      "/driver/max_verstappen/championship",
      "/social/driver/max_verstappen.png",
      "/social/team/ferrari.png",
    ];
    const expected = addresses.map((path) => ({ path, status: "200" }));
    await expect(askInTurn(site.url, expected, { connections: 64, requests: 320 })).resolves.toBeUndefined();
  },
);
