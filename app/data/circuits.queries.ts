import type { QueryClient } from "@tanstack/react-query";
import { freshness } from "#contract/freshness.ts";
import type { CircuitId } from "#contract/ids.ts";
import { apiQuery } from "./api-query.ts";
import { withinDeadline } from "#app/platform/deadline.ts";

/** Every circuit by id, with its outline where one was recorded. */
export function listedCircuitsQuery() {
  return apiQuery({
    key: ["circuits", "list"],
    fetch: ({ fetchListedCircuits }) => fetchListedCircuits(),
    staleMs: freshness.reference.staleMs,
  });
}

/** What a circuit is, with every Grand Prix there; null when unknown. */
export function circuitProfileQuery(circuitId: CircuitId) {
  return apiQuery({
    key: ["circuit", circuitId],
    fetch: ({ fetchCircuitProfile }) => fetchCircuitProfile({ data: circuitId }),
    staleMs: freshness.calendar.staleMs,
  });
}

/** What the laps of the races held at a circuit tell. */
export function circuitLapsQuery(circuitId: CircuitId) {
  return apiQuery({
    key: ["circuit", circuitId, "laps"],
    fetch: ({ fetchCircuitLaps }) => fetchCircuitLaps({ data: circuitId }),
    staleMs: freshness.weekend.staleMs,
  });
}

/** The newest outline that was recorded of a circuit; null where the archive holds none. */
export function circuitOutlineQuery(circuitId: CircuitId) {
  return apiQuery({
    key: ["circuit", circuitId, "outline"],
    fetch: ({ fetchCircuitOutline }) => fetchCircuitOutline({ data: circuitId }),
    staleMs: freshness.weekend.staleMs,
  });
}

/** Asks for the outline of a circuit; a slow archive holds nothing back. */
export async function askForOutline(queryClient: QueryClient, circuitId: CircuitId): Promise<void> {
  await withinDeadline(queryClient.prefetchQuery(circuitOutlineQuery(circuitId)));
}
