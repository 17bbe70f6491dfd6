import { createServerFn } from "@tanstack/react-start";
import { type InferOutput, object } from "valibot";
import { freshness } from "#contract/freshness.ts";
import { paths } from "#contract/paths.ts";
import { sessionCode } from "#contract/sessions.ts";
import { timingDocuments } from "#contract/timing/documents.ts";
import type { TimingDocument } from "#contract/timing/session.ts";
import { round, season } from "#contract/values.ts";
import { apiFind } from "./upstream.server.ts";

/** A session of a race weekend, as an address names it. */
const sessionRef = object({ year: season, round, session: sessionCode });
export type SessionRef = InferOutput<typeof sessionRef>;

function pathOf(ref: SessionRef, document: TimingDocument): string {
  return paths.timing(ref.year, ref.round, ref.session, document);
}

// Each document of a session's timing; null where it was not imported.

/** On which tyres each driver drove which laps. */
export const fetchStints = createServerFn({ method: "GET" })
  .validator(sessionRef)
  .handler(({ data }) => apiFind(pathOf(data, "stints"), timingDocuments.stints, freshness.weekend));

/** Teammates lap by lap. */
export const fetchTeammateGap = createServerFn({ method: "GET" })
  .validator(sessionRef)
  .handler(({ data }) =>
    apiFind(pathOf(data, "teammate-gap"), timingDocuments["teammate-gap"], freshness.weekend),
  );

/** Who was where at the end of each lap. */
export const fetchLapPositions = createServerFn({ method: "GET" })
  .validator(sessionRef)
  .handler(({ data }) =>
    apiFind(pathOf(data, "lap-positions"), timingDocuments["lap-positions"], freshness.weekend),
  );

/** Each driver's time through each mini-sector. */
export const fetchDominance = createServerFn({ method: "GET" })
  .validator(sessionRef)
  .handler(({ data }) => apiFind(pathOf(data, "dominance"), timingDocuments.dominance, freshness.weekend));

/** Best sectors against the best lap. */
export const fetchIdealSectors = createServerFn({ method: "GET" })
  .validator(sessionRef)
  .handler(({ data }) =>
    apiFind(pathOf(data, "ideal-sectors"), timingDocuments["ideal-sectors"], freshness.weekend),
  );

/** Highest speeds. */
export const fetchTopSpeed = createServerFn({ method: "GET" })
  .validator(sessionRef)
  .handler(({ data }) => apiFind(pathOf(data, "top-speed"), timingDocuments["top-speed"], freshness.weekend));

/** Each driver's best lap that counts. */
export const fetchFastestLaps = createServerFn({ method: "GET" })
  .validator(sessionRef)
  .handler(({ data }) =>
    apiFind(pathOf(data, "fastest-laps"), timingDocuments["fastest-laps"], freshness.weekend),
  );

/** Speed over distance on each driver's fastest lap. */
export const fetchSpeedTraces = createServerFn({ method: "GET" })
  .validator(sessionRef)
  .handler(({ data }) =>
    apiFind(pathOf(data, "speed-traces"), timingDocuments["speed-traces"], freshness.weekend),
  );
