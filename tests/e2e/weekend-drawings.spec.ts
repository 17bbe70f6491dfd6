import type { Page } from "@playwright/test";
import { expect, hydrated, showAsTable, type OpenPage, test } from "../support/browser-test.ts";

/** Opens a page as a crawler sees it. */
async function withoutScripts(openPage: OpenPage, path: string) {
  const watched = await openPage({ javaScriptEnabled: false });
  await watched.page.goto(path);
  return watched;
}

function drawing(page: Page, name: string | RegExp) {
  return page.getByRole("img", { name });
}

/** The texts of the cells of a row that begins with some text. */
function cellsOf(page: Page, table: string, start: RegExp): Promise<Array<string>> {
  return page
    .getByRole("table", { name: table })
    .getByRole("row", { name: start })
    .getByRole("cell")
    .allInnerTexts();
}

test("stints are drawn with their tyres, stops and safety cars, and stand in a table", async ({
  openPage,
}) => {
  const watched = await withoutScripts(openPage, "/race/2025/1/race/stints");
  const { page } = watched;
  await drawing(
    page,
    "Lando Norris: Intermediate, laps 1–34 (34 laps), new; Hard, laps 35–44 (10 laps), used (1 lap); Intermediate, laps 45–57 (13 laps), new",
  ).waitFor();
  await page.getByText("Neutralised: safety car laps 1–7, 34–41, 47–51.").waitFor();
  // Behind the bars, which stay as they are: neither bands nor lines are drawn over them.
  await expect(page.locator(".drawn svg:has(+ ol) rect")).toHaveCount(3);
  await expect(page.locator(".drawn ol .stroke-black")).toHaveCount(0);
  await expect(page.locator(".drawn ol + svg")).toHaveCount(0);
  // Who completed no lap is named below the rows.
  await page.getByText("No lap completed: Carlos Sainz Jr. DNF, Jack Doohan DNF, Isack Hadjar DNF").waitFor();
  const rows = page.locator(".drawn ol > li");
  await expect(rows).toHaveCount(17);
  // What stands in bars has one height, on used tyres too.
  const tops = await rows
    .first()
    .locator("text", { hasText: /\d/ })
    .filter({ visible: true })
    .evaluateAll((all) => all.map((text) => Math.round(text.getBoundingClientRect().top)));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
  await expect(rows.filter({ hasText: "Liam Lawson" }).getByText("lap 46", { exact: true })).toHaveCount(1);
  await page.getByText("All stints as a table").click();
  expect(
    await page
      .getByRole("table", { name: "Stints" })
      .getByRole("row", { name: /Verstappen/ })
      .count(),
  ).toBe(1);
  await expect(page.getByText("Source: OpenF1, session 9693.")).toHaveCount(1);
});

