import { createServerFn } from "@tanstack/react-start";
import { endpoints } from "#contract/endpoints.ts";
import type { CircuitEntry, CircuitProfile } from "#contract/circuits.ts";
import { circuitId } from "#contract/ids.ts";
import { readOutline, readOutlines } from "./recorded-outlines.server.ts";
import { apiGet } from "./upstream.server.ts";

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

/** The newest outline that was recorded of a circuit; null where the archive holds none. */
export const fetchCircuitOutline = createServerFn({ method: "GET" })
  .validator(circuitId)
  .handler(({ data }) => readOutline(data));

/** A circuit as the list shows it, with its outline where one was recorded. */
export type ListedCircuit = CircuitEntry & {
  /** x and y of each point in turn, in metres; the circuit is closed. Null where nothing was recorded. */
  outline: Array<number> | null;
};

/** Of a recorded outline the list shows every third point: it is as large as a flag. */
const listedEvery = 3;

/** Every circuit by id, with the recorded outlines. */
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
