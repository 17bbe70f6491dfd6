import { expect, follow, holdBack, hydrated, test } from "../support/browser-test.ts";

test("the slash opens the palette, which finds with every keystroke and follows with Enter", async ({
  page,
  problems,
}) => {
  await page.goto("/");
  await hydrated(page);
  await page.keyboard.press("/");
  const field = page.getByRole("combobox", { name: "Driver, team, circuit, race or season" });
  await field.fill("schumacher");
  const options = page.getByRole("option");
  await options.nth(2).waitFor();
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await expect(options.first()).toContainText(/Michael Schumacher.*\d+ wins/);
  await field.press("ArrowDown");
  const second = await options.nth(1).getAttribute("id");
  expect(second).not.toBeNull();
  await expect(field).toHaveAttribute("aria-activedescendant", second ?? "");
  await field.press("Enter");
  await page.waitForURL("**/driver/ralf_schumacher/");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(problems).toEqual([]);
});

test("Enter within the composition of an input method chooses no page", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.keyboard.press("/");
  const field = page.getByRole("combobox", { name: "Driver, team, circuit, race or season" });
  await field.fill("schumacher");
  const [first, second] = [page.getByRole("option").first(), page.getByRole("option").nth(1)];
  await expect(first).toContainText("Michael Schumacher");
  const composing = { bubbles: true, isComposing: true };
  await field.dispatchEvent("keydown", { key: "ArrowDown", ...composing });
  await field.dispatchEvent("keydown", { key: "Enter", ...composing });
  // What follows shows that neither was heeded: the palette is open, and its first option still chosen.
  await expect(first).toHaveAttribute("aria-selected", "true");
  await field.press("ArrowDown");
  await expect(second).toHaveAttribute("aria-selected", "true");
  await field.press("Enter");
  await page.waitForURL("**/driver/ralf_schumacher/");
});

test("before anything is typed the palette offers the next race and questions", async ({ page }) => {
  await page.goto("/calendar/");
  await hydrated(page);
  await page.keyboard.press("/");
  const questions = page.getByRole("dialog").getByRole("group", { name: "Questions" }).getByRole("option");
  await expect(questions).toHaveCount(3);
  // Their head says what they are.
  await expect(questions.first()).not.toContainText("Question");
  await questions.first().click();
  await page.waitForURL("**/ask/?per=season");
});

test("a race that is found has its podium, what that leaves open, its circuit and the ways to its pages", async ({
  openPage,
}) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto("/search/?q=monaco+2025");
  const band = page.getByRole("link", { name: /Race · Round 8 .*2025 Monaco Grand Prix/ });
  await expect(band).toHaveText(
    /25 May 2025.*Monaco Grand Prix →\s*Norris\s*pole position\s*1:13\.221\s*fastest lap, Norris\s*78\s*laps\s*\d+\s*classified$/,
  );
  const podium = page.getByRole("list", { name: "Podium" }).getByRole("listitem");
  await expect(podium).toContainText(["Lando Norris", "Charles Leclerc", "Oscar Piastri"]);
  await expect(page.getByRole("heading", { name: "More about this race" })).toBeVisible();
  await expect(page.getByRole("link", { name: "2024 Year before Charles Leclerc" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Qualifying results" })).toHaveAttribute(
    "href",
    "/race/2025/8/qualifying/results",
  );
  await follow(page, page.getByRole("heading", { name: "Monaco", exact: true }).getByRole("link"));
  expect(new URL(page.url()).pathname).toBe("/circuits/monaco/");
});

test("who or what is found shows a career, a season or a circuit in short", async ({ openPage }) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto("/search/?q=ferrari");
  await expect(page.getByRole("heading", { name: "Seasons", exact: true })).toBeVisible();
  await page.goto("/search/?q=piastri");
  await expect(page.getByRole("heading", { name: "Career", exact: true })).toBeVisible();
  await page.goto("/search/?q=silverstone");
  const latest = page.locator("section", { has: page.getByRole("heading", { name: "Latest winners" }) });
  await expect(latest.getByRole("link").first()).toContainText(/^\d{4}British Grand Prix/);
  await page.goto("/search/?q=2025");
  await expect(page.getByRole("link", { name: /^1\s*Lando Norris\s*423$/ })).toBeVisible();
});

