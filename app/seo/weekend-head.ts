import { sessionNames } from "#contract/sessions.ts";
import { type WeekendRoute, practiceSession, weekendPages } from "#app/reference/weekend-pages.ts";
import { pageHead } from "./head.ts";
import { socialPicture } from "./site.ts";
import { weekendWay } from "./json-ld/json-ld.ts";

type Weekend = { year: string; round: string };

/** What a weekend's routes know: the site's public address, and what the race is called. */
type WeekendContext = { siteUrl: string; grandPrix: string };

/**
 * The head of a weekend's page. The race's name comes from the table of Grand Prix names, so that it needs no answer;
 * a race that the table does not know is "Round {n}" (specification §2).
 */
export function weekendHead(context: WeekendContext, weekend: Weekend, route: WeekendRoute) {
  const page = weekendPages.find(({ to }) => to === route);
  return headOf(context, weekend, {
    title: page?.title ?? "Race weekend",
    about: page?.about ?? "results of all sessions",
    path: route.replace("$year", weekend.year).replace("$round", weekend.round),
  });
}

/** The head of the results of a session that has no other pages, by its code as the address has it: "fp1". */
export function practiceHead(context: WeekendContext, weekend: Weekend, typed: string) {
  const session = practiceSession(typed);
  const name = session === null ? "Practice" : sessionNames[session];
  return headOf(context, weekend, {
    title: `${name} results`,
    about: `every driver's time, gap and laps in ${name.toLowerCase()}`,
    path: `/race/${weekend.year}/${weekend.round}/practice/${typed}`,
  });
}

/** What all these heads share. The event itself is told by `raceEventJsonLd`, beside the weekend's facts. */
function headOf(
  { siteUrl, grandPrix }: WeekendContext,
  weekend: Weekend,
  { title, about, path }: { title: string; about: string; path: string },
) {
  const [year, round] = [Number(weekend.year), Number(weekend.round)];
  const race = { name: `${year} ${grandPrix}`, path: `/race/${year}/${round}/race/results` };
  return pageHead(siteUrl, {
    title: `${race.name}: ${title}`,
    description: `${race.name}, Formula 1 round ${round}: ${about}.`,
    path,
    way: weekendWay(year, race, { name: title, path }),
    picture: socialPicture.race(year, round),
  });
}
