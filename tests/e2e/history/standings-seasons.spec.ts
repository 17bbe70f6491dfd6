import type { Page } from "@playwright/test";
import { standingsPages, standingsTitle } from "#app/reference/standings-pages.ts";
import { expect, hydrated, test } from "../../support/browser-test.ts";
import { fullRelease, needsFull } from "../../support/full-release.ts";

/** A running season, a modern one, one without sprints, and one without a constructors' championship. */
const seasons = [2026, 2025, 1988, 1955];

test.skip(fullRelease === undefined, needsFull);

for (const [at, { path, ...more }] of standingsPages.entries())
  for (const year of seasons.filter((season) => !("from" in more) || season >= more.from))
    test(
      `${path} shows ${year}`,
      {
        // `npm test` opens every second page, each in one of the seasons.
        tag: at % 2 === 0 && seasons[(at / 2) % seasons.length] === year ? [] : ["@deep"],
      },
      async ({ page, problems }) => {
        const response = await page.goto(`/standings/${year}/${path}`);
        expect(response?.status()).toBe(200);
        await hydrated(page);
        expect(await page.title()).toContain(standingsTitle(String(year), path));
        const heading = page.getByRole("heading", { level: 1 });
        await expect(heading).toHaveText([`${year} Formula 1 standings`], { useInnerText: true });
        // Other rules have both championships on one page.
        const lacksChampionship = year < 1958 && /^(constructors\/|rules$)/.test(path);
        await expect.poll(() => shown(page)).toBe(lacksChampionship ? "no championship" : "facts");
        expect(problems).toEqual([]);
      },
    );

test(
  "makes of the 1950s that sold their cars do not make hundreds of rows",
  { tag: "@deep" },
  async ({ openPage }) => {
    const { page } = await openPage({ javaScriptEnabled: false });
    for (const path of ["drivers/teammateHeadToHeadQualifying", "drivers/teammateQualifyingGap"]) {
      await page.goto(`/standings/1955/${path}`);
      await page.getByText("Kurtis Kraft: 210 pairs that met once").click();
      // Jack McGrath had the fastest time of 1955, Jerry Hoyt the pole: he set his time on the first day.
      await page.getByText(/^Jack McGrath, Fred Agabashian \+1\.150, Bill Vukovich \+2\.700/).waitFor();
      expect(await page.getByRole("row").count()).toBeLessThan(130);
    }
  },
);

test("a season without sprint qualifying shows its qualifying whatever was chosen in one with", async ({
  openPage,
}) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto("/standings/1988/drivers/teammateHeadToHeadQualifying?session=SQ");
  await expect(page.getByRole("row", { name: /Ayrton Senna.*Alain Prost/ })).toHaveCount(1);
  expect(await page.getByText("Qualifying only; sprint qualifying is counted apart.").count()).toBe(1);
});

/** What a standings page has to show: facts, the word that there was no championship, or a note that it has none. */
async function shown(page: Page): Promise<"facts" | "no championship" | "note"> {
  const content = await page.locator("main").innerText();
  if (content.includes("There was no constructors’ championship before 1958")) return "no championship";
  const drawn = await page.locator("main").locator("table, svg, canvas").count();
  const noted = /No .* available|Failed to load|not available yet/.test(content);
  return drawn > 0 && !noted ? "facts" : "note";
}
