import { createServerFn } from "@tanstack/react-start";
import { endpoints } from "#contract/endpoints.ts";
import { type InferOutput, object } from "valibot";
import { scoringSession, sessionCode } from "#contract/sessions.ts";
import { round, season } from "#contract/values.ts";
import { raceClassification, timedClassification } from "#contract/weekend.ts";
import { apiFind } from "./upstream.server.ts";

/** A race of the calendar, as an address names it. */
const raceRef = object({ year: season, round });
export type RaceRef = InferOutput<typeof raceRef>;

/** What the pages of a race weekend share; null for a round that its season does not have. */
export const fetchWeekend = createServerFn({ method: "GET" })
  .validator(raceRef)
  .handler(({ data: { year, round: ofYear } }) => apiFind(endpoints.weekend, year, ofYear));

/** The classification of a race or sprint; null for a round that its season does not have. */
export const fetchRaceClassification = createServerFn({ method: "GET" })
  .validator(object({ ...raceRef.entries, session: scoringSession }))
  .handler(({ data }) =>
    apiFind({ ...endpoints.classification, answer: raceClassification }, data.year, data.round, data.session),
  );

/** The classification of a session by time; null for a round that its season does not have. */
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

/** Every driver's pit stops in a race; null for a round that its season does not have. */
export const fetchRacePitStops = createServerFn({ method: "GET" })
  .validator(raceRef)
  .handler(({ data }) => apiFind(endpoints.racePitStops, data.year, data.round));

/** Each driver's place through a weekend; null for a round that its season does not have. */
export const fetchProgression = createServerFn({ method: "GET" })
  .validator(raceRef)
  .handler(({ data }) => apiFind(endpoints.progression, data.year, data.round));
