import { createServerFn } from "@tanstack/react-start";
import { endpoints } from "#contract/endpoints.ts";
import { type InferOutput, object } from "valibot";
import { scoringSession, sessionCode } from "#contract/sessions.ts";
import { round, season } from "#contract/values.ts";
import { raceClassification, timedClassification } from "#contract/weekend.ts";
import { apiFind, apiGet } from "./upstream.server.ts";
import { timingDocuments } from "#contract/timing/documents.ts";
import { type TimingDocument, timingDocument } from "#contract/timing/session.ts";

/** A race, as in URLs. */
const raceRef = object({ year: season, round });
export type RaceRef = InferOutput<typeof raceRef>;

/** The data shared by a weekend's pages; null if the season has no such round. */
export const fetchWeekend = createServerFn({ method: "GET" })
  .validator(raceRef)
  .handler(({ data: { year, round: roundNumber } }) => apiFind(endpoints.weekend, year, roundNumber));

/** The classification of a race or sprint; null if the season has no such round. */
export const fetchRaceClassification = createServerFn({ method: "GET" })
  .validator(object({ ...raceRef.entries, session: scoringSession }))
  .handler(({ data }) =>
    apiFind({ ...endpoints.classification, answer: raceClassification }, data.year, data.round, data.session),
  );

/** The classification of a timed session; null if the season has no such round. */
export const fetchTimedClassification = createServerFn({ method: "GET" })
  .validator(object({ ...raceRef.entries, session: sessionCode }))
  .handler(({ data }) =>
    apiFind(
      { ...endpoints.classification, answer: timedClassification },
      data.year,
      data.round,
      data.session,
    ),
  );

/** Every driver's pit stops in a race; null if the season has no such round. */
export const fetchRacePitStops = createServerFn({ method: "GET" })
  .validator(raceRef)
  .handler(({ data }) => apiFind(endpoints.racePitStops, data.year, data.round));

/** Each driver's position through a weekend's sessions; null if the season has no such round. */
export const fetchProgression = createServerFn({ method: "GET" })
  .validator(raceRef)
  .handler(({ data }) => apiFind(endpoints.progression, data.year, data.round));

/** A session of a race weekend, as in URLs. */
const sessionRef = object({ year: season, round, session: sessionCode });
export type SessionRef = InferOutput<typeof sessionRef>;

function find<Name extends TimingDocument>(
  { year, round: roundNumber, session }: SessionRef,
  document: Name,
) {
  const asked = { ...endpoints.timing, answer: timingDocuments[document] };
  return apiFind(asked, year, roundNumber, session, document);
}

/** The race nearest to another that has such a document of the same session; null if none has. */
export const fetchNearestTimed = createServerFn({ method: "GET" })
  .validator(object({ ...sessionRef.entries, document: timingDocument }))
  .handler(async ({ data: { session, document, ...race } }) => {
    const held = await apiGet(endpoints.heldTiming);
    const having = held.filter((each) => each.session === session && each.documents.includes(document));
    const away = (each: RaceRef) => Math.abs(each.year - race.year) * 100 + Math.abs(each.round - race.round);
    const [nearest] = having.toSorted((a, b) => away(a) - away(b));
    if (nearest === undefined) return null;
    const { year, round: roundNumber } = nearest;
    const rows = await apiGet(endpoints.calendar, year);
    const name = rows.find((row) => row.round === roundNumber)?.race_name;
    return name === undefined ? null : { year, round: roundNumber, race_name: name };
  });

// The documents of a session's timing; null where it was not imported.

/** Each driver's stints: tyre compound and laps. */
export const fetchStints = createServerFn({ method: "GET" })
  .validator(sessionRef)
  .handler(({ data }) => find(data, "stints"));

/** Teammates lap by lap. */
export const fetchTeammateGap = createServerFn({ method: "GET" })
  .validator(sessionRef)
  .handler(({ data }) => find(data, "teammate-gap"));

/** Each driver's position at the end of each lap. */
export const fetchLapPositions = createServerFn({ method: "GET" })
  .validator(sessionRef)
  .handler(({ data }) => find(data, "lap-positions"));

/** Every lap of every car. */
export const fetchRaceLaps = createServerFn({ method: "GET" })
  .validator(sessionRef)
  .handler(({ data }) => find(data, "laps"));

/** Each car's pace over comparable laps. */
export const fetchPace = createServerFn({ method: "GET" })
  .validator(sessionRef)
  .handler(({ data }) => find(data, "pace"));

/** What made up the gaps at the flag. */
export const fetchRaceStory = createServerFn({ method: "GET" })
  .validator(sessionRef)
  .handler(({ data }) => find(data, "story"));

/** Each driver's time through each mini-sector. */
export const fetchDominance = createServerFn({ method: "GET" })
  .validator(sessionRef)
  .handler(({ data }) => find(data, "dominance"));

/** Ideal laps from the best sectors, compared with the best laps. */
export const fetchIdealSectors = createServerFn({ method: "GET" })
  .validator(sessionRef)
  .handler(({ data }) => find(data, "ideal-sectors"));

/** Highest speeds. */
export const fetchTopSpeed = createServerFn({ method: "GET" })
  .validator(sessionRef)
  .handler(({ data }) => find(data, "top-speed"));

/** Each driver's best lap that was not deleted. */
export const fetchFastestLaps = createServerFn({ method: "GET" })
  .validator(sessionRef)
  .handler(({ data }) => find(data, "fastest-laps"));

/** Speed over distance on each driver's fastest lap. */
export const fetchSpeedTraces = createServerFn({ method: "GET" })
  .validator(sessionRef)
  .handler(({ data }) => find(data, "speed-traces"));
