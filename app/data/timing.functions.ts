import { createServerFn } from "@tanstack/react-start";
import { type InferOutput, object } from "valibot";
import { endpoints } from "#contract/endpoints.ts";
import { sessionCode } from "#contract/sessions.ts";
import { timingDocuments } from "#contract/timing/documents.ts";
import type { TimingDocument } from "#contract/timing/session.ts";
import { round, season } from "#contract/values.ts";
import { apiFind } from "./upstream.server.ts";

/** A session of a race weekend, as in URLs. */
const sessionRef = object({ year: season, round, session: sessionCode });
export type SessionRef = InferOutput<typeof sessionRef>;

function find<Name extends TimingDocument>({ year, round: ofYear, session }: SessionRef, document: Name) {
  const asked = { ...endpoints.timing, answer: timingDocuments[document] };
  return apiFind(asked, year, ofYear, session, document);
}

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
