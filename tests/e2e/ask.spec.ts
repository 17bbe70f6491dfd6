import type { Page } from "@playwright/test";
import { expect, follow, hydrated, test } from "../support/browser-test.ts";

test("words lead to the answer itself, without scripts too", async ({ openPage }) => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await openPage({ javaScriptEnabled });
    await page.goto("/ask/");
    await page.getByRole("searchbox", { name: "In your own words" }).fill("prost wins for mclaren");
    await follow(page, page.getByRole("button", { name: "Ask", exact: true }).first());
    await expect(page).toHaveURL(
      /\/ask\/\?driver=alain_prost&team=mclaren&q=prost(?:\+|%20)wins(?:\+|%20)for(?:\+|%20)mclaren$/,
    );
    await expect(page.getByRole("searchbox", { name: "In your own words" })).toHaveValue(
      "prost wins for mclaren",
    );
    await expect(page.locator("#ask-sentence")).toHaveText("Alain Prost’s wins in Grands Prix for McLaren");
    // The archive that ships has none of his races: the title is the question, where an answer says nothing.
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Alain Prost’s wins in Grands Prix for McLaren",
    );
  }
});

test("an answer says in its title what it says", async ({ openPage }) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto("/ask/?driver=lando_norris&team=mclaren");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Lando Norris: \d+ wins? for McLaren$/);
  // The question came without words: it stands in the field, which asks the same again.
  const field = page.getByRole("searchbox", { name: "In your own words" });
  await expect(field).toHaveValue("Lando Norris’s wins for McLaren");
  await expect(page.locator("#ask-sentence")).toHaveClass("sr-only");
  await follow(page, page.getByRole("button", { name: "Ask", exact: true }).first());
  await expect(page).toHaveURL(/\/ask\/\?driver=lando_norris&team=mclaren&q=/);
  // Other words may be understood otherwise than they are meant.
  await expect(page.locator("#ask-sentence")).toBeVisible();
});

test("how many there are is the heading, above who they are", async ({ openPage }) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto("/ask/?q=how+many+Britons+won+a+race");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^\d+ drivers from .+ with a win$/);
  await expect(page.getByRole("link", { name: "Lando Norris", exact: true })).toBeVisible();
});

test("on a phone no bar lies over a name", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [question, count] of [
    ["measure=span", 0],
    ["what=podium", 1],
  ] as const) {
    await page.goto(`/ask/?${question}`);
    const row = page.locator(".ask tbody tr").first();
    const bars = row.locator("svg:visible");
    await expect(bars).toHaveCount(count);
    for (const bar of await bars.all()) {
      const name = await row.getByRole("link").first().boundingBox();
      expect((await bar.boundingBox())?.x).toBeGreaterThan((name?.x ?? NaN) + (name?.width ?? NaN));
    }
  }
});

test("of namesakes it says who is meant, and leads to the others", async ({ openPage }) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto("/ask/?q=verstappen%20wins");
  await expect(page.locator("#ask-sentence")).toHaveText("Max Verstappen’s wins in Grands Prix");
  const note = page.getByText("Other matches for “verstappen”: Jos Verstappen.");
  await follow(page, note.getByRole("link", { name: "Jos Verstappen" }));
  await expect(page).toHaveURL(/\/ask\/\?driver=jos_verstappen&q=Jos(?:\+|%20)Verstappen(?:\+|%20)wins$/);
  await expect(page.locator("#ask-sentence")).toHaveText("Jos Verstappen’s wins in Grands Prix");
  await expect(page.getByText("Other matches for")).toHaveCount(0);
  await page.goto("/search/?q=verstappen%20wins");
  await expect(page.getByText("Other matches for “verstappen”: Jos Verstappen.")).toBeVisible();
});

test("words of which something is not understood lead to the search, which has the answer in place", async ({
  openPage,
}) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto("/ask/?q=most%20podiums%20without%20a%20win%20in%20the%20rain");
  await expect(page).toHaveURL(/\/search\/\?q=most/);
  await expect(page.getByRole("status").first()).toContainText("Not understood and left out: rain");
  const answer = page.getByRole("region", { name: "Drivers with the most podiums" });
  await expect(answer.getByRole("listitem").first()).toHaveText(/^1\s*Carlos Sainz Jr\.\s*2025\s*2$/);
  await expect(answer.getByRole("listitem").nth(1)).toHaveText(/^2=/);
  await follow(page, answer.getByRole("link", { name: /(?:with their|see the) races$/i }));
  await expect(page).toHaveURL(/\/ask\/\?what=podium&never=win$/);
});

