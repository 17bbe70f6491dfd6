import type { HeldTiming } from "#contract/archive.ts";
import type { CircuitRace } from "#contract/circuits.ts";

/**
 * The newest session at a circuit whose timing has positions on track, from which its outline is drawn.
 *
 * @param races those at the circuit, in any order
 * @param held every session whose timing was imported
 * @returns null where there is none
 */
export function sessionWithOutline(
  races: ReadonlyArray<Pick<CircuitRace, "year" | "round">>,
  held: ReadonlyArray<HeldTiming>,
): HeldTiming | null {
  const here = held.filter(
    ({ year, round, documents }) =>
      documents.includes("dominance") && races.some((race) => race.year === year && race.round === round),
  );
  return here.toSorted((one, other) => other.year - one.year || other.round - one.round)[0] ?? null;
}
