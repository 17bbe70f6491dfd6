import type { Entry } from "./summaries.ts";

/**
 * With how many other drivers each driver was entered in a Grand Prix for the same team, over the whole career.
 * Who came for several races, or to several teams of the driver's, counts once; sprints have no entries of their own.
 *
 * @returns the number by driver; a driver of sprints only is not in it
 */
export function teammateCounts(entries: ReadonlyArray<Entry>): Map<string, number> {
  const grandsPrix = entries.filter((line) => line.session === "R");
  const cars = Map.groupBy(grandsPrix, (line) => `${line.race_id} ${line.team_id}`);
  const met = new Map<string, Set<string>>();
  for (const lines of cars.values()) {
    for (const { driver_id } of lines) {
      const known = met.get(driver_id) ?? new Set();
      for (const other of lines) known.add(other.driver_id);
      met.set(driver_id, known);
    }
  }
  // Each set holds the driver too.
  return new Map([...met].map(([driver, known]) => [driver, known.size - 1]));
}
