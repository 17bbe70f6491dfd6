import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../../scripts/lib/paths.ts";
import type { Served } from "../../scripts/lib/serve.ts";
import { startTestSite } from "../support/site.ts";

/**
 * What pages weigh, in bytes, give or take 2 %: nobody should move code about for 15 bytes. A change that needs more
 * says why where it raises a budget. Bytes are exact, so these are tests; times are benches.
 */
const budgets = {
  /**
   * Scripts that a page hydrates with, compressed one by one as a server sends them. Every page has React (68,200), the
   * router with the queries (40,000), and 43,000 of ours: the routes with their heads, queries and search params (25,000),
   * header, menus, footer and hidden results (8,000), schemas (3,000), links and scrolling to what comes late (1,000),
   * formats, the entry. Pages of tables have what
   * tables share (16,300), flags, places and colours of teams (6,000), and up to 22,000 of their own, of which weekends
   * share 4,800, 800 of it what stood in no place before: who was on the podium a year ago, which stops were slow, how
   * long all of a car's took, and who was lapped, on a phone too. 200 return the focus to the link of a view that was
   * followed, 100 name the axis of laps and say points of none on a phone, 100 keep the part of a lap in the address, 500 say whose stops F1DB counts otherwise and which day is
   * the race's. A few hundred of each budget are room: another
   * machine's build may compress by some bytes less.
   */
  firstScripts: 200_900,
  /** The same of a driver's or a team's results, whose tables and cards load when a reader touches them. */
  resultsScripts: 171_400,
  /**
   * The same of the front page, which has no table but drawings of its own, and of a page that is text; 300 put a page at its
   * top while it comes, and ask for what stands where rounds are missing, 200 order the present teams by their championship, 100
   * close the drawer when the page changes, 100 are room for the names of files, which compress otherwise in every build.
   */
  frontScripts: 168_800,
  textScripts: 151_500,
  /**
   * Styles of a page, without the files of the fonts. All pages share one file: the tokens and typefaces of
   * docs/design.md, Tailwind's reset, the utilities that any component uses, and the colours of all teams. Pages of
   * tables and of drawings name a second file of some hundred bytes. 100 are the letters and numbers beside a circuit, 100 the
   * bars of seasons with laps, and how large and dotted what stands for retirements is, 100 the corners of squares in the
   * table by round, 50 what unfolds below a row.
   */
  styles: 31_800,
  /** Everything that a chart brings along when it comes into view. */
  chart: 60_000,
};

/**
 * The longest pages, brotli at the level of servers that compress as they send. 50 of each are the script of every head that
 * tells chosen favourites from visited pages.
 */
const pageBudgets: ReadonlyArray<[path: string, bytes: number]> = [
  // The season race by race, six drivers' points after each round, four pairs of teammates, records, this day.
  ["/", 15_600],
  // 21 drivers with their gaps and bars, and links to the other pages of the season; 150 the scale of the bars, 100
  // room for the times in its data, which compress differently at every run.
  ["/standings/2025/drivers/overview", 11_300],
  // The career in figures, the season by rounds, which fades where it goes on, and every result that the starter
  // archive holds, divided by season; 20 the line on which small figures stand with large ones, 60 the least width of what explains
  // them.
  ["/driver/max_verstappen/", 14_580],
  // The podium with how each came there, six facts, 20 results with a second line for phones, the stints of the first ten with where they
  // end, how often they stopped and the edges of safety cars, the circuit’s outline, names beside it in two lengths, as
  // the races before and after and the keys of stints have them.
  ["/race/2025/1/race/results", 20_580],
  // Who was fastest in each mini-sector, and faster than whom, with the margins as bars; 300 what is too close to call, hollow
  // and below a line, and how many are clear.
  ["/race/2025/1/qualifying/team-track-dominance", 20_500],
  // Sentences; gaps of the podium and of teammates in their parts; places, stops and undercuts; all pairs of cars.
  ["/race/2025/2/race/story", 32_660],
];

let site: Served;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

const built = join(root, "dist", "client");

