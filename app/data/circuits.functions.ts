import { createServerFn } from "@tanstack/react-start";
import { endpoints } from "#contract/endpoints.ts";
import { type CircuitProfile } from "#contract/circuits.ts";
import { circuitId } from "#contract/ids.ts";
import type { SessionCode } from "#contract/sessions.ts";
import { timingDocuments } from "#contract/timing/documents.ts";
import { sessionWithOutline } from "./circuit-outline.ts";
import { apiFind, apiGet } from "./upstream.server.ts";

/** Every circuit, by id. */
export const fetchCircuitEntries = createServerFn({ method: "GET" }).handler(() =>
  apiGet(endpoints.circuits),
);

/** What a circuit is, with every Grand Prix there; null when the archive knows no such circuit. */
export const fetchCircuitProfile = createServerFn({ method: "GET" })
  .validator(circuitId)
  .handler(async ({ data }): Promise<CircuitProfile | null> => {
    const [profile] = await apiGet(endpoints.circuitProfile, data);
    return profile ?? null;
  });

/** What the laps of the races held at a circuit tell; without races where none are held. */
export const fetchCircuitLaps = createServerFn({ method: "GET" })
  .validator(circuitId)
  .handler(({ data }) => apiGet(endpoints.circuitLaps, data));

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
      apiGet(endpoints.circuitProfile, data),
      apiGet(endpoints.heldTiming),
    ]);
    const recorded = sessionWithOutline(profile?.races ?? [], held);
    if (recorded === null) return null;
    const { year, round, session } = recorded;
    const outline = { ...endpoints.timing, answer: timingDocuments.dominance };
    const document = await apiFind(outline, year, round, session, "dominance");
    if (document === null) return null;
    return { year, round, session, source: document.source, points: document.outline.points };
  });
