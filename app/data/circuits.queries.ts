import { freshness } from "#contract/freshness.ts";
import type { CircuitId } from "#contract/ids.ts";
import { factsQuery } from "./facts.ts";

/** Every circuit, by id. */
export function circuitEntriesQuery() {
  return factsQuery({
    key: ["circuits", "entries"],
    fetch: ({ fetchCircuitEntries }) => fetchCircuitEntries(),
    staleMs: freshness.reference.staleMs,
  });
}

/** What a circuit is, with every Grand Prix there; null when unknown. */
export function circuitProfileQuery(circuitId: CircuitId) {
  return factsQuery({
    key: ["circuit", circuitId],
    fetch: ({ fetchCircuitProfile }) => fetchCircuitProfile({ data: circuitId }),
    staleMs: freshness.calendar.staleMs,
  });
}
