import { afterAll, beforeAll, expect, test } from "vitest";
import type { Served } from "../../scripts/lib/serve.ts";
import { startTestSite } from "../support/site.ts";
import { wrongAnswers } from "./ask.ts";
import { cases } from "./hostile.ts";
import { searchNames, siteAddress } from "./site-addresses.ts";

let site: Served;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

test("the search params of the site are known", () => {
  expect(searchNames).toEqual(expect.arrayContaining(["q", "kind", "compare", "seasons", "view", "year"]));
});

test(
  "whatever an address of the site holds, its answer is no failure and escapes it",
  { tags: ["deep"], timeout: 3_600_000 },
  async () => {
    expect(await wrongAnswers({ base: site.url, count: cases(0.8), address: siteAddress })).toEqual([]);
  },
);
