import { is } from "valibot";
import type { HeldTiming } from "#contract/archive.ts";
import { type SessionCode, sessionCode } from "#contract/sessions.ts";
import type { Weekend } from "#contract/weekend.ts";
import type { TimingDocument } from "#contract/timing/session.ts";

type PageEntry = {
  to: string;
  session: SessionCode;
  tab: string;
  /** The timing document without which it has nothing to show; absent for those that show a classification. */
  needs?: TimingDocument;
  title: string;
};

/**
 * The pages of a weekend's race, qualifying, sprint and sprint qualifying, in tab order. What they hold is told by
 * `weekendAbout` (app/seo/weekend-about.ts).
 */
export const weekendPages = [
  {
    to: "/race/$year/$round/race/results",
    session: "R",
    tab: "Results",
    title: "Race results",
  },
  {
    to: "/race/$year/$round/race/story",
    session: "R",
    tab: "Story",
    needs: "story",
    title: "What decided the race",
  },
  {
    to: "/race/$year/$round/race/lap-chart",
    session: "R",
    tab: "Lap chart",
    needs: "laps",
    title: "Lap chart of the race",
  },
  {
    to: "/race/$year/$round/race/laps",
    session: "R",
    tab: "Laps",
    needs: "laps",
    title: "Laps of the race",
  },
  {
    to: "/race/$year/$round/race/pace",
    session: "R",
    tab: "Pace",
    needs: "pace",
    title: "Pace in the race",
  },
  {
    to: "/race/$year/$round/race/stints",
    session: "R",
    tab: "Stints",
    needs: "stints",
    title: "Tyre stints in the race",
  },
  {
    to: "/race/$year/$round/race/teammate-gap",
    session: "R",
    tab: "Teammate gap",
    title: "Teammate gaps in the race",
  },
  {
    to: "/race/$year/$round/race/weekend-progression",
    session: "R",
    tab: "Weekend progression",
    title: "Weekend progression",
  },
  {
    to: "/race/$year/$round/qualifying/results",
    session: "Q",
    tab: "Results",
    title: "Qualifying results",
  },
  {
    to: "/race/$year/$round/qualifying/team-track-dominance",
    session: "Q",
    tab: "Team dominance",
    needs: "dominance",
    title: "Track dominance by team",
  },
  {
    to: "/race/$year/$round/qualifying/driver-track-dominance",
    session: "Q",
    tab: "Driver dominance",
    needs: "dominance",
    title: "Track dominance by driver",
  },
  {
    to: "/race/$year/$round/qualifying/team-ideal-sectors",
    session: "Q",
    tab: "Team sectors",
    needs: "ideal-sectors",
    title: "Ideal sectors by team",
  },
  {
    to: "/race/$year/$round/qualifying/driver-ideal-sectors",
    session: "Q",
    tab: "Driver sectors",
    needs: "ideal-sectors",
    title: "Ideal sectors by driver",
  },
  {
    to: "/race/$year/$round/qualifying/driver-top-speed",
    session: "Q",
    tab: "Top speed",
    needs: "top-speed",
    title: "Top speeds in qualifying",
  },
  {
    to: "/race/$year/$round/qualifying/driver-fastest-lap",
    session: "Q",
    tab: "Fastest lap",
    needs: "fastest-laps",
    title: "Fastest laps in qualifying",
  },
  {
    to: "/race/$year/$round/sprint/",
    session: "S",
    tab: "Overview",
    title: "Sprint",
  },
  {
    to: "/race/$year/$round/sprint/results",
    session: "S",
    tab: "Results",
    title: "Sprint results",
  },
  {
    to: "/race/$year/$round/sprint/story",
    session: "S",
    tab: "Story",
    needs: "story",
    title: "What decided the sprint",
  },
  {
    to: "/race/$year/$round/sprint/lap-chart",
    session: "S",
    tab: "Lap chart",
    needs: "laps",
    title: "Lap chart of the sprint",
  },
  {
    to: "/race/$year/$round/sprint/laps",
    session: "S",
    tab: "Laps",
    needs: "laps",
    title: "Laps of the sprint",
  },
  {
    to: "/race/$year/$round/sprint/pace",
    session: "S",
    tab: "Pace",
    needs: "pace",
    title: "Pace in the sprint",
  },
  {
    to: "/race/$year/$round/sprint/stints",
    session: "S",
    tab: "Stints",
    needs: "stints",
    title: "Tyre stints in the sprint",
  },
  {
    to: "/race/$year/$round/sprint/teammate-gap",
    session: "S",
    tab: "Teammate gap",
    title: "Teammate gaps in the sprint",
  },
  {
    to: "/race/$year/$round/sprint-qualifying/",
    session: "SQ",
    tab: "Overview",
    title: "Sprint qualifying",
  },
  {
    to: "/race/$year/$round/sprint-qualifying/results",
    session: "SQ",
    tab: "Results",
    title: "Sprint qualifying results",
  },
  {
    to: "/race/$year/$round/sprint-qualifying/team-ideal-sectors",
    session: "SQ",
    tab: "Team sectors",
    needs: "ideal-sectors",
    title: "Ideal sectors by team in sprint qualifying",
  },
  {
    to: "/race/$year/$round/sprint-qualifying/driver-ideal-sectors",
    session: "SQ",
    tab: "Driver sectors",
    needs: "ideal-sectors",
    title: "Ideal sectors by driver in sprint qualifying",
  },
  {
    to: "/race/$year/$round/sprint-qualifying/driver-top-speed",
    session: "SQ",
    tab: "Top speed",
    needs: "top-speed",
    title: "Top speeds in sprint qualifying",
  },
  {
    to: "/race/$year/$round/sprint-qualifying/driver-fastest-lap",
    session: "SQ",
    tab: "Fastest lap",
    needs: "fastest-laps",
    title: "Fastest laps in sprint qualifying",
  },
] as const satisfies ReadonlyArray<PageEntry>;

