import type { QueryClient } from "@tanstack/react-query";
import { freshness } from "#contract/freshness.ts";
import type { CircuitId } from "#contract/ids.ts";
import { apiQuery } from "./api-query.ts";
import { withinDeadline } from "#app/platform/deadline.ts";

/** Every circuit by id, with the outlines of the present season. */
export function listedCircuitsQuery() {
  return apiQuery({
    key: ["circuits", "list"],
    fetch: ({ fetchListedCircuits }) => fetchListedCircuits(),
    staleMs: freshness.reference.staleMs,
  });
}

/** A circuit's profile with every Grand Prix held there; null for an unknown circuit. */
export function circuitProfileQuery(circuitId: CircuitId) {
  return apiQuery({
    key: ["circuit", circuitId],
    fetch: ({ fetchCircuitProfile }) => fetchCircuitProfile({ data: circuitId }),
    staleMs: freshness.calendar.staleMs,
  });
}

/** Lap statistics of the races at a circuit. */
export function circuitLapsQuery(circuitId: CircuitId) {
  return apiQuery({
    key: ["circuit", circuitId, "laps"],
    fetch: ({ fetchCircuitLaps }) => fetchCircuitLaps({ data: circuitId }),
    staleMs: freshness.weekend.staleMs,
  });
}

/** The outline of a circuit; null if there is none. */
export function circuitOutlineQuery(circuitId: CircuitId) {
  return apiQuery({
    key: ["circuit", circuitId, "outline"],
    fetch: ({ fetchCircuitOutline }) => fetchCircuitOutline({ data: circuitId }),
    staleMs: freshness.weekend.staleMs,
  });
}

/** Prefetches a circuit's outline without delaying the page if the archive is slow. */
export async function prefetchOutline(queryClient: QueryClient, circuitId: CircuitId): Promise<void> {
  await withinDeadline(queryClient.prefetchQuery(circuitOutlineQuery(circuitId)));
}
