import { createServerFn } from "@tanstack/react-start";
import { array, maxLength, object, picklist, pipe, tuple } from "valibot";
import type { CareerFigures, TeamSeasonRow } from "#contract/careers.ts";
import { endpoints } from "#contract/endpoints.ts";
import type { CircuitFigures, SharedRace, SharedSeason, TeammateRecord } from "#contract/head-to-head.ts";
import { type DriverId, driverId } from "#contract/ids.ts";
import type { NearName } from "../search/name-search.ts";
import { siteSearch } from "../search/site-search.server.ts";
import { apiGet } from "../upstream.server.ts";
import { exampleGroups } from "./example-pairs.server.ts";
import type { ComparedCar } from "./compared-cars.ts";
import { mostCompared } from "./compared-ids.ts";
import { askDriverCars, askDriverSeasons } from "./driver-seasons.server.ts";
import { type HeadToHead, driversHeadToHead, teamsHeadToHead } from "./head-to-head.ts";
import type { DriverChampionshipRow } from "#contract/championship.ts";

const kind = picklist(["drivers", "teams"]);
/** Driver ids and team ids have the same format. */
const question = object({ kind, ids: pipe(array(driverId), maxLength(mostCompared)) });
const pairQuestion = object({ kind, pair: tuple([driverId, driverId]) });

/** A driver or team in a comparison, with career figures. */
export type ComparedCareer = CareerFigures & {
  id: string;
  name: string;
  country: string;
  /** Whose colours may stand for it, the likeliest first: the team itself, or a driver's teams. */
  cars: Array<ComparedCar>;
  first_year: number;
  last_year: number;
  teammates: number | null;
};

/** The compared drivers or teams in the requested order, and suggestions for unknown ids. */
export type ComparedCareers = {
  careers: Array<ComparedCareer>;
  /** The name is that of a driver or a team that never raced; null for an id that nobody has. */
  unknown: Array<{ id: string; name: string | null; near: Array<NearName> }>;
};

/** Career figures of drivers or teams; those who never entered a Grand Prix count as unknown. */
export const fetchCompared = createServerFn({ method: "GET" })
  .validator(question)
  .handler(async ({ data: { kind: of, ids } }): Promise<ComparedCareers> => {
    const careers = of === "drivers" ? await driverCareers(ids) : await teamCareers(ids);
    const missing = ids.filter((id) => !careers.some((career) => career.id === id));
    if (missing.length === 0) return { careers, unknown: [] };
    const search = await siteSearch();
    const unknown = missing.map((id) => {
      const found = search.near(of === "drivers" ? "Driver" : "Team", id);
      const name = found.find((each) => each.id === id)?.name ?? null;
      return { id, name, near: name === null ? found : [] };
    });
    return { careers, unknown };
  });

/** What to begin with where nobody is compared yet. */
export const fetchCompareExamples = createServerFn({ method: "GET" })
  .validator(kind)
  .handler(({ data }) => exampleGroups(data));

async function driverCareers(ids: ReadonlyArray<string>): Promise<Array<ComparedCareer>> {
  if (ids.length === 0) return [];
  const [all, ...carsOf] = await Promise.all([
    apiGet(endpoints.driverCareers),
    ...ids.map((id) => askDriverCars(id)),
  ]);
  return ids.flatMap((id, index) => {
    const career = all.find(({ driver_id }) => driver_id === id);
    if (career === undefined) return [];
    const { driver_id: _id, code: _code, current: _current, team_id, ...figures } = career;
    return [{ id, ...figures, cars: carsOf[index]?.({ team_id, year: career.last_year }) ?? [] }];
  });
}

async function teamCareers(ids: ReadonlyArray<string>): Promise<Array<ComparedCareer>> {
  const profiles = await Promise.all(ids.map((id) => apiGet(endpoints.teamProfile, id)));
  return profiles.flat().flatMap(({ team_id, team_name, country, first_year, last_year, figures }) =>
    first_year === null || last_year === null
      ? []
      : [
          {
            id: team_id,
            cars: [{ team_id, year: last_year }],
            name: team_name,
            country,
            first_year,
            last_year,
            teammates: null,
            ...figures,
          },
        ],
  );
}

/** The seasons of each, in the requested order; seasons are unsorted. */
export const fetchComparedSeasons = createServerFn({ method: "GET" })
  .validator(question)
  .handler(({ data: { kind: of, ids } }): Promise<Array<{ id: string; rows: Array<SeasonRow> }>> => {
    const ask = of === "drivers" ? (id: string) => askDriverSeasons(id).then(driverSeasons) : askTeamSeasons;
    return Promise.all(ids.map(async (id) => ({ id, rows: await ask(id) })));
  });

