import { array, number, object, parse, string } from "valibot";
import { firstConstructorsSeason } from "#contract/ids.ts";
import { paths } from "#contract/endpoints.ts";
import type { TestApi } from "../support/api.ts";

/** A page, what it says without its facts, and a text of the API that it shows with them. */
export type Subject = { path: string; api: string; note: string; fact: string };

const drivers = array(object({ driver_id: string() }));
const teams = array(object({ team_id: string() }));
const seasons = array(object({ year: number() }));
const results = array(object({ race_name: string() }));
const constructors = object({ standings: array(object({ team_name: string() })) });

/**
 * Pages of three kinds: a driver's championships, a team's, and a season of constructors. Each has a driver, a team and
 * a season of its own, so that nothing is held for it before it is visited.
 *
 * @param count at most 68, one for each season
 */
export async function championshipSubjects(api: TestApi, count: number): Promise<Array<Array<Subject>>> {
  const ofDrivers = await firstFew(count, await driverIds(api), async (id) => {
    const [latest, ...others] = parse(seasons, await read(api, paths.driverChampionship(id)));
    // Some rows, so that what corrupts each of them corrupts the answer.
    if (latest === undefined || others.length < 2) return null;
    return {
      path: `/driver/${id}/championship`,
      api: paths.driverChampionship(id),
      note: "No championship data available for this driver.",
      fact: `>${latest.year}<`,
    };
  });
  const teamIds = parse(teams, await read(api, paths.teams())).map(({ team_id: id }) => id);
  const ofTeams = await firstFew(count, teamIds, async (id) => {
    const [latest] = parse(seasons, await read(api, paths.teamChampionship(id)));
    if (latest === undefined) return null;
    return {
      path: `/teams/${id}/championship`,
      api: paths.teamChampionship(id),
      note: "No championship data available for this team.",
      fact: `>${latest.year}<`,
    };
  });
  return together(count, [ofDrivers, ofTeams, await seasonSubjects(api, count)]);
}

/** Pages of two kinds, each with a driver and a season of its own: a driver's results, and a season of constructors. */
export async function resultSubjects(api: TestApi, count: number): Promise<Array<Array<Subject>>> {
  const ofDrivers = await firstFew(count, await driverIds(api), async (id) => {
    const [latest, ...others] = parse(results, await read(api, paths.driverResults(id)));
    if (latest === undefined || others.length < 5) return null;
    return {
      path: `/driver/${id}/`,
      api: paths.driverResults(id),
      note: "No race results available for this driver.",
      fact: latest.race_name,
    };
  });
  return together(count, [ofDrivers, await seasonSubjects(api, count)]);
}

async function driverIds(api: TestApi): Promise<Array<string>> {
  return parse(drivers, await read(api, paths.drivers())).map(({ driver_id: id }) => id);
}

/** The subjects of the first ids that make one. @throws Error when there are too few */
async function firstFew(
  count: number,
  ids: ReadonlyArray<string>,
  subject: (id: string) => Promise<Subject | null>,
): Promise<Array<Subject>> {
  const found: Array<Subject> = [];
  for (const id of ids) {
    if (found.length === count) return found;
    const next = await subject(id);
    if (next !== null) found.push(next);
  }
  throw new Error(`the archive has no ${count} subjects of a kind`);
}

/** The first of each kind, then the second of each, and so on. */
function together(count: number, kinds: ReadonlyArray<ReadonlyArray<Subject>>): Array<Array<Subject>> {
  return Array.from({ length: count }, (_, at) => kinds.flatMap((kind) => kind.slice(at, at + 1)));
}

function seasonSubjects(api: TestApi, count: number): Promise<Array<Subject>> {
  return Promise.all(Array.from({ length: count }, (_, at) => season(api, firstConstructorsSeason + at)));
}

async function season(api: TestApi, year: number): Promise<Subject> {
  const { standings: rows } = parse(constructors, await read(api, paths.constructorOverview(year)));
  return {
    path: `/standings/${year}/constructors/overview`,
    api: paths.constructorOverview(year),
    note: "Failed to load constructor standings data",
    fact: `>${rows[0]?.team_name}<`,
  };
}

async function read(api: TestApi, path: string): Promise<unknown> {
  return (await api.ask(path)).json();
}
