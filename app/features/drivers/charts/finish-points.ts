import type { ResultRow } from "#contract/results.ts";
import type { ChartPoint } from "#app/ui/chart/chart.ts";

/** One point for each round of a session; of two rows in one race (shared cars) the better one counts. */
export function finishPoints(rows: ReadonlyArray<ResultRow>, session: "R" | "S"): Array<ChartPoint> {
  const best = new Map<number, ResultRow>();
  for (const row of rows) {
    if (row.session_type !== session) continue;
    const other = best.get(row.round);
    if (other === undefined || placeOf(row) < placeOf(other)) best.set(row.round, row);
  }
  return [...best.values()]
    .toSorted((one, other) => one.round - other.round)
    .map((row) => ({ x: row.round, value: row.finish_position, text: outcome(row) }));
}

function placeOf({ finish_position }: ResultRow): number {
  return finish_position ?? Infinity;
}

/** Why there is no place: "DNF (Engine)", or the one word that is known. */
function outcome({ position_text, status }: ResultRow): string {
  if (position_text === undefined || position_text === status) return status;
  return `${position_text} (${status})`;
}
