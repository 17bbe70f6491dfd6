import { canonicalId } from "#contract/ids.ts";
import { formatValue } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";
import { threeLetters } from "#app/text/three-letters.ts";
import type { ConstructorPoints, DriverPoints } from "#contract/standings.ts";

/** A driver's or a constructor's points, round by round. */
export type Line = {
  /** How an address calls the line. */
  id: string;
  name: string;
  /** A driver's three letters, null where none is recorded; a constructor has none. */
  code?: string | null;
  team_id: string | null;
  /** After each round run; null before the first entry. */
  points: ReadonlyArray<number | null>;
  /** The place in the table after each round run; null where it has none. */
  positions: ReadonlyArray<number | null>;
};

/** The name by which a driver is known; a team's in full. */
export function labelOf({ name, code }: Line): string {
  return code === undefined ? name : lastName(name);
}

/** Three letters of a driver or a team where there is no room for the name; a season's year as it is. */
export function shortLabelOf({ name, code }: Pick<Line, "name" | "code">): string {
  if (code !== undefined) return code ?? threeLetters(name);
  return isSeasonName(name) ? name : name.slice(0, 3).toUpperCase();
}

/** Whether a line is called by a year: one of several seasons of a driver. */
export function isSeasonName(name: string): boolean {
  return /^\d{4}$/.test(name);
}

/**
 * How the first two of a table stand: "Verstappen beats Hamilton by 8 points".
 *
 * @param after the last round that was run; null for a final table
 */
export function leadSentence(
  [one, other]: readonly [string, string],
  [points, next]: readonly [number, number],
  after: number | null,
): string {
  const margin = points - next;
  if (margin <= 0) return `${one} and ${other} are level on ${formatValue(points)} points`;
  const by = `by ${formatValue(margin)} ${margin === 1 ? "point" : "points"}`;
  return after === null ? `${one} beats ${other} ${by}` : `${one} leads ${other} ${by} after round ${after}`;
}

/** The drivers of a season's table, in its order. */
export function driverLines({ drivers }: DriverPoints): Array<Line> {
  return drivers.map(({ driver_id, driver_name, code, team_id, points, positions }) => ({
    id: driver_id,
    name: driver_name,
    code,
    team_id,
    points,
    positions,
  }));
}

/** A constructor as a season's table has it: the team, with its engine where that tells two of its lines apart. */
export function constructorName({ team_name, engine }: { team_name: string; engine: string | null }): string {
  return engine === null ? team_name : `${team_name} (${engine})`;
}

/** The lines of a season's constructors' table; of a team with two engines, or entered twice, each has its own id. */
export function constructorLines({ teams }: ConstructorPoints): Array<Line> {
  const lines = teams.map(({ team_id, team_name, engine, points, positions }) => ({
    id: engine === null ? team_id : canonicalId(`${team_id} ${engine}`),
    name: constructorName({ team_name, engine }),
    team_id,
    points,
    positions,
  }));
  return lines.map((line, index) => {
    const before = lines.slice(0, index).filter(({ id }) => id === line.id).length;
    if (before === 0) return line;
    return { ...line, id: `${line.id}_${before + 1}`, name: `${line.name} (${before + 1})` };
  });
}

/** What a round is called in a season's drawings: "Round 22, Abu Dhabi Grand Prix". */
export function roundLabel(round: number, race: string | undefined): string {
  return race === undefined ? `Round ${round}` : `Round ${round}, ${race}`;
}
