import type { Line } from "../lines.ts";

/** The lines that were asked for, in that order; the first two of the table where none of them is there. */
export function chosenLines(lines: ReadonlyArray<Line>, ids: ReadonlyArray<string>): Array<Line> {
  const chosen = ids.flatMap((id) => lines.find((line) => line.id === id) ?? []);
  return chosen.length === 0 ? lines.slice(0, 2) : chosen;
}
