import { uncapitalised } from "#app/text/format.ts";
import { firstConstructorsSeason } from "#contract/ids.ts";
import { firstLapSeason } from "#contract/timing/session.ts";

/**
 * The children of a season's standings in the order of their tabs: path below the season, tab,
 * title, and what the page holds, as its description says; `begins` where another kind of pages begins.
 */
export const standingsPages = [
  {
    path: "drivers/overview",
    tab: "Overview",
    title: "Drivers’ standings",
    about: "points, wins, podiums, poles and gaps of every driver",
  },
  {
    path: "drivers/graph",
    tab: "Graph",
    title: "Drivers’ points by round",
    about: "every driver’s points after each round",
  },
  {
    path: "drivers/detailedTable",
    tab: "Detailed table",
    title: "Drivers’ results by round",
    about: "every driver’s place in every Grand Prix and sprint",
  },
  {
    path: "drivers/compareStandings",
    tab: "Compare",
    title: "Drivers compared",
    about: "drivers’ points round by round, side by side",
  },
  {
    path: "drivers/pointsDistribution",
    tab: "Points",
    title: "Points distribution",
    about: "how the points are shared among drivers and teams",
    begins: true,
  },
  {
    path: "drivers/qualifyingChampionship",
    tab: "Qualifying",
    title: "Qualifying championship",
    about: "the table if qualifying gave the points",
  },
  {
    path: "drivers/teammateHeadToHeadQualifying",
    tab: "Teammates",
    title: "Teammates in qualifying",
    about: "who of two teammates qualified ahead, and how often",
  },
  {
    path: "drivers/teammateQualifyingGap",
    tab: "Teammate gaps",
    title: "Qualifying gaps between teammates",
    about: "median and mean gaps between teammates in qualifying",
  },
  {
    path: "drivers/placesGained",
    tab: "Places gained",
    title: "Places gained",
    about: "first laps, overtakes, pit stops and safety cars by driver, from every lap",
    from: firstLapSeason,
  },
  {
    path: "drivers/odds",
    tab: "Title chances",
    title: "Drivers’ title chances",
    about: "every driver’s chance of the title after each round, and the round that decided it",
    begins: true,
  },
  {
    path: "rules",
    tab: "Other rules",
    title: "Standings under other rules",
    about: "both championships under any other season’s points and rules, or your own",
  },
  {
    path: "constructors/overview",
    tab: "Overview",
    title: "Constructors’ standings",
    about: "points, wins, podiums, poles and gaps of every constructor",
  },
  {
    path: "constructors/graph",
    tab: "Graph",
    title: "Constructors’ points by round",
    about: "every constructor’s points after each round",
  },
  {
    path: "constructors/detailedTable",
    tab: "Detailed table",
    title: "Constructors’ results by round",
    about: "every constructor’s points in every round",
  },
  {
    path: "constructors/compareStandings",
    tab: "Compare",
    title: "Constructors compared",
    about: "constructors’ points round by round, side by side",
  },
  {
    path: "constructors/odds",
    tab: "Title chances",
    title: "Constructors’ title chances",
    about: "every constructor’s chance of the title after each round, and the round that decided it",
    from: firstConstructorsSeason,
    begins: true,
  },
] as const;

/** The path of a standings page below its season, for example "drivers/graph". */
export type StandingsPage = (typeof standingsPages)[number]["path"];

/** Which of the two championships. */
export type Championship = "drivers" | "constructors";

/** The standings page with some path; null where there is none. */
export function standingsPage(path: string) {
  return standingsPages.find((page) => page.path === path) ?? null;
}

/** The pages of one championship that a season may have, in the order of their tabs; last come those of both. */
export function pagesOf(championship: Championship, year: number) {
  const held = standingsPages.filter((page) => !("from" in page) || year >= page.from);
  return [
    ...held.filter(({ path }) => path.startsWith(`${championship}/`)),
    ...held.filter(({ path }) => !path.includes("/")),
  ];
}

/** The same page of a championship, or its overview where it has none like it. */
export function pageIn(championship: Championship, path: string) {
  const [, name = ""] = path.split("/");
  return standingsPage(`${championship}/${name}`)?.path ?? (`${championship}/overview` as const);
}

/** The title of a standings page: "2025 drivers’ standings". */
export function standingsTitle(year: string, path: string): string {
  return `${year} ${uncapitalised(standingsPage(path)?.title ?? "Standings")}`;
}
