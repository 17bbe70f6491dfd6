import { createServerFn } from "@tanstack/react-start";
import type { CalendarRow } from "#contract/calendar.ts";
import { endpoints } from "#contract/endpoints.ts";
import { allTime, type AllTime } from "./all-time.ts";
import { presentDay } from "./clock.server.ts";
import { readOutline } from "./circuit-outlines.server.ts";
import { seasonSoFar } from "./season-so-far.ts";
import { apiGet, currentSeason } from "./upstream.server.ts";

/** How many rows of a table the front page shows. */
const topCount = 8;

/** The top of the current drivers' championship. */
export const fetchTopDrivers = createServerFn({ method: "GET" }).handler(async () => {
  const overview = await apiGet(endpoints.driverOverview, await currentSeason());
  return { ...overview, standings: overview.standings.slice(0, topCount) };
});

/** The top of the current constructors' championship. */
export const fetchTopConstructors = createServerFn({ method: "GET" }).handler(async () => {
  const overview = await apiGet(endpoints.constructorOverview, await currentSeason());
  return { ...overview, standings: overview.standings.slice(0, topCount) };
});

/** The current season, race by race. */
export const fetchSeasonSoFar = createServerFn({ method: "GET" }).handler(async () => {
  const year = await currentSeason();
  const [overview, calendar, points, teammates, odds] = await Promise.all([
    apiGet(endpoints.driverOverview, year),
    apiGet(endpoints.calendar, year),
    apiGet(endpoints.driverPoints, year),
    apiGet(endpoints.qualifyingTeammates, year),
    apiGet(endpoints.driverOdds, year),
  ]);
  return seasonSoFar({ overview, calendar, points, teammates, odds });
});

/** The weekend of the next race: its circuit and sessions, and last year's winner and pole there. */
export type NextWeekend = {
  year: number;
  round: number;
  rounds: number;
  circuit_id: string;
  circuit_name: string;
  sessions: CalendarRow["sessions"];
  /** Alternating x and y in metres; null if there is no outline of the circuit. */
  outline: Array<number> | null;
  /** Null if there was no race at this circuit the year before. */
  before: Pick<CalendarRow, "year" | "round" | "winner" | "pole"> | null;
};

/** The weekend of the next race; null after the season's last. */
export const fetchNextWeekend = createServerFn({ method: "GET" }).handler(
  async (): Promise<NextWeekend | null> => {
    const [next] = await apiGet(endpoints.nextRace);
    if (next === undefined) return null;
    const [calendar, yearBefore] = await Promise.all([
      apiGet(endpoints.calendar, next.year),
      apiGet(endpoints.calendar, next.year - 1),
    ]);
    const race = calendar.find(({ round }) => round === next.round);
    if (race === undefined) return null;
    const { circuit_id, circuit_name, sessions } = race;
    const before = yearBefore.find((each) => each.circuit_id === circuit_id);
    const outline = await readOutline(circuit_id).catch(() => null);
    return {
      year: next.year,
      round: next.round,
      rounds: calendar.length,
      circuit_id,
      circuit_name,
      sessions,
      outline: outline?.points ?? null,
      before:
        before === undefined
          ? null
          : { year: before.year, round: before.round, winner: before.winner, pole: before.pole },
    };
  },
);

/** The top holders of the main records, and past races on this day. */
export const fetchAllTime = createServerFn({ method: "GET" }).handler(async (): Promise<AllTime> => {
  const [drivers, teams, races, [last]] = await Promise.all([
    apiGet(endpoints.recordDrivers),
    apiGet(endpoints.recordTeams),
    apiGet(endpoints.recordRaces),
    apiGet(endpoints.lastRace),
  ]);
  const podium = (last?.podium ?? []).map(({ driver_id }) => driver_id);
  return allTime({ drivers, teams, races }, presentDay(), podium);
});
