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
import mapped from "./mapped-outlines.json";
import { apiFind, apiGet } from "./upstream.server.ts";

/** The outline of a circuit's latest layout: the newest recorded one, or else from a map; null if there is none. */
export async function readOutline(circuitId: CircuitId): Promise<CircuitOutline | null> {
  const [[profile], held] = await Promise.all([
    apiGet(endpoints.circuitProfile, circuitId),
    apiGet(endpoints.heldTiming),
  ]);
  const races = profile?.races ?? [];
  const session = sessionWithOutline(races, held);
  const points = session === null ? null : await recordedPoints(session);
  const fromMap = mappedOutline(circuitId);
  if (session === null || points === null) return fromMap;
  const { year, round } = session;
  const layout_id = races.find((race) => race.year === year && race.round === round)?.layout_id ?? "";
  // An old layout that was recorded says less than the present one from a map.
  if (layout_id !== races[0]?.layout_id && fromMap !== null) return fromMap;
  return { layout_id, recorded: { year, round, session: session.session }, ...points };
}

/** The points of each circuit's outline, by circuit id: recorded ones, or else from maps. */
export async function readOutlines(): Promise<Map<string, Array<number>>> {
  const held = await apiGet(endpoints.heldTiming);
  const years = [...new Set(held.map(({ year }) => year))];
  const calendars = await Promise.all(years.map((year) => apiGet(endpoints.calendar, year)));
  const recorded = await Promise.all(
    [...newestOutlines(calendars.flat(), held)].map(
      async ([id, session]) => [id, await recordedPoints(session)] as const,
    ),
  );
  const drawn = mapped.outlines.map(({ circuit_id, points }) => [circuit_id, points] as const);
  return new Map([
    ...drawn,
    ...recorded.flatMap(([id, each]) => (each === null ? [] : ([[id, each.points]] as const))),
  ]);
}

/** The outline of a circuit from a map; null if there is none. */
function mappedOutline(circuitId: CircuitId): CircuitOutline | null {
  const found = mapped.outlines.find(({ circuit_id }) => circuit_id === circuitId);
  if (found === undefined) return null;
  const { layout_id, points } = found;
  return { layout_id, recorded: null, source: mapped.source, points };
}

/** The outline in a session's timing, and where that is from. */
async function recordedPoints(held: HeldTiming): Promise<Pick<CircuitOutline, "source" | "points"> | null> {
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
  return { source: document.source, points };
}
