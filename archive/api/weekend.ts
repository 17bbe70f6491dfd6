import { readClassification } from "#archive/queries/classification.ts";
import { readPitStops } from "#archive/queries/pit-stops.ts";
import { readProgression } from "#archive/queries/progression.ts";
import type { RaceRef } from "#archive/queries/race.ts";
import { type OfRace, readWeekend } from "#archive/queries/weekend.ts";
import { roundParam, seasonExpectation, sessionParam, yearParam } from "./params.ts";
import { notFound } from "./request-error.ts";
import type { Answer, Route } from "./router.ts";

/** What is asked about one race weekend; a round that its season does not have is a 404. */
export const weekendRoutes: Array<Route> = [
  {
    path: "/api/races/{year}/{round}",
    answer: async (env, segments) => {
      const race = raceParams(segments);
      return answerOf(race, await readWeekend(env.DB, race));
    },
  },
  {
    path: "/api/races/{year}/{round}/results/{session}",
    answer: async (env, segments) => {
      const race = raceParams(segments);
      const session = sessionParam(segments[2] ?? "");
      return answerOf(race, await readClassification(env.DB, race, session));
    },
  },
  {
    path: "/api/races/{year}/{round}/pit-stops",
    answer: async (env, segments) => {
      const race = raceParams(segments);
      return answerOf(race, await readPitStops(env.DB, race));
    },
  },
  {
    path: "/api/races/{year}/{round}/progression",
    answer: async (env, segments) => {
      const race = raceParams(segments);
      return answerOf(race, await readProgression(env.DB, race));
    },
  },
];

/**
 * The race that the first two segments of a path name.
 *
 * @throws RequestError 400 when they are no year and round
 */
function raceParams([year = "", round = ""]: ReadonlyArray<string>): RaceRef {
  return { year: yearParam(year), round: roundParam(round) };
}

/**
 * The answer about a race.
 *
 * @throws RequestError 404 for a round that its season does not have, and for a season that is not on the calendar
 */
function answerOf({ year, round }: RaceRef, { version, calendarEnd, facts }: OfRace<unknown>): Answer {
  if (facts !== null) return { version, body: JSON.stringify(facts) };
  const { last_season, last_round } = calendarEnd;
  if (last_round === null)
    throw notFound(`There is no season ${year} on the calendar.`, seasonExpectation(last_season));
  throw notFound(`The season ${year} has no round ${round}.`, `a round from 1 to ${last_round}`);
}
