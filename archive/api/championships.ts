import { readConstructorChampionship, readDriverChampionship } from "#archive/queries/standings.ts";
import type { ConstructorOverview, DriverOverview } from "#contract/championship.ts";
import { describeConstructors } from "./constructors-sentence.ts";
import type { Env } from "./env.ts";
import { seasonOf, yearParam } from "./params.ts";
import type { Answer, Route } from "./router.ts";

/** What is asked about a season's championships. */
export const championshipRoutes: Array<Route> = [
  { path: "/api/championships/{year}/driver/overview", answer: driverOverview },
  { path: "/api/championships/{year}/constructor/overview", answer: constructorOverview },
];

async function driverOverview(env: Env, [segment = ""]: ReadonlyArray<string>): Promise<Answer> {
  const asked = yearParam(segment);
  const { version, facts } = await readDriverChampionship(env.DB, asked);
  const { last_season, ...championship } = facts;
  const overview: DriverOverview = { year: seasonOf(asked, last_season), ...championship };
  return { version, body: JSON.stringify(overview) };
}

async function constructorOverview(env: Env, [segment = ""]: ReadonlyArray<string>): Promise<Answer> {
  const asked = yearParam(segment);
  const { version, facts } = await readConstructorChampionship(env.DB, asked);
  const { last_season, ...championship } = facts;
  const season = { year: seasonOf(asked, last_season), ...championship };
  const overview: ConstructorOverview = { ...season, description: describeConstructors(season) };
  return { version, body: JSON.stringify(overview) };
}
