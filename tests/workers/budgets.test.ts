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
   * router with the queries (40,000), and 41,000 of ours: the routes with their heads, queries and search params (25,000),
   * header, menus, footer and hidden results (7,000), schemas (3,000), formats, the entry. Pages of tables have what
   * tables share (16,300), flags, places and colours of teams (3,600), and up to 20,000 of their own, of which weekends
   * share 4,400.
   */
  firstScripts: 192_000,
  /** The same of the front page, which draws the title fight and the season, and of a page that is text. */
  frontScripts: 163_850,
  textScripts: 148_750,
  /**
   * With the tokens and typefaces of docs/design.md; the fonts themselves are files of their own. 17,000 of it are
   * shared by all pages; team colours and rows of two lines took 1,000 more than pages of drawings had left, the menus
   * of blocks with the card before hidden results 300, the utilities of a race by its laps 500, and those of heroes, of
   * the season round by round and of careers 1,000: utilities are one file for all. Records and this day took 300, cards of
   * teammates and kinds of what was found 200, the tiles of champions under other rules and their form 300. Laps read at a cursor, the bars
   * of the story, rounds without results and what stands in the place of hidden ones took 300, two compared as a pair,
   * squares of a season and rows without heads on phones 400. Pages of drawings name a second file of theirs: 500.
   * Tabs that fade at both ends, bars with their signs and bands before a race took 200. The findings of answers, ratings
   * and champions, these as one drawing, winners by decade, menus and headings within the cards of drawings: 800.
   * The circuits of a season and the score of two teammates took 200, title chances as figures and two teammates'
   * shares in rows of two lines 100, answers across the page, cards of the method and wide stints 200. Careers in the
   * colours of teams, the leads of two drivers, grouped rows and the heroes of chances and ratings on phones: 800.
   * The present season above directories, a driver's qualifying in figures and views at the end of the row of tabs: 350;
   * notes with a way to the results, and cards of circuits with their places: 150; gaps with values at their bars, and
   * who takes which of the open data: 300; all records above one, and outlines of circuits in cards and on phones: 300. What can be hit within 44 px, and the
   * contents of the method that fold: 150. Bars below their figures in cards of half a page: 30, the
   * proof of a record and the leaders in the laps they led: 60. The × of a search field and pairs before a comparison: 30.
   */
  styles: 29_170,
  /** Everything that a chart brings along when it comes into view. */
  chart: 60_000,
};

/** The longest pages, brotli at the level of servers that compress as they send. */
const pageBudgets: ReadonlyArray<[path: string, bytes: number]> = [
  // The season race by race, six drivers' points after each round, four pairs of teammates, records, this day.
  ["/", 15_600],
  // With a tab of title chances: 70 bytes; with one of other rules and the way to its champions: 90; gaps with a sign: 190; bars of points: 400, and where they stand on a phone: 30; the finding as its heading: 70;
  // the menu's own row on tablets: 30.
  // Controls that can be hit within 44 px: 50, here and on the pages of races.
  ["/standings/2025/drivers/overview", 10_950],
  // With another way in the menu: 80 bytes; with a heading above the results and what zeros look like on a phone: 130;
  // more files of what pages share: 100; tabs that fade at both ends: 60; figures in rows of three on phones: 80;
  // what shared cars do to rows and figures, in words: 100.
  // Seasons that divide the rows, and head them on phones: 210.
  ["/driver/max_verstappen/", 14_290],
  // With the stints of the first ten, the outline of the circuit, and the rules of its columns: 350 bytes that left the
  // styles of all pages. Stints are styled by utilities: 500; rows of two lines that say less of nothing: 140;
  // more files of what pages share: 200; where a car started, in words on a phone: 140; who led when: 60; compounds by name in their bars: 90;
  // what is unknown and has no word after it, and teams right after their bars: 60; other names of files: 90;
  // neutralised laps behind the bars, which are parted by lines, and at the axis: 90.
  ["/race/2025/1/race/results", 20_140],
  // Each mini-sector says who was faster than whom: 250. Other names of files: 100.
  ["/race/2025/1/qualifying/team-track-dominance", 19_800],
  // Sentences, the parts of the gaps of podium and teammates in two colours each, places and stops of all cars; positions
  // by lap and the results, of which it tells how the race went: 1,500. Who led when, and the order behind gaps: 270.
  // The outline of the circuit, as on pages of Melbourne: 2,700. Other names of files: 120. The values of
  // a gap's parts at the ends of their bars, and in words: 780.
  // What the columns of places add up to, and what safety cars gave in green and red: 700.
  // Stops and pairs of cars in rows of two lines on phones: 250; no part of such a line over another: 130.
  // The codes of leaders in the bar of laps led, and cards in line with each other: 100; what a stop is compared with: 30.
  // A bar in the team's colour for each pair and each undercut: 370.
  ["/race/2025/2/race/story", 32_600],
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

/** A whole page: on a busy machine one that misses the deadline is streamed with skeletons and weighs 3 KB more. */
async function pageText(path: string): Promise<string> {
  return (await fetch(`${site.url}${path}?complete`)).text();
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
