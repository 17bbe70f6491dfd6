import type { HeldRace, HeldTiming } from "#contract/held.ts";
import type { TimingDocument } from "#contract/timing/session.ts";
import {
  isPaged,
  practiceParam,
  type WeekendPage,
  weekendPages,
  type WeekendRoute,
} from "#app/features/weekend/weekend-pages.ts";
import type { SitemapEntry } from "./sitemap-xml.ts";

/** The timing that a page draws; a page that is not here shows something of the classification alone. */
const drawnFrom: Partial<Record<WeekendRoute, TimingDocument>> = {
  "/race/$year/$round/race/stints": "stints",
  "/race/$year/$round/qualifying/team-track-dominance": "dominance",
  "/race/$year/$round/qualifying/driver-track-dominance": "dominance",
  "/race/$year/$round/qualifying/team-ideal-sectors": "ideal-sectors",
  "/race/$year/$round/qualifying/driver-ideal-sectors": "ideal-sectors",
  "/race/$year/$round/qualifying/driver-top-speed": "top-speed",
  "/race/$year/$round/qualifying/driver-fastest-lap": "fastest-laps",
  "/race/$year/$round/sprint/stints": "stints",
  "/race/$year/$round/sprint-qualifying/team-ideal-sectors": "ideal-sectors",
  "/race/$year/$round/sprint-qualifying/driver-ideal-sectors": "ideal-sectors",
  "/race/$year/$round/sprint-qualifying/driver-top-speed": "top-speed",
  "/race/$year/$round/sprint-qualifying/driver-fastest-lap": "fastest-laps",
};

/**
 * The pages of all race weekends that have something to show: every race's results, which say when it is before it is
 * run, and the others where the archive holds what they are made of.
 */
export function weekendEntries(
  races: ReadonlyArray<HeldRace>,
  timing: ReadonlyArray<HeldTiming>,
): Array<SitemapEntry> {
  const timings = Map.groupBy(timing, ({ year, round }) => `${year} ${round}`);
  return races.flatMap((race) => {
    const held = timings.get(`${race.year} ${race.round}`) ?? [];
    const pages = weekendPages.filter((page) => isHeld(page, race, held)).map(({ to }) => to);
    const single = race.classified.flatMap((code) =>
      isPaged(code) ? [] : [`/race/$year/$round/practice/${practiceParam(code)}`],
    );
    return [...pages, ...single].map((to) => ({
      path: to.replace("$year", String(race.year)).replace("$round", String(race.round)),
      changed: race.run ? race.date_utc : null,
    }));
  });
}

function isHeld({ to, session }: WeekendPage, race: HeldRace, timing: ReadonlyArray<HeldTiming>): boolean {
  if (to === "/race/$year/$round/race/results") return true;
  // Without timing, pit stops tell of the stints of a race.
  if (to === "/race/$year/$round/race/stints" && race.pit_stops) return true;
  const drawn = drawnFrom[to];
  if (drawn === undefined) return race.classified.includes(session);
  return timing.some((each) => each.session === session && each.documents.includes(drawn));
}
