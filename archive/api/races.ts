import { readLastRace, readRacesFrom } from "#archive/queries/races.ts";
import { now } from "#contract/clock.ts";
import { textDigest } from "#contract/entity-tag.ts";
import { paths } from "#contract/paths.ts";
import type { Env } from "./env.ts";
import { firstAhead, utcDay } from "./next-race.ts";
import { preparedSeason } from "./prepared.ts";
import type { Answer, Route } from "./router.ts";

/** What is asked about the calendar. The next and the last race are arrays of at most one. */
export const raceRoutes: Array<Route> = [
  { path: "/api/races/nextRace", answer: nextRace },
  { path: "/api/races/lastRace", answer: lastRace },
  preparedSeason("/api/races/{year}", paths.calendar, () => []),
];

async function nextRace(env: Env): Promise<Answer> {
  const present = now(env);
  const { version, facts } = await readRacesFrom(env.DB, utcDay(present));
  const race = firstAhead(facts, present);
  const body = JSON.stringify(race === null ? [] : [race]);
  return { version, body, digest: await textDigest(body) };
}

async function lastRace(env: Env): Promise<Answer> {
  const { version, facts } = await readLastRace(env.DB);
  return { version, body: JSON.stringify(facts === null ? [] : [facts]) };
}
