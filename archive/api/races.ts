import { readClassification, readPitStops } from "#archive/queries/classification.ts";
import { readProgression, type OfRace, readWeekend } from "#archive/queries/weekend.ts";
import { firstUpcoming, type RaceRef, readLastRace, readRacesFrom, utcDay } from "#archive/queries/races.ts";
import { readTimingDocument } from "#archive/queries/timing.ts";
import { now } from "#contract/clock.ts";
import { endpoints } from "#contract/endpoints.ts";
import { textDigest } from "#contract/http.ts";
import type { PathParams } from "#contract/parameters.ts";
import { sessionNames } from "#contract/sessions.ts";
import { type Answer, type Env, notFound, RequestError, route, seasonExpectation } from "./route.ts";

/** The endpoints about races and their weekends; 404 for a round that the season does not have. */
export const raceRoutes = {
  nextRace: route(endpoints.nextRace, nextRace),
  lastRace: route(endpoints.lastRace, lastRace),
  weekend: route(endpoints.weekend, async (env, race) => answerOf(race, await readWeekend(env.DB, race))),
  classification: route(endpoints.classification, async (env, { session, ...race }) =>
    answerOf(race, await readClassification(env.DB, race, session)),
  ),
  progression: route(endpoints.progression, async (env, race) =>
    answerOf(race, await readProgression(env.DB, race)),
  ),
  racePitStops: route(endpoints.racePitStops, async (env, race) =>
    answerOf(race, await readPitStops(env.DB, race)),
  ),
  timing: route(endpoints.timing, timing),
};

/** The next race as an array of at most one. */
async function nextRace(env: Env): Promise<Answer> {
  const present = now(env);
  const { version, facts } = await readRacesFrom(env.DB, utcDay(present));
  const race = firstUpcoming(facts, present);
  const body = JSON.stringify(race === null ? [] : [race]);
  return { version, body, digest: await textDigest(body) };
}

/** The last race as an array of at most one. */
async function lastRace(env: Env): Promise<Answer> {
  const { version, facts } = await readLastRace(env.DB);
  return { version, body: JSON.stringify(facts === null ? [] : [facts]) };
}

/**
 * The answer about a race.
 *
 * @throws RequestError 404 for a round that the season does not have, or a season that is not on the calendar
 */
function answerOf({ year, round }: RaceRef, { version, calendarEnd, facts }: OfRace<unknown>): Answer {
  if (facts !== null) return { version, body: JSON.stringify(facts) };
  const { last_season, last_round } = calendarEnd;
  if (last_round === null)
    throw notFound(`There is no season ${year} on the calendar.`, seasonExpectation(last_season));
  throw notFound(`The season ${year} has no round ${round}.`, `a round from 1 to ${last_round}`);
}

/** A document of a session's timing, computed when the timing was imported. */
async function timing(
  env: Env,
  { year, round, session, document }: PathParams<typeof endpoints.timing.pattern>,
): Promise<Answer> {
  const known = await readTimingDocument(env.DB, year, round, session, document);
  if (known.document !== null) return known.document;
  const weekend = `round ${round} of ${year}`;
  const what = sessionNames[session];
  if (!known.race) throw missing("not_found", `There is no ${weekend}.`);
  if (known.imported)
    throw missing("not_recorded", `The recording of ${what} in ${weekend} has no ${document}.`);
  if (!known.session) throw missing("not_found", `The archive knows no ${what} in ${weekend}.`);
  throw missing("not_imported", `The timing of ${what} in ${weekend} was not imported.`);
}

function missing(code: "not_found" | "not_recorded" | "not_imported", message: string): RequestError {
  return new RequestError(404, code, message);
}
