import { driverPath } from "#app/text/page-paths.ts";
import { nameFromId } from "#contract/ids.ts";
import { pageHead } from "./head.ts";
import { socialPicture } from "./site.ts";

/** The pages of a driver: path, title after the name, and description. */
const pages = {
  results: {
    path: "",
    title: "race results",
    about: (name: string) =>
      `Every Grand Prix and sprint result of ${name} in Formula 1: grid, finish, status and points, race by race.`,
  },
  championship: {
    path: "championship",
    title: "championship seasons",
    about: (name: string) =>
      `The Formula 1 seasons of ${name}: team, points, average finish, wins, podiums, poles and championship rank.`,
  },
  charts: {
    path: "charts",
    title: "career in charts",
    about: (name: string) =>
      `The Formula 1 career of ${name} in charts: points, wins, podiums and finishes, season by season and race by race.`,
  },
  qualifying: {
    path: "qualifying",
    title: "qualifying results",
    about: (name: string) =>
      `Every Formula 1 qualifying result of ${name}, and the score and gaps against each teammate in qualifying.`,
  },
  race_teammate: {
    path: "race_teammate",
    title: "against teammates",
    about: (name: string) =>
      `${name} against every Formula 1 teammate: races ahead and points, by season, by circuit and overall.`,
  },
} as const;

/** Their paths below a driver's URL; the first is empty. */
export const driverPagePaths: ReadonlyArray<string> = Object.values(pages).map(({ path }) => path);

/** The head of a driver's page; the name is derived from the id, so no data is needed. */
export function driverHead(siteUrl: string, page: keyof typeof pages, driverId: string) {
  const name = nameFromId(driverId);
  const { path, title, about } = pages[page];
  const home = driverPath(driverId);
  const here = { name: `${name} ${title}`, path: `${home}${path}` };
  return pageHead(siteUrl, {
    title: here.name,
    description: about(name),
    path: here.path,
    breadcrumbs: [
      { name: "Drivers", path: "/drivers_overview/" },
      { name, path: home },
      ...(path === "" ? [] : [here]),
    ],
    picture: socialPicture.driver(driverId),
  });
}
