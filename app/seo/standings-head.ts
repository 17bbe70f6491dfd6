import { firstConstructorsSeason } from "#contract/ids.ts";
import { type StandingsPage, standingsPage, standingsTitle } from "#app/reference/standings-pages.ts";
import { pageHead } from "./head.ts";
import { socialPicture } from "./site.ts";
import { datasetJsonLd } from "./json-ld/json-ld.ts";

type StandingsHead = {
  year: string;
  page: StandingsPage;
  /** The archive's sentence about the season, which replaces the page's description. */
  description?: string | undefined;
};

/** The head of a standings page. */
export function standingsHead(siteUrl: string, { year, page, description }: StandingsHead) {
  const about = standingsPage(page)?.about ?? "";
  return seasonHead(siteUrl, {
    year: Number(year),
    championship: page.startsWith("constructors/") ? "constructors" : "drivers",
    title: standingsTitle(year, page),
    description: description ?? `Formula 1 ${year}: ${about}.`,
    path: `/standings/${year}/${page}`,
  });
}

type SeasonPage = {
  year: number;
  championship: "drivers" | "constructors";
  /** The page's title, with the year. */
  title: string;
  description: string;
  path: string;
};

/** The measures in both championships' tables. */
const measures = ["Position", "Points", "Wins", "Podiums", "Pole positions"];

function seasonHead(siteUrl: string, { year, championship, title, description, path }: SeasonPage) {
  const overview = {
    name: `${year} Formula 1 standings: ${championship}`,
    path: `/standings/${year}/${championship}/overview`,
  };
  return pageHead(siteUrl, {
    title,
    description,
    path,
    // The page of a season without a championship only says so.
    noindex: championship === "constructors" && year < firstConstructorsSeason,
    way: path === overview.path ? [overview] : [overview, { name: title, path }],
    about: [
      datasetJsonLd(siteUrl, { name: title, description, path, seasons: { from: year, to: year }, measures }),
    ],
    picture: socialPicture.standings(year, championship),
  });
}