async function askTeamSeasons(id: string) {
  return teamSeasons(await apiGet({ ...endpoints.teamSeasons, freshness: "comparison" }, id));
}

/** The figures of each by circuit, in the requested order. */
export const fetchComparedCircuits = createServerFn({ method: "GET" })
  .validator(question)
  .handler(({ data: { kind: of, ids } }): Promise<Array<{ id: string; rows: Array<CircuitFigures> }>> => {
    const circuitsOf = of === "drivers" ? endpoints.driverCircuits : endpoints.teamCircuits;
    return Promise.all(ids.map(async (id) => ({ id, rows: await apiGet(circuitsOf, id) })));
  });

/** The head-to-head of each pair; pairs that never met are omitted. */
export const fetchHeadToHeads = createServerFn({ method: "GET" })
  .validator(question)
  .handler(async ({ data: { kind: of, ids } }): Promise<Array<HeadToHead>> => {
    const pairs = ids.flatMap((one, index) => ids.slice(index + 1).map((other) => [one, other] as const));
    const headToHeads = await Promise.all(
      pairs.map(async ([one, other]) =>
        of === "drivers"
          ? driversHeadToHead(one, other, await askSharedRaces(one, other))
          : teamsHeadToHead(one, other, await askSharedSeasons(one, other)),
      ),
    );
    return headToHeads.filter((headToHead) => headToHead !== null);
  });

/** What two have in common: drivers race by race, teams season by season, newest first. */
export type Shared = { races: Array<SharedRace>; seasons: Array<SharedSeason> };

/** The rows behind the head-to-head of two. */
export const fetchShared = createServerFn({ method: "GET" })
  .validator(pairQuestion)
  .handler(
    async ({
      data: {
        kind: of,
        pair: [one, other],
      },
    }): Promise<Shared> => ({
      races: of === "drivers" ? await askSharedRaces(one, other) : [],
      seasons: of === "teams" ? await askSharedSeasons(one, other) : [],
    }),
  );

function askSharedRaces(one: string, other: string): Promise<Array<SharedRace>> {
  return apiGet(endpoints.driverAgainst, one, other);
}

function askSharedSeasons(one: string, other: string): Promise<Array<SharedSeason>> {
  return apiGet(endpoints.teamAgainst, one, other);
}

const driverIds = pipe(array(driverId), maxLength(mostCompared));

/** Two drivers' races for the same team, newest first: all of them, and those in which both were classified. */
export type Meetings = {
  driver_id: DriverId;
  teammate_id: DriverId;
  all: Array<TeammateRecord>;
  finished: Array<TeammateRecord>;
};

/**
 * Some drivers' races as teammates, pair by pair; pairs who never were teammates are omitted. Only their own races are
 * sent: the full lists would be a hundred times as long.
 */
export const fetchMeetings = createServerFn({ method: "GET" })
  .validator(driverIds)
  .handler(async ({ data }): Promise<Array<Meetings>> => {
    const others = data.map((_id, index) => data.slice(index + 1));
    const meetings = await Promise.all(data.map((id, index) => meetingsOf(id, others[index] ?? [])));
    return meetings.flat();
  });

async function meetingsOf(id: DriverId, others: ReadonlyArray<DriverId>): Promise<Array<Meetings>> {
  if (others.length === 0) return [];
  const [all, finished] = await Promise.all([
    apiGet(endpoints.teammates, id),
    apiGet(endpoints.teammatesFinished, id),
  ]);
  return others
    .map((other) => ({
      driver_id: id,
      teammate_id: other,
      all: all.filter(({ teammate_id }) => teammate_id === other),
      finished: finished.filter(({ teammate_id }) => teammate_id === other),
    }))
    .filter(({ all: races }) => races.length > 0);
}

/** One season of a driver or a team in figures. */
export type SeasonRow = {
  year: number;
  /** Counted championship points; null for a team before 1958. */
  points: number | null;
  wins: number;
  podiums: number;
  poles: number;
  /** Championship position; null if unclassified. */
  rank: number | null;
};

/** A driver's seasons in the shape shared with teams. */
export function driverSeasons(rows: ReadonlyArray<DriverChampionshipRow>): Array<SeasonRow> {
  return rows.map(({ year, total_points, wins, podiums, pole_positions, championship_rank }) => ({
    year,
    points: total_points,
    wins,
    podiums,
    poles: pole_positions,
    rank: championship_rank,
  }));
}

/** A team's seasons in the shape shared with drivers. */
export function teamSeasons(rows: ReadonlyArray<TeamSeasonRow>): Array<SeasonRow> {
  return rows.map(({ year, points, wins, podiums, poles, rank }) => ({
    year,
    points,
    wins,
    podiums,
    poles,
    rank,
  }));
}
