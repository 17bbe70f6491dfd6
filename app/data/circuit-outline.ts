import type { HeldTiming } from "#contract/archive.ts";
import type { CalendarRow } from "#contract/calendar.ts";
import type { CircuitRace } from "#contract/circuits.ts";
import type { SessionCode } from "#contract/sessions.ts";

/** A circuit's outline, as one car drove it or as drawn from a map. */
export type CircuitOutline = {
  /** The layout of the circuit that it shows. */
  layout_id: string;
  /** The session in which a car recorded it; null for one drawn from a map, of which the start is not known. */
  recorded: { year: number; round: number; session: SessionCode } | null;
  /** Where it comes from, for example "OpenF1, session 9689". */
  source: string;
  /** Alternating x and y in whole metres, y pointing north; a closed path. A recorded one begins at the start line. */
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

/**
 * An outline with only the points that a small drawing needs (Douglas and Peucker's method).
 *
 * @param metres alternating x and y of a closed path
 * @param tolerance how far, in metres, a point that is left out may lie from the line
 */
export function simplifiedOutline(metres: ReadonlyArray<number>, tolerance: number): Array<number> {
  const pointAt = (index: number) => [metres[2 * index] ?? 0, metres[2 * index + 1] ?? 0] as const;
  const kept = (from: number, to: number): Array<number> => {
    const [[x1, y1], [x2, y2]] = [pointAt(from), pointAt(to)];
    const length = Math.hypot(x2 - x1, y2 - y1);
    let [farthest, distance] = [from, 0];
    for (let index = from + 1; index < to; index += 1) {
      const [x, y] = pointAt(index);
      const away =
        length === 0
          ? Math.hypot(x - x1, y - y1)
          : Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
      if (away > distance) [farthest, distance] = [index, away];
    }
    return distance > tolerance ? [...kept(from, farthest), farthest, ...kept(farthest, to)] : [];
  };
  const last = metres.length / 2 - 1;
  return [0, ...kept(0, last), last].flatMap(pointAt);
}