export type WeekendPage = (typeof weekendPages)[number];
/** The route of a page, for example "/race/$year/$round/race/results". */
export type WeekendRoute = WeekendPage["to"];

/** The sessions that have several pages. All others have their results alone, under `practice/`. */
export type PagedSession = WeekendPage["session"];

/** The pages of one session in the order of their tabs. */
export function pagesOf(session: PagedSession): Array<WeekendPage> {
  return weekendPages.filter((page) => page.session === session);
}

/** What the archive has of a weekend, as far as its pages depend on it. */
type HeldOfWeekend = {
  /** The sessions with a classification. */
  classified: ReadonlyArray<SessionCode>;
  pit_stops: boolean;
  timing: ReadonlyArray<Pick<HeldTiming, "session" | "documents">>;
};

/** True for a page that has something to show. The results of a race do before it is run: they say when it will be. */
export function isHeld({ to, session, ...page }: WeekendPage, held: HeldOfWeekend): boolean {
  if (to === "/race/$year/$round/race/results") return true;
  // Without timing, stints are derived from pit stops.
  if (to === "/race/$year/$round/race/stints" && held.pit_stops) return true;
  const needs = "needs" in page ? page.needs : undefined;
  if (needs === undefined) return held.classified.includes(session);
  return held.timing.some((each) => each.session === session && each.documents.includes(needs));
}

/** The pages of one session that have something to show, after the one that it opens with. */
export function heldPagesOf(session: PagedSession, weekend: Weekend): Array<WeekendPage> {
  const classified = weekend.sessions.filter((each) => each.classified).map(({ code }) => code);
  const held = { classified, pit_stops: weekend.pit_stops, timing: weekend.timing };
  return pagesOf(session).filter((page) => page.to === openings[session] || isHeld(page, held));
}

/** The page that each session opens with. */
const openings: Readonly<Record<PagedSession, WeekendRoute>> = {
  R: "/race/$year/$round/race/results",
  Q: "/race/$year/$round/qualifying/results",
  S: "/race/$year/$round/sprint/",
  SQ: "/race/$year/$round/sprint-qualifying/",
};

/** The route of a session that shows the same as another session's page, or the one that it opens with. */
export function routeIn(
  session: PagedSession,
  weekend: Weekend,
  like: WeekendPage | undefined,
): WeekendRoute {
  return heldPagesOf(session, weekend).find(({ tab }) => tab === like?.tab)?.to ?? openings[session];
}

/** True for a session that has several pages. */
export function isPaged(code: SessionCode): code is PagedSession {
  return Object.hasOwn(openings, code);
}

/** The route of a session's classification, with `$year` and `$round` still to be filled in. */
export function resultsRoute(code: SessionCode): string {
  if (!isPaged(code)) return `/race/$year/$round/practice/${practiceParam(code)}`;
  return pagesOf(code).find(({ tab }) => tab === "Results")?.to ?? openings[code];
}

/** A route's address at one weekend. */
export function weekendPath(
  route: string,
  { year, round }: { year: number | string; round: number | string },
): string {
  return route.replace("$year", String(year)).replace("$round", String(round));
}

/** A session that has its results alone, under `practice/`. */
export type SinglePageSession = Exclude<SessionCode, PagedSession>;

/** The session that an address under `practice/` names by its code, in any case; null for any other text. */
export function practiceSession(typed: string): SinglePageSession | null {
  const code = typed.toUpperCase();
  return is(sessionCode, code) && !isPaged(code) ? code : null;
}

/** How such a session stands in an address: `practice/fp1`. */
export function practiceParam(code: SinglePageSession): string {
  return code.toLowerCase();
}
