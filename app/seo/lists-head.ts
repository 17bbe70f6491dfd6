import { pageHead, type PageHead } from "./head.ts";
import { siteName, socialPicture } from "./site.ts";
import { datasetJsonLd, webSiteJsonLd } from "./json-ld/json-ld.ts";
import { firstSeason, lastSeason, nameFromId } from "#contract/ids.ts";

/** The list pages: paths, titles, and the measures in their columns. */
const lists = {
  drivers: {
    path: "/drivers/",
    title: "All Formula 1 drivers since 1950",
    description:
      "Every Formula 1 driver since 1950, most wins first, with nationality, Grands Prix, wins, titles and seasons.",
    measures: ["Nationality", "Grands Prix", "Wins", "Titles", "First season", "Last season"],
  },
  teams: {
    path: "/teams_overview/",
    title: "All Formula 1 teams since 1950",
    description:
      "Every Formula 1 team since 1950, most wins first, with country, Grands Prix, titles, first and last season.",
    measures: ["Country", "Grands Prix", "Wins", "Titles", "First season", "Last season"],
  },
  circuits: {
    path: "/circuits/",
    title: "All Formula 1 circuits by name",
    description:
      "Every circuit that held a Formula 1 Grand Prix since 1950, with its races, length, place and country.",
    measures: ["Grands Prix", "First season", "Last season", "Length"],
  },
  records: {
    path: "/records/",
    title: "Formula 1 records: wins, poles, streaks, youngest and oldest",
    description:
      "Formula 1 records since 1950 by driver, team, nationality and circuit, for any range of seasons, each with the races that prove it.",
    measures: [
      "Wins",
      "Pole positions",
      "Podiums",
      "Fastest laps",
      "Points",
      "Titles",
      "Hat-tricks",
      "Grand slams",
    ],
  },
  odds: {
    path: "/standings/odds/",
    title: "Title chances: the biggest swings of all time",
    description:
      "The races that changed the chances of the Formula 1 drivers’ title most since 1950, and how good the chances were: calibration, and Brier scores by decade.",
    measures: ["Chance of the title before the race", "Chance of the title after the race"],
  },
  ask: {
    path: "/ask/",
    title: "Ask the archive: any question about Formula 1 results",
    description:
      "Most wins from outside the top ten, longest podium streaks, youngest winners: put a question together, and see the races behind each answer.",
    measures: ["Wins", "Podiums", "Pole positions", "Fastest laps", "Streaks", "Places gained"],
  },
  champions: {
    path: "/champions/",
    title: "Which Formula 1 champions change under other rules",
    description:
      "Every Formula 1 title since 1950 under other points, without dropped scores, without sprints or by wins alone: who would have been champion, season by season.",
    measures: ["Champion", "Points"],
  },
  careers: {
    path: "/drivers_overview/",
    title: "Driver statistics: Formula 1 careers in figures",
    description:
      "Wins, podiums, poles, points, titles and average finish of every Formula 1 driver since 1950: sort, search and compare them side by side.",
    measures: [
      "Grands Prix",
      "Wins",
      "Podiums",
      "Pole positions",
      "Points",
      "Titles",
      "Average finish",
      "DNFs",
    ],
  },
} as const;

/** The head of a list page. */
export function listHead(siteUrl: string, list: keyof typeof lists) {
  const { path, title, description, measures } = lists[list];
  const seasons = { from: firstSeason, to: lastSeason };
  return pageHead(siteUrl, {
    title,
    description,
    path,
    breadcrumbs: [{ name: title, path }],
    about: [datasetJsonLd(siteUrl, { name: title, description, path, seasons, measures })],
  });
}

const homeDescription =
  "Formula 1 results, standings and teammate head-to-heads for every driver, team, race and season since 1950.";

/** The head of the front page. */
export function homeHead(siteUrl: string) {
  return pageHead(siteUrl, {
    title: `${siteName}: every driver, team, race and season since 1950`,
    description: homeDescription,
    path: "/",
    about: [webSiteJsonLd(siteUrl, homeDescription)],
  });
}

/** The head of the page of definitions. */
export function methodHead(siteUrl: string) {
  return pageHead(siteUrl, {
    title: "How we count",
    description:
      "How wins, podiums, poles, points, teammate scores and lap times are counted here, each with an example from real Formula 1 races.",
    path: "/method/",
    breadcrumbs: [{ name: "How we count", path: "/method/" }],
  });
}

/** The head of the page about the open data. */
export function openDataHead(siteUrl: string) {
  return pageHead(siteUrl, {
    title: "Formula 1 results as JSON and CSV",
    description:
      "Formula 1 results, standings, qualifying, timing and records since 1950 as JSON and CSV, free to read from any site.",
    path: "/api/",
    breadcrumbs: [
      { name: "Open data", path: "/data/" },
      { name: "JSON and CSV", path: "/api/" },
    ],
  });
}

const home = { name: "Races", path: "/races/" };

/** The head of a races page: the current season's, another one's, or a driver's. */
export function racesHead(
  siteUrl: string,
  search: { year?: number | undefined; driver?: string | undefined },
) {
  const { year, driver } = search;
  if (driver !== undefined) return pageHead(siteUrl, ofDriver(driver));
  if (year !== undefined) return pageHead(siteUrl, ofSeason(siteUrl, year));
  return pageHead(siteUrl, {
    title: "Formula 1 races: schedule and results",
    description:
      "Formula 1 race schedule with session times in your time zone, and the results of every season since 1950.",
    path: home.path,
    breadcrumbs: [home],
  });
}

function ofDriver(driver: string): PageHead {
  const name = nameFromId(driver);
  const here = { name: `Races of ${name}`, path: `/races/?driver=${driver}` };
  return {
    title: here.name,
    description: `Every Grand Prix that ${name} entered, with grid, finish, winner, pole and fastest lap.`,
    path: here.path,
    breadcrumbs: [home, here],
    picture: socialPicture.driver(driver),
  };
}

function ofSeason(siteUrl: string, year: number): PageHead {
  // Any year can be requested, such as 1234: the page says that there is no such season.
  if (year < firstSeason || year > lastSeason) {
    return {
      title: `Races of ${year}`,
      description: `There was no Formula 1 season in ${year}.`,
      path: home.path,
      noindex: true,
    };
  }
  const here = { name: `Formula 1 races of ${year}`, path: `/races/?year=${year}` };
  const description = `Every Formula 1 race of ${year}: date, circuit, winner, pole position and fastest lap.`;
  return {
    title: here.name,
    description,
    path: here.path,
    breadcrumbs: [home, here],
    about: [
      datasetJsonLd(siteUrl, {
        ...here,
        description,
        seasons: { from: year, to: year },
        measures: ["Date", "Circuit", "Winner", "Pole position", "Fastest lap"],
      }),
    ],
    picture: socialPicture.season("standings", year, "drivers"),
  };
}
