import { freshness } from "#contract/freshness.ts";
import type { ScoringSession, SessionCode } from "#contract/sessions.ts";
import { type Ask, apiQuery } from "./api-query.ts";
import type { RaceRef } from "./weekend.functions.ts";

/** The options of a query for a race weekend; the value is null for a round that its season does not have. */
function ofWeekend<T>({ year, round }: RaceRef, name: string, fetch: Ask<T>) {
  return apiQuery({ key: ["weekend", year, round, name], fetch, staleMs: freshness.weekend.staleMs });
}

/** What the pages of a race weekend share. */
export function weekendQuery(race: RaceRef) {
  return ofWeekend(race, "weekend", ({ fetchWeekend }) => fetchWeekend({ data: race }));
}

/** The classification of a race (`R`) or sprint (`S`). */
export function raceClassificationQuery(race: RaceRef, session: ScoringSession) {
  return ofWeekend(race, session, ({ fetchRaceClassification }) =>
    fetchRaceClassification({ data: { ...race, session } }),
  );
}

/** The classification of a session by time: all but race and sprint. */
export function timedClassificationQuery(race: RaceRef, session: Exclude<SessionCode, ScoringSession>) {
  return ofWeekend(race, session, ({ fetchTimedClassification }) =>
    fetchTimedClassification({ data: { ...race, session } }),
  );
}

/** Every driver's pit stops in the race; nobody where none are held. */
export function racePitStopsQuery(race: RaceRef) {
  return ofWeekend(race, "pit-stops", ({ fetchRacePitStops }) => fetchRacePitStops({ data: race }));
}

/** Each driver's place through the weekend. */
export function progressionQuery(race: RaceRef) {
  return ofWeekend(race, "progression", ({ fetchProgression }) => fetchProgression({ data: race }));
}
