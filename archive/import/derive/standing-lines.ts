import {
  constructorCountedParts,
  type CountedPart,
  countedParts,
} from "#archive/analysis/season-rules/counted-results.ts";
import { constructorRaceScale } from "#archive/analysis/season-rules/scales.ts";
import { roundedPoints } from "#contract/values.ts";
import { driverFigures, type Entry, type Placing, teamFigures } from "./summaries.ts";

/** The columns that an import adds to a row of season standings. */
export type LineFigures = {
  line: Placing;
  /** All points scored, where results were dropped; null where all counted. */
  gross_points: number | null;
  wins: number;
  podiums: number;
  poles: number;
};

/** For each row of the drivers' standings. */
export function driverLines(
  entries: ReadonlyArray<Entry>,
  lines: ReadonlyArray<Placing>,
): Array<LineFigures> {
  const bySeason = Map.groupBy(entries, (entry) => `${entry.year} ${entry.driver_id}`);
  return lines.map((line) => {
    const ofDriver = bySeason.get(`${line.year} ${line.entity_id}`) ?? [];
    const { wins, podiums, poles } = driverFigures(ofDriver);
    return { line, gross_points: driverGross(line, ofDriver), wins, podiums, poles };
  });
}

/**
 * For each row of the constructors' standings. If a team has a row per engine, only its races with that engine count.
 */
export function constructorLines(
  entries: ReadonlyArray<Entry>,
  lines: ReadonlyArray<Placing>,
): Array<LineFigures> {
  const bySeason = Map.groupBy(entries, (entry) => `${entry.year} ${entry.team_id}`);
  const engines = Map.groupBy(lines, (line) => `${line.year} ${line.entity_id}`);
  return lines.map((line) => {
    const season = `${line.year} ${line.entity_id}`;
    const several = new Set(engines.get(season)?.map((other) => other.engine_id)).size > 1;
    const ofTeam = bySeason.get(season) ?? [];
    const ofLine = several ? ofTeam.filter((entry) => entry.engine_id === line.engine_id) : ofTeam;
    const { wins, podiums, poles } = teamFigures(ofLine);
    return { line, gross_points: constructorGross(line, ofLine), wins, podiums, poles };
  });
}

/**
 * All points that a driver scored in a season with dropped results.
 *
 * @param entries the driver's entries of the season
 * @returns null if every result counted
 */
export function driverGross(line: Placing, entries: ReadonlyArray<Entry>): number | null {
  const gross = entries.reduce((sum, { points }) => sum + points, 0);
  return moreThanCounted(gross, line, countedParts(line.year));
}

/**
 * All points that a constructor scored in a season with dropped results: those of its best car in each race, without
 * the drivers' points for fastest laps.
 *
 * @param entries of the constructor's cars in the season
 * @returns null if every result counted
 */
export function constructorGross(line: Placing, entries: ReadonlyArray<Entry>): number | null {
  const races = Map.groupBy(entries, (entry) => entry.race_id);
  const best = [...races.values()].map((cars) => Math.max(...cars.map(forConstructor)));
  const gross = best.reduce((sum, points) => sum + points, 0);
  return moreThanCounted(gross, line, constructorCountedParts(line.year));
}

/** At most the points for the position: the rest was the driver's. Shared cars and Formula Two cars scored none. */
function forConstructor({ year, position, points }: Entry): number {
  if (points === 0 || position === null) return 0;
  const forWin = constructorRaceScale(year)[0] ?? 0;
  return year <= 1959 ? (constructorRaceScale(year)[position - 1] ?? 0) : Math.min(points, forWin);
}

function moreThanCounted(gross: number, line: Placing, parts: ReadonlyArray<CountedPart>): number | null {
  const dropped = parts.some((part) => Number.isFinite(part.best));
  // Thirds of a point are rounded per race: two of them may add up to a difference of a hundredth.
  return dropped && gross - line.points > 0.02 ? roundedPoints(gross) : null;
}
