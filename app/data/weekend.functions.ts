import { createServerFn } from "@tanstack/react-start";
import { type InferOutput, object } from "valibot";
import { freshness } from "#contract/freshness.ts";
import { paths } from "#contract/paths.ts";
import { scoringSession, sessionCode } from "#contract/sessions.ts";
import { round, season } from "#contract/values.ts";
import {
  progression,
  raceClassification,
  racePitStops,
  timedClassification,
  weekend,
} from "#contract/weekend.ts";
import { apiFind } from "./upstream.server.ts";

/** A race of the calendar, as an address names it. */
const raceRef = object({ year: season, round });
export type RaceRef = InferOutput<typeof raceRef>;

/** What the pages of a race weekend share; null for a round that its season does not have. */
export const fetchWeekend = createServerFn({ method: "GET" })
  .validator(raceRef)
  .handler(({ data: { year, round: ofYear } }) =>
    apiFind(paths.weekend(year, ofYear), weekend, freshness.weekend),
  );

/** The classification of a race or sprint; null for a round that its season does not have. */
export const fetchRaceClassification = createServerFn({ method: "GET" })
  .validator(object({ ...raceRef.entries, session: scoringSession }))
  .handler(({ data }) =>
    apiFind(paths.classification(data.year, data.round, data.session), raceClassification, freshness.weekend),
  );

/** The classification of a session by time; null for a round that its season does not have. */
export const fetchTimedClassification = createServerFn({ method: "GET" })
  .validator(object({ ...raceRef.entries, session: sessionCode }))
  .handler(({ data }) =>
    apiFind(
      paths.classification(data.year, data.round, data.session),
      timedClassification,
      freshness.weekend,
    ),
  );

/** Every driver's pit stops in a race; null for a round that its season does not have. */
export const fetchRacePitStops = createServerFn({ method: "GET" })
  .validator(raceRef)
  .handler(({ data }) => apiFind(paths.racePitStops(data.year, data.round), racePitStops, freshness.weekend));

/** Each driver's place through a weekend; null for a round that its season does not have. */
export const fetchProgression = createServerFn({ method: "GET" })
  .validator(raceRef)
  .handler(({ data }) => apiFind(paths.progression(data.year, data.round), progression, freshness.weekend));
