import { freshness } from "#contract/freshness.ts";
import type { ScoringSession, SessionCode } from "#contract/sessions.ts";
import { type ServerCall, apiQuery, type ServerFunctions } from "./api-query.ts";
import type { RaceRef, SessionRef } from "./weekend.functions.ts";
import type { TimingDocument } from "#contract/timing/session.ts";

/** Query options for a race weekend; the value is null if the season has no such round. */
function ofWeekend<T>({ year, round }: RaceRef, name: string, fetch: ServerCall<T>) {
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

/**
 * Query options for one document of a session's timing; the value is null where it was not imported. The `timing`
 * member of `weekendQuery` lists a session's documents.
 */
function timingDocument<T>(
  { year, round, session }: SessionRef,
  document: TimingDocument,
  fetch: (functions: ServerFunctions, options: { data: SessionRef }) => Promise<T>,
) {
  return apiQuery({
    key: ["weekend", year, round, "timing", session, document],
    fetch: (functions) => fetch(functions, { data: { year, round, session } }),
    staleMs: freshness.weekend.staleMs,
  });
}

/** The race nearest to another that has such a document of the same session; null if none has. */
export function nearestTimedQuery({ year, round, session }: SessionRef, document: TimingDocument) {
  return apiQuery({
    key: ["weekend", year, round, "nearest", session, document],
    fetch: ({ fetchNearestTimed }) => fetchNearestTimed({ data: { year, round, session, document } }),
    staleMs: freshness.weekend.staleMs,
  });
}

/** Each driver's stints: tyre compound and laps. */
export function stintsQuery(ref: SessionRef) {
  return timingDocument(ref, "stints", ({ fetchStints }, options) => fetchStints(options));
}

/** Teammates lap by lap. */
export function teammateGapQuery(ref: SessionRef) {
  return timingDocument(ref, "teammate-gap", ({ fetchTeammateGap }, options) => fetchTeammateGap(options));
}

/** Each driver's position at the end of each lap. */
export function lapPositionsQuery(ref: SessionRef) {
  return timingDocument(ref, "lap-positions", ({ fetchLapPositions }, options) => fetchLapPositions(options));
}

/** Every lap of every car. */
export function raceLapsQuery(ref: SessionRef) {
  return timingDocument(ref, "laps", ({ fetchRaceLaps }, options) => fetchRaceLaps(options));
}

/** Each car's pace over comparable laps. */
export function paceQuery(ref: SessionRef) {
  return timingDocument(ref, "pace", ({ fetchPace }, options) => fetchPace(options));
}

/** What made up the gaps at the flag. */
export function raceStoryQuery(ref: SessionRef) {
  return timingDocument(ref, "story", ({ fetchRaceStory }, options) => fetchRaceStory(options));
}

/** Each driver's time through each mini-sector. */
export function dominanceQuery(ref: SessionRef) {
  return timingDocument(ref, "dominance", ({ fetchDominance }, options) => fetchDominance(options));
}

/** Ideal laps from the best sectors, compared with the best laps. */
export function idealSectorsQuery(ref: SessionRef) {
  return timingDocument(ref, "ideal-sectors", ({ fetchIdealSectors }, options) => fetchIdealSectors(options));
}

/** Highest speeds. */
export function topSpeedQuery(ref: SessionRef) {
  return timingDocument(ref, "top-speed", ({ fetchTopSpeed }, options) => fetchTopSpeed(options));
}

/** Each driver's best lap that was not deleted. */
export function fastestLapsQuery(ref: SessionRef) {
  return timingDocument(ref, "fastest-laps", ({ fetchFastestLaps }, options) => fetchFastestLaps(options));
}

/** Speed over distance on each driver's fastest lap. */
export function speedTracesQuery(ref: SessionRef) {
  return timingDocument(ref, "speed-traces", ({ fetchSpeedTraces }, options) => fetchSpeedTraces(options));
}
