import { formatCount, noValue } from "#app/text/format.ts";
import type { MostWins } from "#app/data/circuits.functions.ts";
import type { CircuitProfile, CircuitRace } from "#contract/circuits.ts";
import { awaitsResult } from "#contract/races.ts";

/** A length in kilometres with metres, as circuits state it: "5.793 km". */
export function kilometres(length: number | null): string {
  return length === null ? noValue : `${length.toFixed(3)} km`;
}

/** What kinds of circuits there are. */
const circuitTypes: Readonly<Record<CircuitProfile["type"], string>> = {
  RACE: "Race track",
  ROAD: "Public roads",
  STREET: "Street circuit",
};

/** Which way a circuit may be driven. */
export const circuitDirections: Readonly<Record<CircuitProfile["direction"], string>> = {
  CLOCKWISE: "Clockwise",
  ANTI_CLOCKWISE: "Anti-clockwise",
};

/** Which way a circuit is driven, and what it is where that is no track of its own: "Street circuit, clockwise". */
export function kindText({ type, direction }: Pick<CircuitProfile, "type" | "direction">): string {
  const way = circuitDirections[direction];
  return type === "RACE" ? way : `${circuitTypes[type]}, ${way.toLowerCase()}`;
}

/** How often Grands Prix were held, and in which seasons. */
export function heldText(circuit: Pick<CircuitProfile, "races_held" | "races">): string {
  const held = racesWithResult(circuit.races).map(({ year }) => year);
  if (held.length === 0) return "No Grand Prix result yet";
  const [last, first] = [held[0], held.at(-1)];
  const seasons = first === last ? `in ${first}` : `from ${first} to ${last}`;
  return `${formatCount(circuit.races_held, "Grand Prix", "Grands Prix")} ${seasons}`;
}

/** How many of the Grands Prix the driver on pole won: "35%", "26 of 75 Grands Prix"; "–" where no car ever stood there. */
export function wonFromPole(races: ReadonlyArray<CircuitRace>): { value: string; detail: string } {
  const held = racesWithResult(races);
  const withPole = held.filter(({ pole }) => pole !== null);
  const won = withPole.filter(({ pole, winner }) => pole?.driver_id === winner?.driver_id).length;
  if (withPole.length === 0) return { value: noValue, detail: "" };
  const counted = withPole.length === held.length ? "Grands Prix" : "Grands Prix with a car on pole";
  return {
    value: `${Math.round((100 * won) / withPole.length)}%`,
    detail: `${won} of ${withPole.length} ${counted}`,
  };
}

/** The Grands Prix that have a result. */
export function racesWithResult(races: ReadonlyArray<CircuitRace>): Array<CircuitRace> {
  return races.filter(({ winner }) => winner !== null);
}

/** Which Grands Prix have been held and have no result here yet; null where none lacks one. */
export function missingResultText(races: ReadonlyArray<CircuitRace>, presentMs: number): string | null {
  const missing = races.filter((race) => awaitsResult(race, presentMs));
  if (missing.length === 0) return null;
  const names = missing.map(({ year, race_name }) => `${year} ${race_name}`);
  return `Not available yet: the result of the ${names.join(", ")}.`;
}

/** The most who are named; of more, only their number is said. */
const mostNamed = 2;

/** "Lewis Hamilton 8", "Hamilton, Schumacher 5", "5 drivers, 2 each". */
export function mostWinsText({ wins, drivers }: MostWins, nameOf: (name: string) => string): string {
  if (drivers.length > mostNamed) return `${drivers.length} drivers, ${wins} each`;
  return `${drivers.map(({ name }) => nameOf(name)).join(", ")} ${wins}`;
}

/** What stands where a circuit has no facts to show. */
export const noCircuitFacts = "No circuit data available.";
