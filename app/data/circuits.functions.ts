import { createServerFn } from "@tanstack/react-start";
import { type CircuitProfile, circuitEntries, circuitProfiles } from "#contract/circuits.ts";
import { freshness } from "#contract/freshness.ts";
import { circuitId } from "#contract/ids.ts";
import { paths } from "#contract/paths.ts";
import { apiGet } from "./upstream.server.ts";

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
