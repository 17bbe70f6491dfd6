import { createServerFn } from "@tanstack/react-start";
import { endpoints } from "#contract/endpoints.ts";
import { type InferOutput, object } from "valibot";
import { scoringSession, sessionCode } from "#contract/sessions.ts";
import { round, season } from "#contract/values.ts";
import { raceClassification, timedClassification } from "#contract/weekend.ts";
import { apiFind } from "./upstream.server.ts";

/** A race, as in URLs. */
const raceRef = object({ year: season, round });
export type RaceRef = InferOutput<typeof raceRef>;

/** The data shared by a weekend's pages; null if the season has no such round. */
export const fetchWeekend = createServerFn({ method: "GET" })
  .validator(raceRef)
  .handler(({ data: { year, round: ofYear } }) => apiFind(endpoints.weekend, year, ofYear));

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
