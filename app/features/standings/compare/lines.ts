import { canonicalId } from "#contract/ids.ts";
import type { ConstructorRounds, DriverPoints } from "#contract/standings.ts";

/** Someone's points, round by round. */
export type Line = {
  /** How an address calls the line. */
  id: string;
  name: string;
  teamId: string | null;
  /** After each round run; null before the first entry. */
  points: ReadonlyArray<number | null>;
};

/** The drivers of a season's table, in its order. */
export function driverLines({ drivers }: DriverPoints): Array<Line> {
  return drivers.map(({ driver_id, driver_name, team_id, points }) => ({
    id: driver_id,
    name: driver_name,
    teamId: team_id,
    points,
  }));
}

/** The lines of a season's constructors' table; of a team with two engines, or entered twice, each has its own id. */
export function constructorLines({ teams }: ConstructorRounds): Array<Line> {
  const lines = teams.map(({ team_id, team_name, engine, points }) => ({
    id: engine === null ? team_id : canonicalId(`${team_id} ${engine}`),
    name: engine === null ? team_name : `${team_name} ${engine}`,
    teamId: team_id,
    points,
  }));
  return lines.map((line, index) => {
    const before = lines.slice(0, index).filter(({ id }) => id === line.id).length;
    if (before === 0) return line;
    return { ...line, id: `${line.id}_${before + 1}`, name: `${line.name} (${before + 1})` };
  });
}

/** The lines that were asked for, in that order; the first two of the table where none of them is there. */
export function chosenLines(lines: ReadonlyArray<Line>, ids: ReadonlyArray<string>): Array<Line> {
  const chosen = ids.flatMap((id) => lines.find((line) => line.id === id) ?? []);
  return chosen.length === 0 ? lines.slice(0, 2) : chosen;
}
