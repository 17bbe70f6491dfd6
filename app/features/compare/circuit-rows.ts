import { alphabet } from "#app/ui/alphabet.ts";
import type { CircuitFigures } from "#contract/head-to-head.ts";

/** A circuit with the figures of each who is compared, in their order; null for who never raced there. */
export type CircuitRow = {
  circuitId: string;
  circuitName: string;
  country: string;
  figures: ReadonlyArray<CircuitFigures | null>;
};

/**
 * Lays the circuits of several careers side by side, by name.
 *
 * @param careers the circuits of each
 */
export function circuitRows(careers: ReadonlyArray<ReadonlyArray<CircuitFigures>>): Array<CircuitRow> {
  const byCircuit = Map.groupBy(careers.flat(), ({ circuit_id }) => circuit_id);
  const rows = [...byCircuit].flatMap(([circuitId, [any]]) => {
    if (any === undefined) return [];
    const figures = careers.map(
      (rowsOf) => rowsOf.find(({ circuit_id }) => circuit_id === circuitId) ?? null,
    );
    return [{ circuitId, circuitName: any.circuit_name, country: any.country, figures }];
  });
  return rows.toSorted((one, other) => alphabet().compare(one.circuitName, other.circuitName));
}

/** By how much each amount is the better one: 1 for the best of several that differ, 0 for all others. */
export function bestAmong(amounts: ReadonlyArray<number | null>, better: "more" | "less"): Array<0 | 1> {
  const known = amounts.filter((amount) => amount !== null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const best = known.length < 2 || least === most ? null : better === "more" ? most : least;
  return amounts.map((amount) => (best !== null && amount === best ? 1 : 0));
}
