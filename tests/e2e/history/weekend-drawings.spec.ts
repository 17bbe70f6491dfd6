import { expect, test } from "../../support/browser-test.ts";
import { fullRelease, needsFull } from "../../support/full-release.ts";

test.skip(fullRelease === undefined, needsFull);

test("a race of 1996 has stints between its pit stops, without compounds", async ({ openPage }) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto("/race/1996/1/race/stints");
  await page.getByText("No data on tyres or safety cars.").waitFor();
  // Hill won in Melbourne with one stop, after 32 of 58 laps.
  await page
    .getByRole("img", {
      name: "Damon Hill: laps 1–32 (32 laps); laps 33–58 (26 laps)",
    })
    .waitFor();
  await page.getByText("All stints as a table").click();
  const heads = await page.getByRole("table", { name: "Stints" }).getByRole("columnheader").allInnerTexts();
  expect(heads).not.toContain("Compound");
});

test(
  "teammates of 1996 have their gap at the flag, in seconds or in laps",
  { tag: "@deep" },
  async ({ openPage }) => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto("/race/1996/1/race/teammate-gap");
    const table = page.getByRole("table", { name: "Gaps between teammates at the flag" });
    // Villeneuve finished his first race 38.020 s behind Hill.
    expect(
      await table
        .getByRole("row", { name: /^Williams/ })
        .getByRole("cell")
        .allInnerTexts(),
    ).toEqual(["Williams", "Damon Hill", "1", "Jacques Villeneuve", "2", "+38.020"]);
    // Both cars of Forti failed to qualify.
    await expect(table.getByRole("row", { name: /^Forti/ })).toHaveCount(0);
  },
);

test(
  "before pit stops were written down nothing is drawn, and the page says so",
  { tag: "@deep" },
  async ({ openPage }) => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto("/race/1988/1/race/stints");
    await page
      .getByText("Pit stops are on record since 1994, with gaps: there are none of this race.")
      .waitFor();
    await expect(page.getByRole("table")).toHaveCount(0);
  },
);

test("the laps of a session of 1988 are not on record", { tag: "@deep" }, async ({ openPage }) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  for (const child of [
    "team-track-dominance",
    "driver-ideal-sectors",
    "driver-top-speed",
    "driver-fastest-lap",
  ]) {
    await page.goto(`/race/1988/1/qualifying/${child}`);
    await page.getByText("They are available from 2023 on.").waitFor();
    await expect(page.getByRole("table")).toHaveCount(0);
  }
});
