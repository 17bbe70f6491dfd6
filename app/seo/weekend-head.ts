import type { QueryClient } from "@tanstack/react-query";
import { valueOf } from "#app/data/api-query.ts";
import { raceOf } from "#app/data/require-weekend.ts";
import { weekendQuery } from "#app/data/weekend.queries.ts";
import { raceResultsPath } from "#app/text/page-paths.ts";
import { sessionNames } from "#contract/sessions.ts";
import type { Weekend } from "#contract/weekend.ts";
import {
  heldPagesOf,
  type WeekendPage,
  type WeekendRoute,
  practiceSession,
  weekendPages,
  weekendPath,
} from "#app/reference/weekend-pages.ts";
import { pageHead } from "./head.ts";
import { socialPicture } from "./site.ts";
import { weekendBreadcrumbs } from "./json-ld/json-ld.ts";

type WeekendParams = { year: string; round: string };

/** The route context of a weekend's pages: the site's public origin, and the race's name. */
type WeekendContext = { siteUrl: string; grandPrix: string };

/**
 * The head of a weekend's page. The race's name comes from the table of Grand Prix names, so no data is needed; an
 * unknown race is "Round {n}". Once the weekend is known, its description promises nothing that is not held.
 */
export function weekendHead(
  context: WeekendContext & { queryClient: Pick<QueryClient, "getQueryData"> },
  params: WeekendParams,
  route: WeekendRoute,
) {
  const page = weekendPages.find(({ to }) => to === route);
  const facts = context.queryClient.getQueryData(weekendQuery(raceOf(params)).queryKey);
  const weekend = facts === undefined ? null : valueOf(facts);
  return headOf(context, params, {
    title: page?.title ?? "Race weekend",
    about: page === undefined ? "results of all sessions" : aboutOf(page, weekend),
    path: weekendPath(route, params),
  });
}

/** What the page of a weekend has. @param weekend null while it is not known */
function aboutOf(page: WeekendPage, weekend: Weekend | null): string {
  if (weekend === null) return page.about;
  const { session, tab } = page;
  if (!heldPagesOf(session, weekend).includes(page)) {
    const isClassified = weekend.sessions.some(({ code, classified }) => code === session && classified);
    const [results, shown] = [`${sessionNames[session].toLowerCase()} results`, tab.toLowerCase()];
    return isClassified
      ? `${results} only, no timing data for the ${shown}`
      : `no ${results} or timing data for the ${shown} yet`;
  }
  const hasGaps = weekend.timing.some(
    (each) => each.session === session && each.documents.includes("teammate-gap"),
  );
  return "untimed" in page && !hasGaps ? page.untimed : page.about;
}

/** The head of the results of a session without other pages, by its code in the URL: "fp1". */
export function practiceHead(context: WeekendContext, weekend: WeekendParams, typed: string) {
  const session = practiceSession(typed);
  const name = session === null ? "Practice" : sessionNames[session];
  return headOf(context, weekend, {
    title: `${name} results`,
    about: `every driver’s time, gap and laps in ${name.toLowerCase()}`,
    path: `/race/${weekend.year}/${weekend.round}/practice/${typed}`,
  });
}

/** Common to all these heads. The event itself is described by `raceEventJsonLd`, beside the weekend's data. */
function headOf(
  { siteUrl, grandPrix }: WeekendContext,
  weekend: WeekendParams,
  { title, about, path }: { title: string; about: string; path: string },
) {
  const [year, round] = [Number(weekend.year), Number(weekend.round)];
  const race = { name: `${year} ${grandPrix}`, path: raceResultsPath(year, round) };
  return pageHead(siteUrl, {
    title: `${race.name}: ${title}`,
    description: `${race.name}, Formula 1 round ${round}: ${about}.`,
    path,
    breadcrumbs: weekendBreadcrumbs(year, race, { name: title, path }),
    picture: socialPicture.race(year, round),
  });
}
