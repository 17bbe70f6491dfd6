import {
  constructorCountedParts,
  type CountedPart,
  countedParts,
} from "#archive/analysis/season-rules/counted-results.ts";
import { constructorRaceScale } from "#archive/analysis/season-rules/scales.ts";
import { roundedPoints } from "#contract/points.ts";
import type { Entry, Placing } from "./summaries.ts";

/**
 * All points a driver scored, for a line of a season that dropped results.
 *
 * @param entries the driver's lines of the season
 * @returns null where every result counted
 */
export function driverGross(line: Placing, entries: ReadonlyArray<Entry>): number | null {
  const gross = entries.reduce((sum, { points }) => sum + points, 0);
  return moreThanCounted(gross, line, countedParts(line.year));
}

/**
 * All points a constructor scored, for a line of a season that dropped results: those of its best car of each race,
 * without the drivers' points for fastest laps.
 *
 * @param entries the lines of the constructor's cars of the season
 * @returns null where every result counted
 */
export function constructorGross(line: Placing, entries: ReadonlyArray<Entry>): number | null {
  const races = Map.groupBy(entries, (entry) => entry.race_id);
  const best = [...races.values()].map((cars) => Math.max(...cars.map(forConstructor)));
  const gross = best.reduce((sum, points) => sum + points, 0);
  return moreThanCounted(gross, line, constructorCountedParts(line.year));
}

/** No car scores more for its constructor than the scale has for its place; shared cars and Formula Two scored nothing. */
function forConstructor({ year, position, points }: Entry): number {
  if (points === 0 || position === null) return 0;
  const forWin = constructorRaceScale(year)[0] ?? 0;
  return year <= 1959 ? (constructorRaceScale(year)[position - 1] ?? 0) : Math.min(points, forWin);
}

function moreThanCounted(gross: number, line: Placing, parts: ReadonlyArray<CountedPart>): number | null {
  const dropped = parts.some((part) => Number.isFinite(part.best));
  // Thirds of a point are rounded in each race: two of them may make a hundredth of difference.
  return dropped && gross - line.points > 0.02 ? roundedPoints(gross) : null;
}
