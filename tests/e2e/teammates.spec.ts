import type { Page } from "@playwright/test";
import { expect, follow, hydrated, sharedSite, test } from "../support/browser-test.ts";

const teammates = "/driver/max_verstappen/race_teammate";
const qualifying = "/driver/max_verstappen/qualifying";

/** The texts of a row's cells, found by what the row holds. */
async function row(page: Page, text: RegExp): Promise<Array<string>> {
  return page.getByRole("row", { name: text }).first().getByRole("cell").allInnerTexts();
}

async function choose(page: Page, control: string, option: string): Promise<void> {
  await page
    .getByRole("navigation", { name: control })
    .getByRole("link", { name: option, exact: true })
    .click();
}

test("each tab of the teammates shows its table, and the back button leads through them", async ({
  page,
  problems,
}) => {
  await page.goto(teammates);
  await hydrated(page);
  expect(await row(page, /Yuki Tsunoda/)).toEqual([
    "Yuki Tsunoda",
    "Red Bull, 2025",
    "22",
    "1",
    "21",
    "95.5%",
  ]);

  await choose(page, "View", "Yearly");
  await page.getByRole("table", { name: "season by season" }).waitFor();
  expect(await row(page, /2025.*Liam Lawson/)).toEqual([
    "2025",
    "Liam Lawson",
    "Red Bull",
    "2",
    "0",
    "2",
    "100.0%",
  ]);

  await choose(page, "View", "Circuit");
  await page.getByRole("table", { name: "at one circuit" }).waitFor();
  await page.getByRole("combobox", { name: "Circuit", exact: true }).selectOption("monza");
  await page.waitForURL((url) => url.searchParams.get("circuit") === "monza");
  expect(await row(page, /2025.*Yuki Tsunoda/)).toEqual([
    "2025",
    " Italian Grand Prix",
    "Red Bull",
    "Yuki Tsunoda",
    "1",
    "13",
  ]);

  await choose(page, "View", "Points");
  await page.getByRole("table", { name: "Points in races" }).waitFor();
  expect((await row(page, /Liam Lawson/)).slice(0, 2)).toEqual(["Liam Lawson", "2"]);

  await choose(page, "View", "Circuits Overall");
  await page.getByRole("table", { name: "at each circuit" }).waitFor();
  await page.getByRole("link", { name: "Monza" }).click();
  await page.getByRole("table", { name: "at one circuit" }).waitFor();
  await page.goBack();
  await page.getByRole("table", { name: "at each circuit" }).waitFor();

  await choose(page, "View", "Driver");
  await page.getByRole("table", { name: "against one teammate" }).waitFor();
  await expect(page.getByRole("combobox", { name: "Teammate", exact: true })).toHaveValue("yuki_tsunoda");
  expect(problems).toEqual([]);
});

test(
  "only races that both finished leave the view as it is",
  { tag: "@deep" },
  async ({ page, problems }) => {
    await page.goto(`${teammates}?view=driver&teammate=yuki_tsunoda&sort=driver_position.asc`);
    await hydrated(page);
    const rows = page.locator("tbody tr");
    const all = await rows.count();
    await choose(page, "Races", "Finished");
    await page.getByText("both were classified").waitFor();
    const finished = await rows.count();
    expect(finished).toBeGreaterThan(0);
    expect(finished).toBeLessThan(all);
    expect(new URL(page.url()).search).toBe(
      "?view=driver&teammate=yuki_tsunoda&sort=driver_position.asc&races=finished",
    );
    expect(problems).toEqual([]);
  },
);

test("an address with nonsense leads to the view without it", async () => {
  const response = await fetch(`${sharedSite()}${teammates}?view=driver&teammate=Yuki-Tsunoda&races=some`, {
    redirect: "manual",
  });
  expect(response.status).toBe(307);
  expect(response.headers.get("location")).toBe(`${teammates}?view=driver&teammate=yuki_tsunoda`);
});

test(
  "without scripts a teammate is picked with a form, and tabs are links",
  { tag: "@deep" },
  async ({ openPage }) => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto(`${teammates}?view=driver&races=finished`);
    await page.getByRole("combobox", { name: "Teammate", exact: true }).selectOption("liam_lawson");
    await follow(page, page.getByRole("button", { name: "Show" }));
    expect(new URL(page.url()).search).toBe("?view=driver&races=finished&teammate=liam_lawson");
    await choose(page, "View", "Yearly");
    await page.getByRole("table", { name: "season by season" }).waitFor();
    expect(await row(page, /2025.*Yuki Tsunoda/)).toHaveLength(7);
  },
);

test(
  "qualifying counts sprint qualifying apart and lists what is left out",
  { tag: "@deep" },
  async ({ page, problems }) => {
    await page.goto(qualifying);
    await hydrated(page);
    expect(await row(page, /2025.*24.*Abu Dhabi/)).toEqual([
      "2025",
      "24",
      " Abu Dhabi Grand Prix",
      "Qualifying",
      "Red Bull",
      "1",
      "1:22.877",
      "1:22.752",
      "1:22.207",
    ]);

    await choose(page, "View", "Teammates");
    await page.getByRole("link", { name: "each session with Yuki Tsunoda" }).waitFor();
    expect((await row(page, /Yuki Tsunoda/)).slice(1, 4)).toEqual(["21", "0", "21"]);
    await choose(page, "Session", "Sprint qualifying");
    await page.getByText("Sprint qualifying only").waitFor();
    expect((await row(page, /Yuki Tsunoda/)).slice(1, 4)).toEqual(["5", "1", "4"]);

    await choose(page, "Session", "Qualifying");
    await page.getByText("Qualifying only").waitFor();
    await page.getByRole("link", { name: "each session with Yuki Tsunoda" }).click();
    await page.getByRole("table", { name: "Each qualifying" }).waitFor();
    await page.getByText("Left out: ").waitFor();
    expect(problems).toEqual([]);
  },
);

test("on a wide page views stay beside the tabs when both stick", { tag: "@deep" }, async ({ openPage }) => {
  const { page } = await openPage({ viewport: { width: 1440, height: 600 } });
  await page.goto(qualifying);
  const tabs = page.getByRole("navigation", { name: "Max Verstappen" });
  const views = page.getByRole("navigation", { name: "View" });
  const middles = async () => {
    const boxes = await Promise.all([tabs.boundingBox(), views.boundingBox()]);
    return boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
  };
  const [before, beside] = await middles();
  expect(Math.abs((before ?? 0) - (beside ?? 0))).toBeLessThan(3);
  await page.mouse.wheel(0, 900);
  await expect.poll(async () => (await middles())[0]).toBeLessThan(40);
  const [stuck, stuckBeside] = await middles();
  expect(Math.abs((stuck ?? 0) - (stuckBeside ?? 0))).toBeLessThan(3);
});