test("a career that is found stands below the best match, and the others before it or at its side", async ({
  openPage,
}) => {
  for (const width of [390, 1440]) {
    const { page } = await openPage({ viewport: { width, height: 900 }, javaScriptEnabled: false });
    await page.goto("/search?q=hamilton");
    const [career, others] = await Promise.all(
      ["Career", "Other drivers"].map((name) =>
        page.getByRole("heading", { name, exact: true }).evaluate((heading) => {
          const words = document.createRange();
          words.selectNodeContents(heading);
          const { left, top } = words.getBoundingClientRect();
          return { left, top };
        }),
      ),
    );
    const { left = 0, top = 0 } = others ?? {};
    if (width === 390) expect(career?.left).toBe(left);
    else expect(career?.left).toBeLessThan(left);
    if (width === 390) expect(career?.top).toBeGreaterThan(top);
    else expect(Math.abs((career?.top ?? Infinity) - top)).toBeLessThan(20);
  }
});

test("letters typed while the palette is still loading arrive in it", { tag: "@deep" }, async ({ page }) => {
  const releasePalette = await holdBack(page, "**/search-palette*.js");
  await page.goto("/");
  await hydrated(page);
  await page.keyboard.type("/verxst");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  releasePalette();
  await page.keyboard.type("s");
  const field = page.getByRole("combobox", { name: "Driver, team, circuit, race or season" });
  await field.waitFor();
  await page.getByRole("option", { name: "Max Verstappen" }).waitFor();
  await page.keyboard.type("tap");
  await expect(field).toHaveValue("verstap");
});

test("/ opens it where nobody writes, a checkbox with the focus included", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("checkbox", { name: "Hide the last weekend’s results" }).focus();
  await page.keyboard.press("/");
  await page.getByRole("dialog", { name: "Search" }).waitFor();
});

test("Ctrl-K opens it from within a field, Escape or the same again closes it, and a click follows", async ({
  page,
}) => {
  await page.goto("/search/");
  await hydrated(page);
  await page.getByRole("searchbox").focus();
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toHaveValue("/");
  await page.keyboard.press("Control+k");
  // A closed dialog is hidden at once, and gone once its `close` event has come: until then nothing opens another.
  const palette = page.getByRole("dialog", { name: "Search", includeHidden: true });
  await palette.waitFor();
  await page.keyboard.press("Escape");
  await palette.waitFor({ state: "detached" });
  await page.keyboard.press("Control+k");
  await palette.getByRole("combobox").waitFor();
  await page.keyboard.press("Control+k");
  await palette.waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Search", exact: true }).first().click();
  await palette.getByRole("combobox").fill("2021 abu dhabi");
  await palette.getByRole("option", { name: "2021 Abu Dhabi Grand Prix" }).click();
  await page.waitForURL("**/race/2021/22/race/results");
});

test("what nothing here is called leads to the records and to questions", async ({ page }) => {
  await page.goto("/search/?q=youngest+world+champion");
  await hydrated(page);
  await expect(page.getByRole("status").first()).toContainText("No results for “youngest world champion”");
  const ways = page.locator("section", { has: page.getByRole("heading", { name: "Records and questions" }) });
  await expect(ways.getByRole("link")).toHaveText([/^Records/, /^Ask the archive/]);
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Search" });
  await palette.getByRole("combobox").fill("most laps led");
  await expect(palette.getByRole("status")).toContainText("No results for “most laps led”.");
  await expect(palette.getByRole("option")).toHaveCount(2);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/records/");
});

test("a question in words leads to its answer, and says what was not understood", async ({ page }) => {
  await page.goto("/calendar/");
  await hydrated(page);
  await page.keyboard.press("/");
  await page.getByRole("dialog").getByRole("combobox").fill("leclerc poles at monaco in the rain");
  await expect(page.getByRole("dialog").getByRole("option").first()).toContainText(
    "Charles Leclerc’s pole positions in Grands Prix at Monaco",
  );
  await expect(page.getByRole("dialog").getByRole("status")).toContainText("Not understood: rain");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/ask/?what=pole&driver=charles_leclerc&circuit=monaco");
  await expect(page.locator("#ask-sentence")).toContainText("Leclerc’s pole positions");
});

