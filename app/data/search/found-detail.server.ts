import type { CircuitRace } from "#contract/circuits.ts";
import { endpoints } from "#contract/endpoints.ts";
import { driverCareerSeasons, type NamedTeam, teamCareerSeasons } from "#contract/teams.ts";
import { type RaceClassification, raceClassification, type RaceLine } from "#contract/weekend.ts";
import { formatLapTime } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";
import { within } from "#app/platform/deadline.ts";
import {
  heldPagesOf,
  type PagedSession,
  type WeekendPage,
  weekendPath,
} from "#app/reference/weekend-pages.ts";
import { driverPath, teamPath } from "#app/text/page-paths.ts";
import { simplifiedOutline } from "../circuit-outline.ts";
import { readOutline } from "../circuit-outlines.server.ts";
import { ApiError, apiFind, apiGet } from "../upstream.server.ts";
import type { Found } from "./findable.ts";
import type { RelatedLink } from "./related.server.ts";

/** The shape of a circuit as it is now: alternating x and y in metres, and which of its layouts that is. */
type Outline = { points: Array<number>; layout_id: string };

/** A race at a circuit, as a list of them shows it. */
export type RaceHere = Pick<CircuitRace, "year" | "round" | "race_name" | "winner">;

/** What the page of a find begins with. */
export type FoundDetail =
  | {
      of: "race";
      year: number;
      round: number;
      podium: Array<
        Pick<
          RaceLine,
          "driver_id" | "driver_name" | "driver_code" | "team_id" | "team_name" | "time" | "gap" | "gap_laps"
        > & { position: number }
      >;
      /** What its podium does not say. */
      figures: Array<[value: string, label: string]>;
      circuit: { id: string; name: string };
      outline: Outline | null;
      /** True where the race was held on another layout than the outline shows. */
      isOtherLayout: boolean;
      /** The races at the same circuit before and after it; fewer where there are none. */
      around: Array<RaceHere>;
      pages: Array<RelatedLink>;
    }
  | { of: "circuit"; outline: Outline | null; last: Array<RaceHere> }
  | {
      of: "driver" | "team";
      id: string;
      path: string;
      won: { wins: number; titles: number } | null;
      /** Oldest first. */
      seasons: Array<{
        year: number;
        wins: number;
        points: number | null;
        rank: number | null;
        teams: Array<NamedTeam>;
      }>;
    }
  | {
      of: "season";
      year: number;
      first: Array<{
        id: string;
        name: string;
        team_id: string | null;
        position: number | null;
        points: number;
      }>;
    };

/** How long a reader waits for it at most, in milliseconds. */
const detailMs = 1000;

/** The most past races of a circuit, and places of a championship, that are shown. */
const mostRaces = 6;
const mostPlaces = 6;

/** How far, in metres, a small outline may be off. */
const tolerance = 8;

/** More of what was found first; null where it cannot be had. */
export async function detailOf({ kind, path }: Found): Promise<FoundDetail | null> {
  const [, , id = "", round = ""] = path.split("/");
  const asked: Readonly<Record<Found["kind"], () => Promise<FoundDetail | null>>> = {
    Race: () => ofRace(Number(id), Number(round)),
    Circuit: () => ofCircuit(id),
    Driver: () => ofDriver(id),
    Team: () => ofTeam(id),
    Season: () => ofSeason(Number(id)),
  };
  return within(detailMs, asked[kind]()).catch(noneKnown);
}

function noneKnown(error: unknown): null {
  if (error instanceof ApiError) return null;
  throw error;
}

async function ofRace(year: number, round: number): Promise<FoundDetail | null> {
  const [weekend, classified] = await Promise.all([
    apiFind(endpoints.weekend, year, round),
    apiFind({ ...endpoints.classification, answer: raceClassification }, year, round, "R"),
  ]);
  if (weekend === null) return null;
  const { circuit_id, layout_id } = weekend;
  const [profiles, outline] = await Promise.all([
    apiGet(endpoints.circuitProfile, circuit_id).catch(noneKnown),
    outlineOf(circuit_id),
  ]);
  const profile = profiles?.[0];
  const here = profile?.races.find((race) => race.year === year && race.round === round);
  const pages = (session: PagedSession) => heldPagesOf(session, weekend);
  const first = (["Q", "S", "SQ"] as const).flatMap((session) => pages(session).slice(0, 1));
  const held = new Set(weekend.sessions.map(({ code }) => code));
  return {
    of: "race",
    year,
    round,
    podium: (classified?.lines ?? []).flatMap((line) =>
      line.position === null || line.position > 3
        ? []
        : [
            {
              position: line.position,
              driver_id: line.driver_id,
              driver_name: line.driver_name,
              driver_code: line.driver_code,
              team_id: line.team_id,
              team_name: line.team_name,
              time: line.time,
              gap: line.gap,
              gap_laps: line.gap_laps,
            },
          ],
    ),
    figures: classified === null ? [] : raceFigures(classified, here?.pole?.driver_name),
    circuit: { id: circuit_id, name: profile?.circuit_name ?? weekend.circuit_name },
    outline,
    isOtherLayout: outline !== null && outline.layout_id !== layout_id,
    around: racesAround(profile?.races ?? [], { year, round }),
    pages: [...pages("R"), ...first.filter(({ session }) => held.has(session))].map((page) =>
      pageLink(page, year, round),
    ),
  };
}

