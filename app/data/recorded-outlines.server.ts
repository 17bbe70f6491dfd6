import { union } from "valibot";
import { endpoints } from "#contract/endpoints.ts";
import type { HeldTiming } from "#contract/archive.ts";
import type { CircuitId } from "#contract/ids.ts";
import { timingDocuments } from "#contract/timing/documents.ts";
import {
  type CircuitOutline,
  documentWithOutline,
  newestOutlines,
  sessionWithOutline,
} from "./circuit-outline.ts";
import { apiFind, apiGet } from "./upstream.server.ts";

/** The newest recorded outline of a circuit; null if there is none. */
export async function readOutline(circuitId: CircuitId): Promise<CircuitOutline | null> {
  const [[profile], held] = await Promise.all([
    apiGet(endpoints.circuitProfile, circuitId),
    apiGet(endpoints.heldTiming),
  ]);
  const recorded = sessionWithOutline(profile?.races ?? [], held);
  return recorded === null ? null : outlineOf(recorded);
}

/** The newest recorded outline of each circuit, by circuit id. */
export async function readOutlines(): Promise<Map<string, CircuitOutline>> {
  const held = await apiGet(endpoints.heldTiming);
  const years = [...new Set(held.map(({ year }) => year))];
  const calendars = await Promise.all(years.map((year) => apiGet(endpoints.calendar, year)));
  const outlines = await Promise.all(
    [...newestOutlines(calendars.flat(), held)].map(
      async ([id, recorded]) => [id, await outlineOf(recorded)] as const,
    ),
  );
  return new Map(outlines.flatMap(([id, outline]) => (outline === null ? [] : [[id, outline]])));
}

async function outlineOf(held: HeldTiming): Promise<CircuitOutline | null> {
  const { year, round, session } = held;
  const name = documentWithOutline(held);
  if (name === null) return null;
  const endpoint = {
    ...endpoints.timing,
    answer: union([timingDocuments.dominance, timingDocuments.outline]),
  };
  const document = await apiFind(endpoint, year, round, session, name);
  if (document === null) return null;
  const { points } = "outline" in document ? document.outline : document;
  return { year, round, session, source: document.source, points };
}
