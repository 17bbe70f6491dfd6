import { isId } from "#contract/ids.ts";
import { teamName } from "#contract/teams.ts";
import { pageHead } from "./head.ts";

/** The pages of a team and the paths under its address. */
const pages = {
  results: { path: "", title: "results", about: "Every race and sprint result" },
  drivers: { path: "drivers", title: "drivers", about: "Every driver who raced for the team" },
  championship: { path: "championship", title: "championships", about: "Every championship season" },
  charts: { path: "charts", title: "charts", about: "Wins, podiums and points by season" },
} as const;

/**
 * The head of a team's page (specification §2 "Team metadata"): title, description and keywords by the local
 * team list, generic ones for a team it does not know. A search parameter `team` that names a team of the list
 * speaks for the page instead of its address.
 */
export function teamHead(
  siteUrl: string,
  page: keyof typeof pages,
  teamId: string,
  search: { team?: string | undefined },
) {
  const named = search.team !== undefined && isId(search.team) ? teamName(search.team) : null;
  const name = named ?? teamName(teamId);
  const { path, title, about } = pages[page];
  return pageHead(siteUrl, {
    ...(name === null
      ? {
          title: "Formula 1 teams: results, drivers and championships",
          description: "Results, drivers and championships of every Formula 1 team since 1950.",
        }
      : {
          title: `${name} ${title}`,
          description: `${about} of ${name} in Formula 1 since 1950.`,
          keywords: `${name}, ${name} F1, ${name} Formula 1, ${name} ${title}, Formula 1 teams`,
        }),
    path: `/teams/${teamId}/${path}`,
  });
}

/** The `team` parameter of a team page's address; anything but one text is dropped. */
export function teamParameter(search: Record<string, unknown>): { team?: string } {
  return typeof search.team === "string" ? { team: search.team } : {};
}
