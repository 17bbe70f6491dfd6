import { isStart, type ResultRow } from "#contract/results.ts";
import { sumOfPoints } from "#contract/values.ts";

/** A driver's figures over all results for one team (specification §3 "Team driver aggregate"). */
export type TeamDriver = {
  /** Null in answers that do not give ids. */
  driver_id: string | null;
  full_name: string;
  /** Grands Prix: races entered without DNS, DNQ, DNPQ, DNP, EX. */
  gps: number;
  wins: number;
  podiums: number;
  /** Races from grid slot 1. */
  poles: number;
  /** Of races and sprints. */
  points: number;
};

/**
 * The drivers of a team with their figures, in the order of the rows: the newest first.
 *
 * Races count once, also where a driver shared cars and has several rows: the better one counts. Sprints count
 * in the points only.
 */
export function teamDrivers(rows: ReadonlyArray<ResultRow>): Array<TeamDriver> {
  return [...Map.groupBy(rows, (row) => row.full_name)].map(([full_name, ofDriver]) => {
    const races = ofDriver.filter((row) => row.session_type === "R");
    return {
      driver_id: ofDriver[0]?.driver_id ?? null,
      full_name,
      gps: racesWith(races, started),
      wins: racesWith(races, (row) => row.finish_position === 1),
      podiums: racesWith(races, (row) => row.finish_position !== null && row.finish_position <= 3),
      poles: racesWith(races, (row) => row.grid_position === 1),
      points: sumOfPoints(ofDriver.map((row) => row.points)),
    };
  });
}

function started(row: ResultRow): boolean {
  return isStart(row.position_text ?? row.status);
}

/** In how many distinct races a row with some property stands. */
function racesWith(rows: ReadonlyArray<ResultRow>, has: (row: ResultRow) => boolean): number {
  return new Set(rows.filter(has).map((row) => row.race_id)).size;
}
