import type { BrowserContext } from "@playwright/test";
import { expect, hydrated, test } from "../support/browser-test.ts";

/**
 * The Dutch Grand Prix of 2026 is round 12 and has a sprint: practice and sprint qualifying on 21 August, sprint
 * (10:00) and qualifying (14:00) on the 22nd, the race on the 23rd at 13:00 UTC.
 */
const times = [
  {
    name: "in the off-season",
    now: "2027-01-15T09:00:00Z",
    badge: null,
    home: "The season is over: no next race is known.",
    ahead: null,
    race: "Not in this archive yet",
    qualifying: "Not in this archive yet",
  },
  {
    name: "during qualifying of a race weekend",
    now: "2026-08-22T14:30:00Z",
    badge: "Dutch GP 00D 22H 30M",
    home: "Sunday 23 August 2026 09:00 GMT-4",
    ahead: "Dutch Grand Prix",
    race: "No results yet",
    qualifying: "Not in this archive yet",
  },
  {
    name: "between sprint and qualifying",
    now: "2026-08-22T12:00:00Z",
    badge: "Dutch GP 01D 01H 00M",
    home: "Sunday 23 August 2026 09:00 GMT-4",
    ahead: "Dutch Grand Prix",
    race: "No results yet",
    qualifying: "No results yet",
  },
  {
    name: "while the race is run",
    now: "2026-08-23T13:30:00Z",
    badge: "Italian GP 13D 23H 30M",
    home: "Sunday 6 September 2026 09:00 GMT-4",
    ahead: "Italian Grand Prix",
    race: "Not in this archive yet",
    qualifying: "Not in this archive yet",
  },
];

/** The main pages, each of which is looked at with every clock. */
const paths = [
  "/",
  "/races/?year=2026",
  "/race/2026/12/race/results",
  "/race/2026/12/qualifying/results",
  "/race/2026/11/race/results",
  "/circuits/monza/",
  "/standings/2026/drivers/overview",
  "/driver/max_verstappen/",
] as const;

test.use({ siteKind: "own" });
test.describe.configure({ mode: "default" });

for (const [at, time] of times.entries())
  test(
    `${time.name} every main page knows what has been and what is to come`,
    { tag: at === 0 ? [] : "@deep" },
    async ({ openPage, ownSite }) => {
      // What was kept at one time must not be given out at another.
      await ownSite?.reload({ NOW: time.now, CACHE_GENERATION: time.name });
      const { page, problems } = await openPage({ timezoneId: "America/New_York" });
      await page.context().clock.setFixedTime(new Date(time.now));
      const views = await Promise.all(paths.map((path) => look(page.context(), path)));
      // Times stand in the reader's zone once the part of the page that holds them is hydrated.
      const badges = () => Promise.all(views.map((view) => view.badge()));
      await expect.poll(badges).toEqual(paths.map(() => time.badge));
      const text = (path: (typeof paths)[number]) => async () =>
        (await views.find((view) => view.path === path)?.text()) ?? "";
      await expect.poll(text("/")).toContain(time.home);
      const races = text("/races/?year=2026");
      await expect.poll(races).toContain("America/New_York");
      await expect
        .poll(async () => /Coming up .*? Next race (\w+ Grand Prix)/.exec(await races())?.[1] ?? null)
        .toBe(time.ahead);
      await expect.poll(text("/race/2026/12/race/results")).toContain(time.race);
      await expect.poll(text("/race/2026/12/qualifying/results")).toContain(time.qualifying);
      await expect.poll(text("/race/2026/11/race/results")).toContain("Lando Norris");
      const italian = "Next: 2026 Italian Grand Prix, 6 Sep 09:00 GMT-4";
      const circuit = text("/circuits/monza/");
      await expect.poll(async () => (await circuit()).includes(italian)).toBe(time.badge !== null);
      expect(views.flatMap((view) => view.problems).concat(problems)).toEqual([]);
    },
  );

/** A page whose badge and content can be read, in the reader's zone, and what went wrong in it. */
async function look(context: BrowserContext, path: string) {
  const page = await context.newPage();
  const problems: Array<string> = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      problems.push(`${path} ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`${path} ${String(error)}`));
  await page.goto(path);
  await hydrated(page);
  const badge = page.getByRole("group", { name: "Next race" });
  return {
    path,
    badge: async () => ((await badge.count()) === 0 ? null : plain(await badge.innerText())),
    text: async () => plain(await page.getByRole("main").innerText()),
    problems,
  };
}

function plain(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/(\d) (?=[DHM]\b)/g, "$1")
    .trim();
}
