import { teamPath } from "#app/text/page-paths.ts";
import { read, searchParams } from "#app/text/search-params.ts";
import { nameFromId } from "#contract/ids.ts";
import { pageHead } from "./head.ts";
import { socialPicture } from "./site.ts";

/** The pages of a team: path, title after the name, and description. */
const pages = {
  results: {
    path: "",
    title: "race results",
    about: (name: string) =>
      `Every Grand Prix and sprint result of ${name} in Formula 1: drivers, grid, finish, status and points.`,
  },
  drivers: {
    path: "drivers",
    title: "drivers",
    about: (name: string) =>
      `Every driver who raced for ${name} in Formula 1, with Grands Prix, wins, podiums, poles and points.`,
  },
  championship: {
    path: "championship",
    title: "championship seasons",
    about: (name: string) =>
      `The constructors’ championship seasons of ${name} in Formula 1: points, position, wins, podiums and poles.`,
  },
  charts: {
    path: "charts",
    title: "history in charts",
    about: (name: string) =>
      `${name} in Formula 1, season by season in charts: wins, podiums, points, average finish and championship rank.`,
  },
} as const;

/** Their paths below a team's URL; the first is empty. */
export const teamPagePaths: ReadonlyArray<string> = Object.values(pages).map(({ path }) => path);

/**
 * The head of a team's page: title, description and keywords with its name, or
 * generic ones without.
 *
 * @param name from the reference list of teams; null if it does not have the team. The search parameter `team` takes
 *   precedence over the path
 */
export function teamHead(siteUrl: string, page: keyof typeof pages, teamId: string, name: string | null) {
  const { path, title, about } = pages[page];
  const home = teamPath(teamId);
  const shortName = name ?? nameFromId(teamId);
  return pageHead(siteUrl, {
    ...(name === null
      ? {
          title: "Formula 1 teams: results, drivers and championships",
          description: "Results, drivers and championships of every Formula 1 team since 1950.",
        }
      : {
          title: `${name} ${title}`,
          description: about(name),
          keywords: `${name}, ${name} F1, ${name} Formula 1, ${name} ${title}, Formula 1 teams`,
        }),
    path: `${home}${path}`,
    breadcrumbs: [
      { name: "Teams", path: "/teams_overview/" },
      { name: shortName, path: home },
      ...(path === "" ? [] : [{ name: `${shortName} ${title}`, path: `${home}${path}` }]),
    ],
    picture: socialPicture.team(teamId),
  });
}

/** The search parameters of all of a team's pages. */
export const teamParameter = searchParams({
  team: read((value) => (typeof value === "string" ? value : undefined)),
});