test("every lap is a cell that is read by keys, with the table of times as another view", async ({
  page,
  problems,
}) => {
  await page.goto("/race/2025/2/race/laps");
  await hydrated(page);
  await expect(page.getByRole("list", { name: "Drivers" }).getByRole("listitem")).toHaveCount(20);
  await page.getByRole("application", { name: /^Every lap of every car/ }).press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.getByText(/^Lap 2\s*PIA 1:37.551\s*NOR 1:37.713/).waitFor();
  await page.getByRole("link", { name: "Lap times" }).click();
  await page.waitForURL("**/laps?view=times");
  // The address changes before the page does.
  const times = async () => (await cellsOf(page, "Every lap of every car", /^1\s?Oscar Piastri/)).slice(0, 3);
  await expect.poll(times).toEqual(["1\nOscar Piastri", "–", "1:37.551"]);
  // As the results have it: Hamilton, who drove 1:35.069, was disqualified.
  await page.getByRole("heading", { name: /^Norris sets the fastest lap: 1:35.454/ }).waitFor();
  await expect(page.getByRole("link", { name: /^fastest of all/ })).toHaveText("1:35.454");
  // Each but whoever holds the fastest lap has a personal best, in words too.
  await expect(page.getByRole("link", { name: /personal best$/ })).toHaveCount(19);
  // It is further than a screen from lap 1, and one link leads there.
  const fastest = page.getByRole("link", { name: /^fastest of all/ });
  await expect(fastest).not.toBeInViewport();
  await page.getByRole("link", { name: "Fastest", exact: true }).click();
  await expect(fastest).toBeInViewport();
  const laps = page.getByRole("navigation", { name: "Laps", exact: true });
  await laps.getByRole("link", { name: "1", exact: true }).click();
  await expect(fastest).not.toBeInViewport();
  await laps.getByRole("link", { name: "Fastest" }).click();
  await fastest.click();
  await page.waitForURL(/\/laps\?driver=lando_norris#lap-\d+$/);
  await page.getByRole("heading", { name: "Laps of Lando Norris" }).waitFor();
  await page.goBack();
  await page.getByRole("link", { name: "Oscar Piastri" }).click();
  await page.waitForURL("**/laps?driver=oscar_piastri");
  await page.getByRole("heading", { name: "Laps of Oscar Piastri" }).waitFor();
  await page
    .getByRole("navigation", { name: "One driver’s laps" })
    .getByRole("link", { name: "VER" })
    .click();
  await page.getByRole("heading", { name: "Laps of Max Verstappen" }).waitFor();
  expect(problems).toEqual([]);
});

for (const path of ["/race/2025/2/race/laps?view=tyres", "/race/2025/2/race/stints"])
  test(`on a phone places, bars of teams and letters stand clear of each other: ${path}`, async ({
    openPage,
  }) => {
    const { page } = await openPage({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
    await page.goto(path);
    const rows = page.locator(".drawing ol li:has(abbr)");
    await expect(rows).toHaveCount(20);
    const rooms = await rows.evaluateAll((all) => {
      const starts = [
        ...document.querySelectorAll(".drawing [role=application] svg, .drawing li svg[role=img]"),
      ];
      const laps = Math.min(...starts.map((each) => each.getBoundingClientRect().left));
      return all.flatMap((row) => {
        const [place = 0, letters = 0] = [row.firstElementChild, row.querySelector("abbr")].map((element) => {
          const words = document.createRange();
          if (element !== null) words.selectNodeContents(element);
          return words.getBoundingClientRect().right;
        });
        return [(row.querySelector("a")?.getBoundingClientRect().left ?? 0) - place, laps - letters];
      });
    });
    expect(Math.min(...rooms)).toBeGreaterThanOrEqual(3);
  });

test("the views of laps have their heading and their switch in the same places", async ({ openPage }) => {
  const { page } = await withoutScripts(openPage, "/race/2025/2/race/laps");
  const places = async () => {
    const views = page.getByRole("navigation", { name: "View" });
    const boxes = await Promise.all(
      [page.locator(".drawing").getByRole("heading").first(), views.getByRole("list")].map((each) =>
        each.boundingBox(),
      ),
    );
    return boxes.map((box) => [box?.x, box?.y].map((at) => Math.round(at ?? -1)));
  };
  const glance = await places();
  for (const view of ["times", "tyres"]) {
    await page.goto(`/race/2025/2/race/laps?view=${view}`);
    expect(await places()).toEqual(glance);
  }
});

test("no gap by the model is said that its margin does not allow", async ({ openPage }) => {
  const { page } = await withoutScripts(openPage, "/race/2025/2/race/pace");
  const cells = await page
    .getByRole("table", { name: "Pace over comparable laps" })
    .locator("td:last-child")
    .allInnerTexts();
  expect(cells.filter((text) => text === "no clear gap").length).toBeGreaterThan(0);
  const told = cells.flatMap((text) => {
    const [value, margin] = text.split(" ± ").map(Number);
    return margin === undefined ? [] : [{ value, margin }];
  });
  expect(told.length).toBeGreaterThan(0);
  for (const { value = 0, margin } of told) expect(value).toBeGreaterThan(margin);
});

test("the tyres of every lap are drawn without scripts, read by pointer and by keys, and stand in a table", async ({
  openPage,
}) => {
  const path = "/race/2025/2/race/laps?view=tyres";
  const { page: plain } = await withoutScripts(openPage, path);
  await expect(
    plain.getByRole("heading", { name: /^\d+ of \d+ classified drivers change tyres once$/ }),
  ).toBeVisible();
  // In the order of classification, each with its stops.
  await expect(plain.getByRole("list", { name: "Drivers" }).getByRole("listitem").first()).toHaveText(
    /^1Oscar Piastri/,
  );
  await expect(
    plain.getByRole("list", { name: "Changes of tyres" }).getByRole("listitem").first(),
  ).toHaveText("1");
  await expect(
    plain
      .getByRole("application")
      .locator("text", { hasText: /^(?:Soft|Medium|Hard) \d+$/ })
      .first(),
  ).toBeVisible();
  await expect(plain.getByRole("link", { name: "Stints" }).last()).toHaveAttribute(
    "href",
    "/race/2025/2/race/stints",
  );
  await expect(plain.getByRole("navigation", { name: "View" })).toHaveCount(1);
  // Alone on another site's page it has no way out.
  await plain.goto("/embed/race/2025/2/race/laps?view=tyres&block=tyres-drawing");
  await expect(plain.getByRole("application")).toBeVisible();
  await expect(plain.getByRole("navigation", { name: "View" })).toHaveCount(0);
  const { page, problems } = await openPage({});
  await page.goto(path);
  await hydrated(page);
  const strip = page.getByRole("application", { name: /^The tyres and the pace of every lap/ });
  await strip.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.getByText(/^Lap 2\s*PIA 1:37.551 M 2 laps old\s*NOR 1:37.713 M 2 laps old/).waitFor();
  const box = await strip.boundingBox();
  if (box === null) throw new Error("the laps are drawn");
  await page.mouse.move(box.x + (1.5 * box.width) / 56, box.y + 12);
  await page.getByText("Piastri 1:37.551, 1st, medium tyres, 2 laps old").waitFor();
  await page.mouse.move(0, 0);
  await showAsTable(page);
  expect((await cellsOf(page, "Every lap of every car", /^1\s?Oscar Piastri/)).slice(0, 3)).toEqual([
    "1\nOscar Piastri",
    "– M",
    "1:37.551 M",
  ]);
  expect(problems).toEqual([]);
});

test(
  "on a phone all laps of a race, all sessions of a weekend and all times of a qualifying are in sight",
  { tag: "@deep" },
  async ({ openPage }) => {
    const { page } = await openPage({
      viewport: { width: 390, height: 844 },
      // A phone's scroll bar takes no room from laps.
      isMobile: true,
      javaScriptEnabled: false,
    });
    const cutOff = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
    await page.goto("/race/2025/2/race/laps");
    const cells = await page.getByRole("application").boundingBox();
    expect((cells?.width ?? 0) / 56).toBeGreaterThan(4);
    await page.goto("/race/2025/2/race/laps?view=times");
    // Four of them beside places and names; the others are scrolled to.
    const fourth = await page.getByRole("columnheader", { name: "Lap 4", exact: true }).boundingBox();
    expect((fourth?.x ?? 0) + (fourth?.width ?? 0)).toBeLessThan(390 - 15);
    await page.goto("/race/2025/1/race/stints");
    await page.getByText("All stints as a table").click();
    const rows = page.getByRole("table", { name: "Stints" }).locator("tbody tr.lower-row");
    expect(new Set(await rows.evaluateAll((all) => all.map((row) => row.clientHeight))).size).toBe(1);
    await page.goto("/race/2025/1/race/weekend-progression");
    await expect(page.locator(".bump")).toHaveCount(1);
    expect(await cutOff(".bump")).toBe(0);
    for (const path of ["/race/2025/2/race/pace", "/race/2025/1/qualifying/driver-fastest-lap"]) {
      await page.goto(path);
      await expect(page.locator(".table-frame").last()).toBeVisible();
      expect(await cutOff(".table-frame")).toBe(0);
    }
    await page.goto("/race/2025/1/qualifying/results");
    const times = page.locator("td:has(a[href^='/teams/']) > span > span[aria-hidden]");
    await expect(times.getByText("1:15.415")).toBeVisible();
    const beyond = await times.evaluateAll(
      (all) =>
        all.filter((time) => {
          const cell = time.closest("td")?.getBoundingClientRect().right ?? 0;
          return time.getBoundingClientRect().right > cell + 0.5;
        }).length,
    );
    expect(beyond).toBe(0);
  },
);

test("a phone’s row of drivers begins with the two compared, and returns to them once another is picked", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/race/2025/20/qualifying/driver-fastest-lap?drivers=lando_norris,oscar_piastri");
  await hydrated(page);
  const row = page.getByRole("navigation", { name: "Drivers to compare" });
  const chosen = row.locator("[aria-current]");
  await expect(chosen).toHaveText([/NOR$/, /PIA$/]);
  for (const chip of await chosen.all()) await expect(chip).toBeInViewport({ ratio: 1 });
  await row.getByRole("link", { name: "Franco Colapinto" }).click();
  await expect(chosen).toHaveText([/PIA$/, /COL$/]);
  for (const chip of await chosen.all()) await expect(chip).toBeInViewport({ ratio: 1 });
  await expect(chosen.last()).toBeFocused();
  // On a wide page all are in sight.
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test("the gap of two laps stands above their speeds", async ({ openPage }) => {
  const { page } = await withoutScripts(openPage, "/race/2025/1/qualifying/driver-fastest-lap");
  const laps = page.getByRole("region", { name: "Two laps over the distance" });
  const [gap, speed] = await Promise.all(
    [/^Gap \(s\)/, /^Speed \(km\/h\)$/].map((text) => laps.getByText(text).boundingBox()),
  );
  expect(gap?.y).toBeLessThan(speed?.y ?? 0);
});

test("a phone’s row of drivers opens with the chosen one off the edge, and unscrolled where it is in sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const placeOf = async (driver: string) => {
    await page.goto(`/race/2025/2/race/lap-chart?view=leader&highlight=${driver}`);
    const row = page.getByRole("navigation", { name: "Highlight a driver" }).getByRole("list");
    const chosen = row.locator("[aria-current]");
    await chosen.waitFor();
    const [list, chip] = await Promise.all([row.boundingBox(), chosen.boundingBox()]);
    return {
      fromEdge: Math.round((chip?.x ?? 0) - (list?.x ?? 0)),
      scrolled: await row.evaluate(({ scrollLeft }) => scrollLeft),
    };
  };
  expect((await placeOf("lando_norris")).scrolled).toBe(0);
  const albon = await placeOf("alexander_albon");
  expect(albon.scrolled).toBeGreaterThan(0);
  expect(albon.fromEdge).toBe(16);
});

test("the races before and after stand close below a page that leaves room in the window", async ({
  page,
}) => {
  /** Pixels between the end of the page and what leads to the races beside it. */
  const room = async () => {
    const nav = await page.getByRole("navigation", { name: "Races before and after" }).boundingBox();
    const card = await page.locator(".drawn").boundingBox();
    return (nav?.y ?? NaN) - (card?.y ?? NaN) - (card?.height ?? NaN);
  };
  await page.setViewportSize({ width: 1440, height: 1700 });
  for (const path of ["lap-chart", "lap-chart?view=leader", "stints"]) {
    await page.goto(`/race/2025/1/race/${path}`);
    await expect.poll(room).toBeCloseTo(36, 0);
  }
  await page.setViewportSize({ width: 390, height: 1700 });
  await page.goto("/race/2025/1/race/lap-chart?view=trace");
  await expect.poll(room).toBeCloseTo(28, 0);
});

test("the gaps of all teammates are drawn on one scale", async ({ openPage }) => {
  const { page } = await withoutScripts(openPage, "/race/2025/2/race/story");
  const cards = page
    .locator("section", { has: page.getByRole("heading", { name: "Teammates" }) })
    .getByRole("listitem");
  // Of every bar of at least ten seconds, which are rounded to tenths, the share of the width for each second.
  const scales = await cards.locator("dd:has(rect)").evaluateAll((all) =>
    all.flatMap((bar) => {
      const seconds = parseFloat((bar.lastElementChild?.textContent ?? "").replace(/^[+−]/, ""));
      const width = parseFloat(bar.querySelector("rect")?.getAttribute("width") ?? "");
      return seconds < 10 ? [] : width / seconds;
    }),
  );
  expect(scales.length).toBeGreaterThan(5);
  // A width is rounded to a tenth of a per cent.
  expect(Math.max(...scales) - Math.min(...scales)).toBeLessThan(0.02);
});

test(
  "all pairs of a race are folded, and a link to them opens them",
  { tag: "@deep" },
  async ({ page, problems }) => {
    await page.goto("/race/2025/2/race/story");
    await hydrated(page);
    const pairs = page.getByRole("table", { name: "Gaps between all pairs of cars, and their parts" });
    await expect(pairs).toBeHidden();
    await page.getByRole("link", { name: "All pairs" }).click();
    await expect(pairs).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Russell undercuts Norris" })).toContainText(
      "−2.6 → +0.6 s",
    );
    expect(problems).toEqual([]);
  },
);

test("a sprint has stints and gaps of its own", { tag: "@deep" }, async ({ openPage }) => {
  const watched = await withoutScripts(openPage, "/race/2025/2/sprint/stints");
  const { page } = watched;
  await expect(drawing(page, /: Medium, laps 1–19 \(19 laps\), used/)).toHaveCount(19);
  await page.goto("/race/2025/2/sprint/teammate-gap");
  await expect(drawing(page, /lap by lap: /)).toHaveCount(10);
});

test(
  "teammates are drawn lap by lap, up to the gap at the flag",
  { tag: "@deep" },
  async ({ page, problems }) => {
    await page.goto("/race/2025/2/race/teammate-gap");
    await hydrated(page);
    // Norris finished 9.748 s behind Piastri.
    await page.getByRole("heading", { name: "Piastri crosses the line 9.75 s ahead of Norris" }).waitFor();
    expect((await cellsOf(page, "Gaps between teammates", /^McLaren/)).slice(0, 5)).toEqual([
      "McLaren",
      "Oscar Piastri",
      "Lando Norris",
      "+9.75",
      "56",
    ]);
    // All pairs stand on one scale, each the way to its drawing.
    await page.getByRole("link", { name: "Piastri Norris 9.75 s" }).click();
    await expect(page).toHaveURL(/#gap-lando_norris$/);
    await expect(page.locator("#gap-lando_norris")).toBeInViewport();
    await page.getByText("Show the gaps lap by lap").click();
    const laps = page.getByRole("table", { name: "Gaps lap by lap, in seconds" });
    await expect(laps.getByRole("row")).toHaveCount(57);
    expect(problems).toEqual([]);
  },
);

test(
  "without imported laps there are stints between pit stops, and gaps at the flag",
  { tag: "@deep" },
  async ({ openPage }) => {
    const watched = await withoutScripts(openPage, "/race/2025/5/race/stints");
    const { page } = watched;
    await page.getByText("No data on tyres or safety cars.").waitFor();
    await drawing(page, /^Oscar Piastri: laps 1–\d+/).waitFor();
    await page.goto("/race/2025/5/race/teammate-gap");
    // Piastri won in Saudi Arabia, 9.196 s before Norris in fourth place.
    expect(await cellsOf(page, "Gaps between teammates at the flag", /^McLaren/)).toEqual([
      "McLaren",
      "Oscar Piastri",
      "1",
      "Lando Norris",
      "4",
      "+9.196",
    ]);
  },
);

test("the circuit is drawn with the fastest team of every mini-sector", async ({ openPage }) => {
  const watched = await withoutScripts(openPage, "/race/2025/1/qualifying/team-track-dominance");
  const { page } = watched;
  await drawing(page, /^The circuit from above\. Fastest through mini-sectors: McLaren \d/).waitFor();
  // The band does not draw it once more, as it does where the page has no drawing of it.
  const outline = page.locator(".weekend-header svg[viewBox='0 0 300 180']");
  await expect(outline).toBeHidden();
  await page.getByText("Without usable telemetry: Oliver Bearman.").waitFor();
  const tally = page.getByRole("table", { name: "Mini-sectors won" });
  const won = await tally.locator("tbody td:nth-of-type(1)").allInnerTexts();
  expect(won.reduce((sum, each) => sum + Number(each), 0)).toBe(25);
  await showAsTable(page);
  const times = page.getByRole("table", { name: "Times through each mini-sector, in seconds" });
  await expect(times.getByRole("row")).toHaveCount(26);
  await page.goto("/race/2025/1/qualifying/results");
  await expect(outline).toBeVisible();
});

test("on a phone the circuit has the names of the fastest where they have room, as large as all text", async ({
  openPage,
}) => {
  const { page } = await openPage({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  await page.goto("/race/2025/1/qualifying/team-track-dominance");
  const map = drawing(page, /^The circuit from above/);
  const texts = map.locator("text").filter({ visible: true });
  expect(await texts.allTextContents()).toEqual(expect.arrayContaining(["Start", "MCL"]));
  const size = await texts.first().evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  const { width } = (await map.boundingBox()) ?? { width: 0 };
  expect((size * width) / 560).toBeGreaterThanOrEqual(12);
  await expect(page.getByRole("table", { name: "Mini-sectors won" })).toContainText("McLaren");
});

test(
  "two to four drivers are chosen by links, and the address has them",
  { tag: "@deep" },
  async ({ page, problems }) => {
    await page.goto("/race/2025/20/qualifying/driver-track-dominance");
    await hydrated(page);
    const heads = () =>
      page
        .getByRole("table", { name: /mini-sector, in seconds$/ })
        .getByRole("columnheader")
        .allInnerTexts();
    await showAsTable(page);
    expect(await heads()).toEqual(["Part", "From (m)", "Fastest", "NOR", "LEC", "HAM"]);
    await page.getByText(/^Choose drivers/).click();
    await page.getByRole("link", { name: "Remove Lewis Hamilton" }).click();
    await page.waitForURL((url) => url.searchParams.get("drivers") === "lando_norris,charles_leclerc");
    await page.getByRole("link", { name: "Add Max Verstappen" }).click();
    await page.waitForURL(
      (url) => url.searchParams.get("drivers") === "lando_norris,charles_leclerc,max_verstappen",
    );
    // The address changes before the page does.
    await page.getByRole("columnheader", { name: "VER" }).waitFor();
    expect(await heads()).toEqual(["Part", "From (m)", "Fastest", "NOR", "LEC", "VER"]);
    expect(problems).toEqual([]);
  },
);

test("two cars of a team have a colour each, on the circuit as in the list", async ({ openPage }) => {
  const path = "/race/2025/20/qualifying/driver-track-dominance?drivers=lando_norris,oscar_piastri";
  const watched = await withoutScripts(openPage, path);
  const { page } = watched;
  const tally = page.getByRole("table", { name: "Mini-sectors won" }).locator("tbody tr");
  const [first, second] = await tally.locator("td:nth-of-type(1)").allInnerTexts();
  expect(Number(first) + Number(second)).toBe(25);
  const colours = await tally
    .locator("td svg > rect:first-child")
    .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).fill));
  const parts = await drawing(page, /^The circuit from above/)
    .locator("path:has(title)")
    .evaluateAll((all) => all.map((part) => getComputedStyle(part).stroke));
  const partsOf = (colour: string | undefined) => parts.filter((part) => part === colour).length;
  expect(colours.map(partsOf)).toEqual([Number(first), Number(second)]);
});

test("without scripts drivers are put in and taken out by links, as long as two are left", async ({
  openPage,
}) => {
  const watched = await withoutScripts(openPage, "/race/2025/20/qualifying/driver-track-dominance");
  const { page } = watched;
  // A busy machine streams the page: what stood in for it may still be there.
  const choose = (count: number) =>
    page.getByText(`Choose drivers (${count} of 20)`).filter({ visible: true }).first();
  await choose(3).click();
  await page.getByRole("link", { name: "Remove Lewis Hamilton" }).filter({ visible: true }).click();
  await choose(2).waitFor();
  const drivers = () => new URL(page.url()).searchParams.getAll("drivers");
  expect(drivers()).toEqual(["lando_norris,charles_leclerc"]);
  await expect(page.getByRole("link", { name: /^(Leave|Remove) / })).toHaveCount(0);
  await choose(2).click();
  await page.getByRole("link", { name: "Add Oscar Piastri" }).filter({ visible: true }).click();
  await choose(3).waitFor();
  expect(drivers()).toEqual(["lando_norris,charles_leclerc,oscar_piastri"]);
});

test("best sectors are added up for drivers and for teams", { tag: "@deep" }, async ({ openPage }) => {
  const watched = await withoutScripts(openPage, "/race/2025/1/qualifying/driver-ideal-sectors");
  const { page } = watched;
  // Norris took pole with 1:15.096, his best in every sector.
  await drawing(page, "Lando Norris: ideal lap 1:15.096, best lap 1:15.096, 0.000 s unused").waitFor();
  await page.goto("/race/2025/2/sprint-qualifying/team-ideal-sectors");
  await expect(drawing(page, /: ideal lap 1:3\d\.\d{3}, best lap 1:3\d\.\d{3}, /)).toHaveCount(10);
  // Hamilton took the sprint's pole with 1:30.849.
  expect(await cellsOf(page, "Ideal laps of the teams", /Ferrari/)).toContain("1:30.849 HAM");
});

test(
  "the highest speeds are drawn for each place where they are measured",
  { tag: "@deep" },
  async ({ openPage }) => {
    const watched = await withoutScripts(openPage, "/race/2025/2/sprint-qualifying/driver-top-speed");
    const { page } = watched;
    await drawing(page, /^Yuki Tsunoda, speed trap: 339 km\/h on lap \d+$/).waitFor();
    await expect(drawing(page, /, intermediate 2: \d+ km\/h on lap \d+$/)).toHaveCount(20);
    const cells = await cellsOf(page, "Highest speeds", /Tsunoda/);
    expect(cells.slice(0, 4)).toEqual(["1", "Yuki Tsunoda", "Racing Bulls", "339"]);
  },
);

test("fastest laps stand with sectors, tyres and deletions, and two of them are set against each other", async ({
  page,
  problems,
}) => {
  await page.goto("/race/2025/20/qualifying/driver-fastest-lap");
  await hydrated(page);
  expect((await cellsOf(page, "Fastest lap of each driver", /^2\sCharles Leclerc/))[4]).toBe("1:15.848");
  await drawing(page, /^Speed over the lap: Lando Norris up to \d+ km\/h, Charles Leclerc up to/).waitFor();
  await page.getByText("Norris is 0.262 s faster than Leclerc").waitFor();
  const chips = page.getByRole("navigation", { name: "Drivers to compare" });
  await chips.getByRole("link", { name: "Max Verstappen" }).click();
  await page.waitForURL((url) => url.searchParams.get("drivers") === "charles_leclerc,max_verstappen");
  await chips.getByRole("link", { name: "Lando Norris" }).click();
  await page.waitForURL((url) => url.searchParams.get("drivers") === "max_verstappen,lando_norris");
  await drawing(page, /^Speed over the lap: Max Verstappen up to \d+ km\/h, Lando Norris up to/).waitFor();
  await showAsTable(page);
  const speeds = page.getByRole("table", { name: "Speeds of Max Verstappen and Lando Norris over the lap" });
  await expect(speeds.getByRole("row")).toHaveCount(22);
  expect(problems).toEqual([]);
});

test("a crosshair reads both laps by keyboard and by pointer, and a drag zooms in", async ({
  page,
  problems,
}) => {
  await page.goto("/race/2025/20/qualifying/driver-fastest-lap");
  await hydrated(page);
  const slider = page.getByRole("slider", { name: "Position on the lap" });
  // Slider and readout begin at one place, from which both arrows lead away.
  const gained = page.getByRole("button", { name: /^(NOR|LEC) gains most, [\d,]+–[\d,]+ m$/ });
  await gained.waitFor();
  const start = (await slider.getAttribute("aria-valuetext")) ?? "";
  expect(start).toMatch(/^[\d,]+ m: NOR \d+ km\/h, LEC \d+ km\/h, /);
  await page.getByText(start.slice(0, start.indexOf(":")), { exact: true }).waitFor();
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect(slider).not.toHaveAttribute("aria-valuetext", start);
  await page.keyboard.press("ArrowLeft");
  await expect(slider).toHaveAttribute("aria-valuetext", start);
  await page.keyboard.press("ArrowLeft");
  await expect(slider).not.toHaveAttribute("aria-valuetext", start);
  const plot = drawing(page, /^Speed over the lap: Lando Norris/);
  const box = await plot.boundingBox();
  if (box === null) throw new Error("the speeds are drawn");
  const at = (share: number) => [box.x + share * box.width, box.y + box.height / 2] as const;
  await page.mouse.move(...at(0.5));
  await expect(slider).toHaveAttribute("aria-valuetext", /^2,1\d\d m: /);
  const whole = page.getByRole("button", { name: "Whole lap" });
  await expect(whole).toHaveAttribute("aria-pressed", "true");
  await page.mouse.down();
  await page.mouse.move(...at(0.75));
  await page.mouse.up();
  await expect(whole).toHaveAttribute("aria-pressed", "false");
  // The address has the part, for a reload and for others.
  await page.waitForURL(/part=\d+-\d+/);
  await page.reload();
  await hydrated(page);
  await expect(whole).toHaveAttribute("aria-pressed", "false");
  await expect(slider).not.toHaveAttribute("min", "0");
  await whole.click();
  await expect(whole).toHaveAttribute("aria-pressed", "true");
  await page.waitForURL((url) => !url.searchParams.has("part"));
  // A sector and what one gained most in fill the drawings, and the crosshair stays in them.
  const parts = page.getByRole("group", { name: "Part of the lap" });
  const sector = parts.getByRole("button", { name: "Sector 1" });
  await sector.press("Enter");
  await expect(sector).toHaveAttribute("aria-pressed", "true");
  await expect(whole).toHaveAttribute("aria-pressed", "false");
  await expect(slider).toHaveAttribute("min", "0");
  const [value, most] = await Promise.all(["value", "max"].map((name) => slider.getAttribute(name)));
  expect(Number(value)).toBeLessThanOrEqual(Number(most));
  await gained.click();
  await expect(sector).toHaveAttribute("aria-pressed", "false");
  await expect(slider).not.toHaveAttribute("min", "0");
  expect(problems).toEqual([]);
});

test("no value of a drawing stands over its lines", { tag: "@deep" }, async ({ openPage }) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto("/race/2025/20/qualifying/driver-fastest-lap");
  const plot = await drawing(page, /^Speed over the lap/).boundingBox();
  const label = await drawing(page, /^Speed over the lap/)
    .getByText("300", { exact: true })
    .boundingBox();
  if (plot === null || label === null) throw new Error("the speeds have a scale");
  expect(label.x + label.width).toBeLessThanOrEqual(plot.x);
});

test(
  "a recording without telemetry has laps, and says what it lacks",
  { tag: "@deep" },
  async ({ openPage }) => {
    const watched = await withoutScripts(openPage, "/race/2025/2/qualifying/driver-fastest-lap");
    const { page } = watched;
    await expect(
      page.getByRole("table", { name: "Fastest lap of each driver" }).getByRole("row"),
    ).toHaveCount(21);
    await page.getByText("No car speeds for this qualifying").waitFor();
    await page.goto("/race/2025/2/qualifying/team-track-dominance");
    await page.getByText("No car positions for this qualifying").waitFor();
  },
);

test("a race that has not been run says when its timing follows", { tag: "@deep" }, async ({ openPage }) => {
  const watched = await withoutScripts(openPage, "/race/2026/20/race/stints");
  const { page } = watched;
  for (const path of ["race/stints", "race/teammate-gap", "qualifying/driver-top-speed"]) {
    await page.goto(`/race/2026/20/${path}`);
    await page.getByText(/^This (race|qualifying) has not been run yet/).waitFor();
    await expect(page.getByRole("table")).toHaveCount(0);
  }
});
