import { firstSeason, lastSeason, nameFromId } from "#contract/ids.ts";
import { type PageHead, pageHead } from "./head.ts";
import { socialPicture } from "./site.ts";
import { datasetJsonLd } from "./json-ld/json-ld.ts";

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
    way: [home],
  });
}

function ofDriver(driver: string): PageHead {
  const name = nameFromId(driver);
  const here = { name: `Races of ${name}`, path: `/races/?driver=${driver}` };
  return {
    title: here.name,
    description: `Every Grand Prix that ${name} entered, with grid, finish, winner, pole and fastest lap.`,
    path: here.path,
    way: [home, here],
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
    way: [home, here],
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
