import { constructorGross, driverGross } from "./gross-points.ts";
import { driverFigures, teamFigures, type Entry, type Placing } from "./summaries.ts";

/** What is shown beside a line of a season's table. */
export type LineFigures = {
  line: Placing;
  /** All points scored, where results were dropped; null where all counted. */
  gross_points: number | null;
  wins: number;
  podiums: number;
  poles: number;
};

/** The figures beside the lines of the drivers' tables. */
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
 * The figures beside the lines of the constructors' tables. Where a team has a line for each engine, a line has
 * the races with its engine; otherwise all of the team's.
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
