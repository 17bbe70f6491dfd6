import { createServerFn } from "@tanstack/react-start";
import { type CircuitProfile, circuitEntries, circuitProfiles } from "#contract/circuits.ts";
import { freshness } from "#contract/freshness.ts";
import { heldTimings } from "#contract/held.ts";
import { circuitId } from "#contract/ids.ts";
import { paths } from "#contract/paths.ts";
import type { SessionCode } from "#contract/sessions.ts";
import { timingDocuments } from "#contract/timing/documents.ts";
import { sessionWithOutline } from "./circuit-outline.ts";
import { apiFind, apiGet } from "./upstream.server.ts";

/** Every circuit, by id. */
export const fetchCircuitEntries = createServerFn({ method: "GET" }).handler(() =>
  apiGet(paths.circuits(), circuitEntries, freshness.reference),
);

/** What a circuit is, with every Grand Prix there; null when the archive knows no such circuit. */
export const fetchCircuitProfile = createServerFn({ method: "GET" })
  .validator(circuitId)
  .handler(async ({ data }): Promise<CircuitProfile | null> => {
    const [profile] = await apiGet(paths.circuitProfile(data), circuitProfiles, freshness.calendar);
    return profile ?? null;
  });

/** A circuit from above, as one car was recorded on it. */
export type CircuitOutline = {
  year: number;
  round: number;
  session: SessionCode;
  /** Where it is from, for example "OpenF1, session 9689". */
  source: string;
  /** x and y of each point in turn, whole metres, y growing to the north, the first at the start; closed. */
  points: Array<number>;
};

/** The newest outline that was recorded of a circuit; null where the archive holds none. */
export const fetchCircuitOutline = createServerFn({ method: "GET" })
  .validator(circuitId)
  .handler(async ({ data }): Promise<CircuitOutline | null> => {
    const [[profile], held] = await Promise.all([
      apiGet(paths.circuitProfile(data), circuitProfiles, freshness.calendar),
      apiGet(paths.heldTiming(), heldTimings, freshness.reference),
    ]);
    const recorded = sessionWithOutline(profile?.races ?? [], held);
    if (recorded === null) return null;
    const { year, round, session } = recorded;
    const path = paths.timing(year, round, session, "dominance");
    const document = await apiFind(path, timingDocuments.dominance, freshness.weekend);
    if (document === null) return null;
    return { year, round, session, source: document.source, points: document.outline.points };
  });
