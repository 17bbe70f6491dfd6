import { createServerFn } from "@tanstack/react-start";
import { endpoints } from "#contract/endpoints.ts";
import type { CircuitEntry, CircuitProfile } from "#contract/circuits.ts";
import { circuitId } from "#contract/ids.ts";
import { readOutline, readOutlines } from "./recorded-outlines.server.ts";
import { apiGet } from "./upstream.server.ts";

/** A circuit's profile with every Grand Prix held there; null for an unknown circuit. */
export const fetchCircuitProfile = createServerFn({ method: "GET" })
  .validator(circuitId)
  .handler(async ({ data }): Promise<CircuitProfile | null> => {
    const [profile] = await apiGet(endpoints.circuitProfile, data);
    return profile ?? null;
  });

/** Lap statistics of the races at a circuit; without races where the archive has no laps. */
export const fetchCircuitLaps = createServerFn({ method: "GET" })
  .validator(circuitId)
  .handler(({ data }) => apiGet(endpoints.circuitLaps, data));

/** The newest recorded outline of a circuit; null if there is none. */
export const fetchCircuitOutline = createServerFn({ method: "GET" })
  .validator(circuitId)
  .handler(({ data }) => readOutline(data));

/** A circuit in the list, with its outline if one was recorded. */
export type ListedCircuit = CircuitEntry & {
  /** Alternating x and y in metres, a closed path; null if nothing was recorded. */
  outline: Array<number> | null;
};

/** The list shows outlines at the size of a flag, so every third point is enough. */
const listedEvery = 3;

/** Every circuit by id, with its recorded outline. */
export const fetchListedCircuits = createServerFn({ method: "GET" }).handler(
  async (): Promise<Array<ListedCircuit>> => {
    const [circuits, outlines] = await Promise.all([apiGet(endpoints.circuits), readOutlines()]);
    return circuits.map((circuit) => {
      const points = outlines.get(circuit.circuit_id)?.points ?? null;
      return {
        ...circuit,
        outline: points?.filter((_, index) => Math.floor(index / 2) % listedEvery === 0) ?? null,
      };
    });
  },
);
