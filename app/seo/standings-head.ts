import { firstConstructorsSeason } from "#contract/ids.ts";
import {
  type Championship,
  type StandingsPage,
  standingsPage,
  standingsTitle,
} from "#app/reference/standings-pages.ts";
import { pageHead } from "./head.ts";
import { socialPicture } from "./site.ts";
import { datasetJsonLd } from "./json-ld/json-ld.ts";

type StandingsHead = {
  year: string;
  page: StandingsPage;
  /** The archive's sentence about the season, which replaces the page's description. */
  description?: string | undefined;
  /** The chosen rules of the page of other rules, as their canonical text. */
  rules?: string;
};

/** The head of a standings page. */
export function standingsHead(siteUrl: string, { year, page, description, rules = "most" }: StandingsHead) {
  const about = standingsPage(page)?.about ?? "";
  const championship = page.startsWith("constructors/") ? "constructors" : "drivers";
  return seasonHead(siteUrl, {
    year: Number(year),
    championship,
    picture: pictureOf(page, Number(year), championship, rules),
    title: standingsTitle(year, page),
    description: description ?? `Formula 1 ${year}: ${about}.`,
    path: `/standings/${year}/${page}`,
  });
}

function pictureOf(page: StandingsPage, year: number, championship: Championship, rules: string): string {
  // Of longer rules no picture is kept.
  if (page === "rules") return socialPicture.season(page, year, rules.length > 120 ? "most" : rules);
  return socialPicture.season(page.endsWith("odds") ? "odds" : "standings", year, championship);
}

type SeasonPage = {
  year: number;
  championship: Championship;
  picture: string;
  /** The page's title, with the year. */
  title: string;
  description: string;
  path: string;
};

/** The measures in both championships' tables. */
const measures = ["Position", "Points", "Wins", "Podiums", "Pole positions"];

function seasonHead(siteUrl: string, { year, championship, title, description, path, picture }: SeasonPage) {
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
    breadcrumbs: path === overview.path ? [overview] : [overview, { name: title, path }],
    about: [
      datasetJsonLd(siteUrl, { name: title, description, path, seasons: { from: year, to: year }, measures }),
    ],
    picture,
  });
}
