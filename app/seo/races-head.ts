import { nameFromId } from "#contract/ids.ts";
import { pageHead } from "./head.ts";

/** The head of the page of races: of the current season, of another one, or of a driver. */
export function racesHead(
  siteUrl: string,
  search: { year?: number | undefined; driver?: string | undefined },
) {
  const { year, driver } = search;
  if (driver !== undefined) {
    const name = nameFromId(driver);
    return pageHead(siteUrl, {
      title: `Races of ${name}`,
      description: `Every Grand Prix that ${name} entered, with grid, finish, winner, pole and fastest lap.`,
      path: `/races/?driver=${driver}`,
    });
  }
  return pageHead(siteUrl, {
    title: year === undefined ? "Races: schedule and results" : `Races of ${year}`,
    description:
      year === undefined
        ? "Formula 1 race schedule with session times, and results of every season since 1950."
        : `Every Formula 1 race of ${year}: date, circuit, winner, pole and fastest lap.`,
    path: year === undefined ? "/races/" : `/races/?year=${year}`,
  });
}
