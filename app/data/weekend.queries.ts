import { freshness } from "#contract/freshness.ts";
import type { ScoringSession, SessionCode } from "#contract/sessions.ts";
import { type Ask, apiQuery } from "./api-query.ts";
import type { RaceRef } from "./weekend.functions.ts";

/** Query options for a race weekend; the value is null if the season has no such round. */
function ofWeekend<T>({ year, round }: RaceRef, name: string, fetch: Ask<T>) {
  return apiQuery({ key: ["weekend", year, round, name], fetch, staleMs: freshness.weekend.staleMs });
}

/** The data shared by a weekend's pages. */
export function weekendQuery(race: RaceRef) {
  return ofWeekend(race, "weekend", ({ fetchWeekend }) => fetchWeekend({ data: race }));
}

/** The classification of a race (`R`) or sprint (`S`). */
export function raceClassificationQuery(race: RaceRef, session: ScoringSession) {
  return ofWeekend(race, session, ({ fetchRaceClassification }) =>
    fetchRaceClassification({ data: { ...race, session } }),
  );
}

/** The classification of a timed session: all but race and sprint. */
export function timedClassificationQuery(race: RaceRef, session: Exclude<SessionCode, ScoringSession>) {
  return ofWeekend(race, session, ({ fetchTimedClassification }) =>
    fetchTimedClassification({ data: { ...race, session } }),
  );
}

/** Every driver's pit stops in the race; empty where the archive has none. */
export function racePitStopsQuery(race: RaceRef) {
  return ofWeekend(race, "pit-stops", ({ fetchRacePitStops }) => fetchRacePitStops({ data: race }));
}

/** Each driver's position through the weekend's sessions. */
export function progressionQuery(race: RaceRef) {
  return ofWeekend(race, "progression", ({ fetchProgression }) => fetchProgression({ data: race }));
}
