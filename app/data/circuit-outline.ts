import type { HeldTiming } from "#contract/archive.ts";
import type { CalendarRow } from "#contract/calendar.ts";
import type { CircuitRace } from "#contract/circuits.ts";
import type { SessionCode } from "#contract/sessions.ts";

/** A circuit from above, as one car was recorded on it. */
export type CircuitOutline = {
  year: number;
  round: number;
  session: SessionCode;
  /** Where it is from, for example "OpenF1, session 9689". */
  source: string;
  /** x and y of each point in turn, whole metres, y growing to the north, the first at the start; closed. */
  points: Array<number>;
};

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

/**
 * For each circuit with one the session that its outline is drawn from.
 *
 * @param races of any circuits
 * @returns sessions by the id of their circuit
 */
export function newestOutlines(
  races: ReadonlyArray<Pick<CalendarRow, "year" | "round" | "circuit_id">>,
  held: ReadonlyArray<HeldTiming>,
): Map<string, HeldTiming> {
  const found = [...Map.groupBy(races, ({ circuit_id }) => circuit_id)].map(
    ([id, own]) => [id, sessionWithOutline(own, held)] as const,
  );
  return new Map(found.flatMap(([id, session]) => (session === null ? [] : [[id, session]])));
}