/** Bytes of built files, each compressed by itself. */
function gzipped(paths: ReadonlyArray<string>): number {
  return paths.reduce((sum, path) => sum + gzipSync(readFileSync(join(built, path))).length, 0);
}

function brotli(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

/** The files of one kind that a page names, each once. */
function named(html: string, ending: "js" | "css"): Array<string> {
  const addresses = html.matchAll(new RegExp(`(?:src|href)="(/assets/[^"]+\\.${ending})"`, "g"));
  return [...new Set([...addresses].map(([, address = ""]) => address))];
}

/** The scripts that a page hydrates with: those that it names, and what its entry imports once React is there. */
function firstScripts(html: string): Array<string> {
  const imported = globSync("assets/first-*.js", { cwd: built }).map((file) => `/${file}`);
  expect(imported).toHaveLength(1);
  return [...new Set([...named(html, "js"), ...imported])];
}

/**
 * A whole page: on a busy machine one that misses the deadline is streamed with skeletons and weighs 3 KB more. Its
 * nonce is always the same here, since a random one compresses by up to ten bytes better or worse.
 */
async function pageText(path: string): Promise<string> {
  const text = await (await fetch(`${site.url}${path}?complete`)).text();
  const [, nonce = ""] = /nonce="([^"]+)"/.exec(text) ?? [];
  expect(nonce).not.toBe("");
  return text.replaceAll(nonce, "0".repeat(nonce.length));
}

test.each(pageBudgets)("%s keeps to its budgets", async (path, bytes) => {
  const text = await pageText(path);
  expect(named(text, "js").length).toBeGreaterThan(1);
  expect(gzipped(firstScripts(text))).toBeLessThanOrEqual(1.02 * budgets.firstScripts);
  expect(gzipped(named(text, "css"))).toBeLessThanOrEqual(1.02 * budgets.styles);
  expect(brotli(text)).toBeLessThanOrEqual(1.02 * bytes);
});

test.each([
  ["/", budgets.frontScripts],
  ["/method/", budgets.textScripts],
  ["/driver/max_verstappen/", budgets.resultsScripts],
  ["/teams/ferrari/", budgets.resultsScripts],
])("%s begins with no more than %i bytes of scripts", async (path, bytes) => {
  expect(gzipped(firstScripts(await pageText(path)))).toBeLessThanOrEqual(1.02 * bytes);
});

test("React's modules are functions that a browser compiles while they arrive", () => {
  const [file = ""] = globSync("assets/react-*.js", { cwd: built });
  const text = readFileSync(join(built, file), "utf8");
  expect(text).toMatch(/=\w+\(\(function\(/);
  expect(text).not.toMatch(/=\w+\(\(\(?[\w,]*\)?=>/);
});

test("a chart keeps to its budget, and no page names it before it is in view", async () => {
  const files = globSync("assets/draw-chart*.js", { cwd: built });
  expect(files).toHaveLength(1);
  expect(gzipped(files)).toBeLessThanOrEqual(1.02 * budgets.chart);
  expect(await pageText("/driver/max_verstappen/charts")).not.toContain("draw-chart");
});

test("what says that nothing was found is built apart, and no page of what there is names it", async () => {
  const files = globSync("assets/{entity-not-found,near-weekends}-*.js", { cwd: built });
  expect(files).toHaveLength(2);
  for (const path of ["/driver/max_verstappen/", "/race/2025/1/race/results"]) {
    const scripts = named(await pageText(path), "js");
    expect(scripts.filter((script) => files.some((file) => script.endsWith(file)))).toEqual([]);
  }
});

test(
  "all of Ferrari's results are sent in 60 KB, each of them once",
  { skip: !process.env.F1DB_ARCHIVE },
  async () => {
    await using history = await startTestSite({}, { archive: "full" });
    const text = await (await fetch(`${history.url}/teams/ferrari/?complete`)).text();
    expect(text.match(/<tr[ >]/g)?.length).toBeGreaterThan(2500);
    expect(text.match(/British Grand Prix/g)?.length).toBeLessThan(200);
    expect(brotli(text)).toBeLessThanOrEqual(60_000);
  },
);
