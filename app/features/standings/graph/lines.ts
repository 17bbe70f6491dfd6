import type { ConstructorRounds, DriverPoints, SeasonRound } from "#contract/standings.ts";

/** A driver or constructor as a line of a season's graph. */
export type Line = {
  /** As the address has it. */
  id: string;
  name: string;
  team_id: string | null;
  /** Points after each round run; null before the first entry. */
  points: ReadonlyArray<number | null>;
};

/** A season by round: its rounds, and its lines in the order of the table. */
export type SeasonLines = { year: number; rounds: ReadonlyArray<SeasonRound>; lines: ReadonlyArray<Line> };

export function driverLines({ year, rounds, drivers }: DriverPoints): SeasonLines {
  const lines = drivers.map(({ driver_id, driver_name, team_id, points }) => ({
    id: driver_id,
    name: driver_name,
    team_id,
    points,
  }));
  return { year, rounds, lines };
}

/** A team with two lines in the season's table is told apart by its engines. */
export function constructorLines({ year, rounds, teams }: ConstructorRounds): SeasonLines {
  const lines = teams.map(({ team_id, team_name, engine, points }) => ({
    id: engine === null ? team_id : `${team_id}.${engine.toLowerCase().replaceAll(/[^a-z0-9]+/g, "_")}`,
    name: engine === null ? team_name : `${team_name} (${engine})`,
    team_id,
    points,
  }));
  return { year, rounds, lines };
}

/** The last points of a line; 0 for one without any. */
export function lastPoints({ points }: Line): number {
  return points.findLast((each) => each !== null) ?? 0;
}