test(
  "an index that cannot be loaded leaves the way to the page of results",
  { tag: "@deep" },
  async ({ page }) => {
    await page.route("**/search-index.json", (route) => route.fulfill({ status: 503, body: "" }));
    await page.goto("/");
    await hydrated(page);
    await page.keyboard.press("/");
    await page.getByText("The names could not be loaded.").waitFor();
    await page.getByRole("combobox").fill("senna");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search/?q=senna");
    const first = page.locator(".found-list a").first();
    await expect(first).toContainText("Ayrton Senna", { useInnerText: true });
  },
);

test("without scripts a form leads to a page of links", async ({ openPage }) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto("/search/");
  await page.getByRole("searchbox").fill("shcumi");
  await follow(page, page.getByRole("button", { name: "Search" }));
  const first = page.locator(".found-list a").first();
  await expect(first).toContainText("Michael Schumacher", { useInnerText: true });
  await expect(first).toHaveAttribute("href", "/driver/michael_schumacher/");
});

test("a plain question is answered on the page of results", async ({ openPage }) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto("/search/?q=who+won+monaco+2025");
  await expect(page.locator(".found-list").getByRole("link").first()).toContainText("2025 Monaco Grand Prix");
  await expect(page.getByRole("list", { name: "Podium" }).getByRole("listitem").first()).toContainText(
    "Lando Norris",
  );
  await page.goto("/search/?q=who+was+on+pole+at+monaco+2025");
  await expect(page.locator(".found-list").getByRole("link").first()).toContainText(/Norris\s*pole position/);
  await page.goto("/search/?q=world+champion+1994");
  await expect(page.locator(".found-list").getByRole("link").first()).toContainText("Michael Schumacher");
  await page.goto("/search/?q=how+many+titles+does+prost+have");
  await expect(page.locator(".found-list").getByRole("link").first()).toContainText(/4\s*titles/);
  await page.goto("/search/?q=last+win+of+norris");
  await expect(
    page.locator("section[aria-labelledby=answer]").getByRole("link", { name: /^\d{4} .+ Grand Prix$/ }),
  ).toHaveAttribute("href", /^\/race\/\d{4}\/\d+\/race\/results$/);
});

test("a name that is only spelt like it is offered as such", async ({ page }) => {
  await page.goto("/search/?q=haminton");
  await hydrated(page);
  await expect(page.getByRole("status").first()).toHaveText(
    "Nothing is called “haminton”. Did you mean this?",
  );
  await expect(page.locator(".found-list").getByRole("link").first()).toContainText("Lewis Hamilton");
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Search" });
  await palette.getByRole("combobox").fill("haminton");
  await expect(palette.getByRole("status")).toHaveText("Nothing is called “haminton”. Did you mean this?");
});

test("words that ask how many find their number above who they are", async ({ openPage }) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto("/search/?q=how+many+Britons+won+a+race");
  await expect(page.getByRole("heading", { name: /^\d+ drivers from .+ with a win$/ })).toBeVisible();
});

test("what was typed is shown as text, and what nobody is called says so", async ({ page, problems }) => {
  await page.goto(`/search/?q=${encodeURIComponent('<img src=x onerror="alert(1)">')}`);
  await hydrated(page);
  await expect(page.getByRole("status").first()).toContainText("No results for “<img src=x", {
    useInnerText: true,
  });
  await expect(page.locator("main img")).toHaveCount(0);
  expect(problems).toEqual([]);
});

test(
  "a season that is found shows its championship with tied places, and only what it had",
  { tag: "@deep" },
  async ({ page }) => {
    const constructors = page.locator("main").getByRole("link", { name: "Constructors’ championship" });
    await page.goto("/search/?q=1970");
    const first = page.locator("section", {
      has: page.getByRole("heading", { name: "Drivers’ championship" }),
    });
    await expect(first.getByRole("listitem")).toHaveText([/^1/, /^2/, /^3/, /^4/, /^5/, /^5/]);
    await expect(constructors).toHaveCount(1);
    await page.goto("/search/?q=1955");
    await expect(first.getByRole("listitem").first()).toContainText("Juan Manuel Fangio");
    await expect(constructors).toHaveCount(0);
  },
);
