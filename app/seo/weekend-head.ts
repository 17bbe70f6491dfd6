import { is, object, string } from "valibot";
import { raceResultsPath } from "#app/text/page-paths.ts";
import { sessionNames } from "#contract/sessions.ts";
import {
  type WeekendRoute,
  practiceSession,
  weekendPages,
  weekendPath,
} from "#app/reference/weekend-pages.ts";
import { pageHead } from "./head.ts";
import { socialPicture } from "./site.ts";
import { weekendBreadcrumbs } from "./json-ld/json-ld.ts";

type Weekend = { year: string; round: string };

/** The route context of a weekend's pages: the site's public origin, and the race's name. */
type WeekendContext = { siteUrl: string; grandPrix: string };

/** What a route's `head` is given, as far as a weekend's page needs it. */
type HeadContext = {
  match: { context: WeekendContext };
  matches: ReadonlyArray<{ routeId: string; loaderData?: unknown }>;
  params: Weekend;
};

/**
 * The head of a weekend's page. The race's name comes from the table of Grand Prix names, so no data is needed; an
 * unknown race is "Round {n}". What the page has is told by the loader of the weekend (`weekendAbout`), on the server.
 */
export function weekendHead(route: WeekendRoute) {
  return ({ match, matches, params }: HeadContext) => {
    const title = weekendPages.find(({ to }) => to === route)?.title ?? "Race weekend";
    const path = weekendPath(route, params);
    const data = matches.find(({ routeId }) => routeId === "/race/$year/$round")?.loaderData;
    const about = is(described, data) && data.pathname === path ? data.about : title;
    return headOf(match.context, params, { title, about, path });
  };
}

const described = object({ pathname: string(), about: string() });

/** The head of the results of a session without other pages, by its code in the URL: "fp1". */
export function practiceHead(context: WeekendContext, weekend: Weekend, typed: string) {
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
  weekend: Weekend,
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
