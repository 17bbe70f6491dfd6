import {
  heldPagesOf,
  type WeekendPage,
  type WeekendRoute,
  weekendPages,
} from "#app/reference/weekend-pages.ts";
import { sessionNames } from "#contract/sessions.ts";
import { isClassified, type Weekend } from "#contract/weekend.ts";

/**
 * What a page of a weekend has, as its description and links to it say; null for a route that is none of these pages.
 *
 * @param route the route's id
 * @param weekend null while it is not known what of it is held
 */
export function weekendAbout(route: string, weekend: Weekend | null): string | null {
  const page = weekendPages.find(({ to }) => to === route);
  if (page === undefined) return null;
  return (weekend === null ? null : aboutUntimed(page, weekend)) ?? abouts[page.to];
}

/** What a page has of a weekend whose timing it lacks; null for one that has what its description promises. */
function aboutUntimed(page: WeekendPage, weekend: Weekend): string | null {
  const { session, tab } = page;
  if (heldPagesOf(session, weekend).includes(page)) {
    const hasGaps = weekend.timing.some(
      (each) => each.session === session && each.documents.includes("teammate-gap"),
    );
    return tab === "Teammate gap" && !hasGaps ? gapsAtTheFlag[session] : null;
  }
  const [results, shown] = [`${sessionNames[session].toLowerCase()} results`, tab.toLowerCase()];
  return isClassified(weekend, session)
    ? `${results} only, no timing data for the ${shown}`
    : `no ${results} or timing data for the ${shown} yet`;
}

const gapsAtTheFlag = {
  R: "how far apart teammates finished",
  S: "how far apart teammates finished the sprint",
  Q: null,
  SQ: null,
} as const;

/** What each page has where everything is held. */
const abouts: Readonly<Record<WeekendRoute, string>> = {
  "/race/$year/$round/race/results": "the whole classification with grid, gaps, points and fastest laps",
  "/race/$year/$round/race/story":
    "where the gaps of the race were made: first lap, pace, tyres, stops, safety cars and penalties",
  "/race/$year/$round/race/lap-chart":
    "every car lap by lap in the race: positions, race trace and gaps to the leader",
  "/race/$year/$round/race/laps": "every lap of every car in the race, with tyres, stops and gaps",
  "/race/$year/$round/race/pace":
    "how fast every car was over comparable laps of the race, and what its tyres cost",
  "/race/$year/$round/race/stints": "every driver’s stints and pit stops, lap by lap",
  "/race/$year/$round/race/teammate-gap":
    "how far apart teammates were, lap by lap, and who had the better pace",
  "/race/$year/$round/race/weekend-progression": "every driver’s place in each session, up to the finish",
  "/race/$year/$round/qualifying/results": "every driver’s times and gaps, by run or by segment",
  "/race/$year/$round/qualifying/team-track-dominance": "which team was fastest in each part of the lap",
  "/race/$year/$round/qualifying/driver-track-dominance": "which driver was fastest in each part of the lap",
  "/race/$year/$round/qualifying/team-ideal-sectors":
    "each team’s best sectors added up, against its best lap",
  "/race/$year/$round/qualifying/driver-ideal-sectors":
    "each driver’s best sectors added up, against the best lap",
  "/race/$year/$round/qualifying/driver-top-speed":
    "each driver’s highest speeds at the speed trap and the intermediates",
  "/race/$year/$round/qualifying/driver-fastest-lap":
    "each driver’s best lap with sectors and tyre, and its speed over the distance",
  "/race/$year/$round/sprint/": "the first three and the key figures of the sprint",
  "/race/$year/$round/sprint/results": "the whole classification of the sprint with grid, gaps and points",
  "/race/$year/$round/sprint/story":
    "where the gaps of the sprint were made: first lap, pace, tyres, stops, safety cars and penalties",
  "/race/$year/$round/sprint/lap-chart":
    "every car lap by lap in the sprint: positions, race trace and gaps to the leader",
  "/race/$year/$round/sprint/laps": "every lap of every car in the sprint, with tyres, stops and gaps",
  "/race/$year/$round/sprint/pace":
    "how fast every car was over comparable laps of the sprint, and what its tyres cost",
  "/race/$year/$round/sprint/stints": "every driver’s stints and pit stops in the sprint, lap by lap",
  "/race/$year/$round/sprint/teammate-gap": "how far apart teammates were in the sprint, lap by lap",
  "/race/$year/$round/sprint-qualifying/":
    "the front of the sprint’s grid and the key figures of sprint qualifying",
  "/race/$year/$round/sprint-qualifying/results":
    "every driver’s times by segment, gaps, and who was eliminated where, in sprint qualifying",
  "/race/$year/$round/sprint-qualifying/team-ideal-sectors":
    "each team’s best sectors added up, against its best lap, in sprint qualifying",
  "/race/$year/$round/sprint-qualifying/driver-ideal-sectors":
    "each driver’s best sectors added up, against the best lap, in sprint qualifying",
  "/race/$year/$round/sprint-qualifying/driver-top-speed":
    "each driver’s highest speeds at the speed trap and the intermediates, in sprint qualifying",
  "/race/$year/$round/sprint-qualifying/driver-fastest-lap":
    "each driver’s best lap with sectors and tyre, and its speed over the distance, in sprint qualifying",
};
