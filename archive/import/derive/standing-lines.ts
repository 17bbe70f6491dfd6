import {
  constructorCountedParts,
  type CountedPart,
  countedParts,
} from "#archive/analysis/season-rules/counted-results.ts";
import { constructorRaceScale } from "#archive/analysis/season-rules/scales.ts";
import { roundedPoints } from "#contract/values.ts";
import { driverFigures, type Entry, type Placing, teamFigures } from "./summaries.ts";

/** The columns that an import adds to a line of a season's table. */
export type LineFigures = {
  line: Placing;
  /** All points scored, where results were dropped; null where all counted. */
  gross_points: number | null;
  wins: number;
  podiums: number;
  poles: number;
};

/** For each line of the drivers' tables. */
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
 * For each line of the constructors' tables. Where a team has a line for each engine, only its races with that engine
 * count.
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

/** At most the scale's points for the place: the rest was the driver's. Shared cars and Formula Two cars scored none. */
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
