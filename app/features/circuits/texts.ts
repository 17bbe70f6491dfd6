import type { CircuitProfile } from "#contract/circuits.ts";
import { formatCount, noValue } from "#app/ui/format-number.ts";

/** A length in kilometres with metres, as circuits state it: "5.793 km". */
export function kilometres(length: number | null): string {
  return length === null ? noValue : `${length.toFixed(3)} km`;
}

const types: Readonly<Record<CircuitProfile["type"], string>> = {
  RACE: "Race track",
  ROAD: "Public roads",
  STREET: "Street circuit",
};

/** What kind of circuit it is, and which way it is driven. */
export function kindText({ type, direction }: Pick<CircuitProfile, "type" | "direction">): string {
  return `${types[type]}, ${direction === "CLOCKWISE" ? "clockwise" : "anti-clockwise"}`;
}

/** How often Grands Prix were held, and in which seasons. */
export function heldText(circuit: Pick<CircuitProfile, "races_held" | "races">): string {
  const held = circuit.races.filter(({ winner }) => winner !== null).map(({ year }) => year);
  if (held.length === 0) return "No Grand Prix held yet";
  const [last, first] = [held[0], held.at(-1)];
  const seasons = first === last ? `in ${first}` : `between ${first} and ${last}`;
  return `${formatCount(circuit.races_held, "Grand Prix", "Grands Prix")} ${seasons}`;
}

/** What stands where a circuit has no facts to show. */
export const noCircuitFacts = "No circuit data available.";
