import type { HeldTiming } from "#contract/archive.ts";
import type { CalendarRow } from "#contract/calendar.ts";
import type { CircuitRace } from "#contract/circuits.ts";
import type { SessionCode } from "#contract/sessions.ts";

/** A circuit's outline as recorded by one car. */
export type CircuitOutline = {
  year: number;
  round: number;
  session: SessionCode;
  /** Where it comes from, for example "OpenF1, session 9689". */
  source: string;
  /** Alternating x and y in whole metres, y pointing north, beginning at the start line; a closed path. */
  points: Array<number>;
};

/** The documents that a circuit's outline is in, the better first: a lap of qualifying keeps to the racing line. */
const withOutline = ["dominance", "outline"] as const;

/** The document of a session that the circuit's outline is in; null if no positions on track were recorded. */
export function documentWithOutline({ documents }: HeldTiming): (typeof withOutline)[number] | null {
  return withOutline.find((name) => documents.includes(name)) ?? null;
}

/** How good a session's outline is, 0 the best. */
function outlineRank(timing: HeldTiming): number {
  return withOutline.findIndex((name) => timing.documents.includes(name));
}

/**
 * The newest session at a circuit whose timing has positions on track, from which its outline is drawn.
 *
 * @param races at the circuit, in any order
 * @param held all sessions with imported timing
 * @returns null if there is none
 */
export function sessionWithOutline(
  races: ReadonlyArray<Pick<CircuitRace, "year" | "round">>,
  held: ReadonlyArray<HeldTiming>,
): HeldTiming | null {
  const here = held.filter(
    (timing) =>
      documentWithOutline(timing) !== null &&
      races.some(({ year, round }) => year === timing.year && round === timing.round),
  );
  return (
    here.toSorted(
      (one, other) =>
        other.year - one.year || other.round - one.round || outlineRank(one) - outlineRank(other),
    )[0] ?? null
  );
}

/**
 * The session that each circuit's outline is drawn from.
 *
 * @param races at any circuits
 * @returns sessions by circuit id
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