/**
 * What a podium leaves open: who was on pole, the fastest lap and whose it was, laps, and points other than a season's
 * usual ones, or else how many cars were classified; none before the race.
 */
export function raceFigures(
  { lines, points_factor }: Pick<RaceClassification, "lines" | "points_factor">,
  pole?: string,
): Array<[value: string, label: string]> {
  const first = lines.find(({ position }) => position === 1);
  if (first === undefined) return [];
  const fastest = lines.filter(({ has_fastest_lap }) => has_fastest_lap);
  const names = [...new Set(fastest.map(({ driver_name }) => lastName(driver_name)))];
  const lapTime = fastest[0]?.fastest_lap ?? null;
  // A car that was shared has a line for each of its drivers.
  const classified = new Set(lines.flatMap(({ position, number }) => (position === null ? [] : [number])))
    .size;
  const figures: Array<[value: string, label: string] | null> = [
    pole === undefined ? null : [lastName(pole), "pole position"],
    lapTime === null
      ? null
      : [
          formatLapTime(lapTime),
          `fastest lap, ${names.length === 1 ? names.join() : `${names.length} drivers`}`,
        ],
    first.laps === null ? null : [String(first.laps), first.laps === 1 ? "lap" : "laps"],
    points_factor === 1
      ? [String(classified), "classified"]
      : [points_factor < 1 ? "Half" : "Double", "points"],
  ];
  return figures.filter((figure) => figure !== null);
}

function pageLink({ to, title }: WeekendPage, year: number, round: number): RelatedLink {
  return {
    name: title,
    detail: "",
    path: weekendPath(to, { year, round }),
  };
}

/** The races at a circuit before and after one of them. @param races newest first */
export function racesAround(
  races: ReadonlyArray<RaceHere>,
  { year, round }: Pick<RaceHere, "year" | "round">,
): Array<RaceHere> {
  const at = races.findIndex((race) => race.year === year && race.round === round);
  return at === -1 ? [] : [races[at + 1], races[at - 1]].flatMap((race) => (race ? [shortRace(race)] : []));
}

function shortRace({ year, round, race_name, winner }: RaceHere): RaceHere {
  return { year, round, race_name, winner };
}

async function outlineOf(circuitId: string): Promise<Outline | null> {
  const outline = await readOutline(circuitId).catch(() => null);
  return outline === null
    ? null
    : { points: simplifiedOutline(outline.points, tolerance), layout_id: outline.layout_id };
}

async function ofCircuit(id: string): Promise<FoundDetail | null> {
  const [[profile], outline] = await Promise.all([apiGet(endpoints.circuitProfile, id), outlineOf(id)]);
  if (profile === undefined) return null;
  const held = profile.races.filter(({ winner }) => winner !== null);
  return {
    of: "circuit",
    outline,
    last: held.slice(0, mostRaces).map(shortRace),
  };
}

async function ofDriver(id: string): Promise<FoundDetail | null> {
  const [rows, careers] = await Promise.all([
    apiGet(endpoints.driverChampionship, id),
    apiGet(endpoints.driverCareers),
  ]);
  const seasons = driverCareerSeasons(rows);
  const career = careers.find(({ driver_id }) => driver_id === id);
  return seasons.length === 0
    ? null
    : { of: "driver", id, path: driverPath(id), won: wonOf(career), seasons };
}

async function ofTeam(id: string): Promise<FoundDetail | null> {
  const [rows, teams] = await Promise.all([apiGet(endpoints.teamChampionship, id), apiGet(endpoints.teams)]);
  const seasons = teamCareerSeasons(rows);
  const team = teams.find(({ team_id }) => team_id === id);
  return seasons.length === 0 ? null : { of: "team", id, path: teamPath(id), won: wonOf(team), seasons };
}

function wonOf(row: { wins: number; titles: number } | undefined) {
  return row === undefined ? null : { wins: row.wins, titles: row.titles };
}

async function ofSeason(year: number): Promise<FoundDetail | null> {
  const { standings } = await apiGet(endpoints.driverOverview, year);
  if (standings.length === 0) return null;
  return {
    of: "season",
    year,
    first: standings.slice(0, mostPlaces).map(({ driver_id, driver_name, team_id, position, points }) => ({
      id: driver_id,
      name: driver_name,
      team_id,
      position,
      points,
    })),
  };
}