test("a line leads to its races, which come into sight", async ({ page, problems }) => {
  await page.goto("/ask/?what=podium");
  await hydrated(page);
  await page.locator(".ask tbody tr").first().getByRole("link", { name: "Races of" }).click();
  await page.waitForURL(/line=\w+#races$/);
  await expect(page.locator("#races")).toBeInViewport();
  await expect(page.locator("#races td").first()).toBeInViewport();
  expect(problems).toEqual([]);
});

/** Every picker with a choice, and the address that a reader would type for it. */
const pickers: ReadonlyArray<readonly [label: string, choice: string, typed: string]> = [
  ["Who", "teams", "of=teams"],
  ["Ranked by", "rate", "measure=rate"],
  ["Result", "pole", "what=pole"],
  ["Sessions", "sprint", "session=sprint"],
  ["Within", "season", "per=season"],
  ["From", "2000", "years=2000.."],
  ["To", "1979", "years=..1979"],
  ["Team", "ferrari", "team=ferrari"],
  ["Engine", "mercedes", "engine=mercedes"],
  ["Driver from", "france", "nation=france"],
  ["Circuit", "monza", "circuit=monza"],
  ["Grand Prix", "monaco", "gp=monaco"],
  ["Held in", "italy", "country=italy"],
  ["Grid position", "11..", "grid=11.."],
  ["Finishing position", "..2", "finish=..2"],
  ["Qualifying position", "4..", "qualified=4.."],
  ["Places gained", "10..", "gained=10.."],
  ["Pit stops", "1", "stops=1"],
  ["From pole", "yes", "pole=yes"],
  ["With the fastest lap", "no", "fastest_lap=no"],
  ["At home", "yes", "home=yes"],
  ["Retired because of", "engine", "reason=engine"],
  ["Round of the season", "first", "round=first"],
  ["At least this many races", "100", "min_starts=100"],
  ["Minimum value", "20", "at_least=20"],
  ["Value exactly", "1", "exactly=1"],
  ["Who never had a", "pole", "never=pole"],
  ["Order", "reversed", "order=reversed"],
  ["A race not started", "break", "dns=break"],
  ["A pole is", "credited", "poles=credited"],
  ["Indianapolis 500", "no", "indy=no"],
  ["Of a pair", "either", "pair=either"],
];

/** Figures are asked for once a measure needs one, and what a run counts once runs are asked for. */
const laterPickers: ReadonlyArray<readonly [before: string, label: string, choice: string, typed: string]> = [
  ["", "Ranked by", "sum", "measure=sum&figure=points"],
  ["measure=sum&figure=points", "Figure", "stops", "measure=sum&figure=stops"],
  ["measure=streak", "Counted by", "rounds", "measure=streak&over=rounds"],
];

test("each picker changes the answer as its address does @deep", async ({ page, problems, openPage }) => {
  test.setTimeout(300_000);
  const { page: typedPage } = await openPage({ javaScriptEnabled: false });
  await page.goto("/ask/");
  await hydrated(page);
  await page.getByText("Build a question").click();
  await page.getByText("More conditions").click();
  for (const [label, choice, typed] of pickers) {
    await page.getByRole("combobox", { name: label, exact: true }).selectOption(choice);
    await expectSame(page, typedPage, label, typed);
    await page.goBack();
    await page.waitForURL((url) => url.search === "");
  }
  for (const [before, label, choice, typed] of laterPickers) {
    await page.goto(`/ask/?${before}`);
    await hydrated(page);
    await page.getByText(before === "" ? "Build a question" : "Change the question").click();
    await page.getByRole("combobox", { name: label, exact: true }).selectOption(choice);
    await expectSame(page, typedPage, label, typed);
  }
  expect(problems).toEqual([]);
});

test("drivers are chosen by name", { tag: "@deep" }, async ({ page, openPage }) => {
  const { page: typedPage } = await openPage({ javaScriptEnabled: false });
  for (const [label, typed] of [
    ["Driver", "driver=lewis_hamilton"],
    ["As a teammate of", "with=lewis_hamilton"],
  ] as const) {
    await page.goto("/ask/");
    await hydrated(page);
    await page.getByText("Build a question").click();
    await page.getByText("More conditions").click();
    const field = page.getByRole("combobox", { name: label, exact: true });
    await field.fill("Lewis Hamilton");
    // While it is composed by an input method, Enter is a part of writing it.
    await field.dispatchEvent("keydown", { key: "Enter", bubbles: true, isComposing: true });
    await expect(field).toHaveValue("Lewis Hamilton");
    expect(new URL(page.url()).search).toBe("");
    await field.press("Enter");
    await expectSame(page, typedPage, label, typed);
  }
});

/** The page that a choice led to has the answer of the address typed by hand. */
async function expectSame(page: Page, typedPage: Page, label: string, typed: string): Promise<void> {
  await typedPage.goto(`/ask/?${typed}`);
  await page.waitForURL((url) => url.search !== "" && decodeURIComponent(url.search).includes(typed));
  const expected = await answerOf(typedPage);
  await expect.poll(() => answerOf(page), { message: label }).toEqual(expected);
}

/** Sentence and first lines of the answer. */
async function answerOf(page: Page): Promise<Array<string>> {
  const sentence = await page.locator("#ask-sentence").textContent();
  const lines = await page
    .locator(".ask tbody tr")
    .evaluateAll((rows) => rows.slice(0, 5).map((row) => (row.textContent ?? "").replaceAll(/\s+/g, " ")));
  return [sentence ?? "", ...lines];
}
