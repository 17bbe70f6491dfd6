import { firstConstructorsSeason } from "#contract/ids.ts";
import { pageHead, socialPicture } from "./head.ts";
import { datasetJsonLd } from "./json-ld/json-ld.ts";

type StandingsPageFacts = {
  year: number;
  championship: "drivers" | "constructors";
  /** Of this page, with the year. */
  title: string;
  description: string;
  path: string;
};

/** What the tables of either championship count. */
const measures = ["Position", "Points", "Wins", "Podiums", "Pole positions"];

/** The head of a page of a season's standings. */
export function seasonHead(
  siteUrl: string,
  { year, championship, title, description, path }: StandingsPageFacts,
) {
  const overview = {
    name: `${year} Formula 1 standings: ${championship}`,
    path: `/standings/${year}/${championship}/overview`,
  };
  return pageHead(siteUrl, {
    title,
    description,
    path,
    // Of a season without a championship the page says just that.
    noindex: championship === "constructors" && year < firstConstructorsSeason,
    way: path === overview.path ? [overview] : [overview, { name: title, path }],
    about: [
      datasetJsonLd(siteUrl, { name: title, description, path, seasons: { from: year, to: year }, measures }),
    ],
    picture: socialPicture.standings(year, championship),
  });
}
