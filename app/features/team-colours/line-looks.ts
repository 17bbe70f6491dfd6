import type { ChartStroke } from "#app/ui/chart/chart.ts";
import { colourDistance, looksAlike, readableColour } from "#app/ui/chart/readable-colour.ts";
import { teamColourIn } from "#app/reference/team-colours.ts";

/** For teams without a colour, and where two of a season are too near: muted, and none of them anybody's. */
export const neutralColours: ReadonlyArray<string> = [
  "#8a5a44",
  "#5b7fa6",
  "#7d8f4e",
  "#9b6b9e",
  "#b3873f",
  "#4f8f8a",
  "#a65b63",
  "#5d55a8",
  "#7a7a72",
  "#c08a78",
];

/**
 * From the plainest on. Dots are left out, which are near to dashes, and points alone, which nobody follows among twenty
 * other lines.
 */
const strokes: ReadonlyArray<ChartStroke> = [
  "solid",
  "dashed",
  "wide-dashed",
  "marked",
  "marked-dashed",
  "marked-wide-dashed",
];

/** How a line of a season's chart is drawn; the colour is a CSS `light-dark()`, readable in both themes. */
export type LineLook = { colour: string; stroke: ChartStroke };

/** A team's colour in a season as both themes can show it, or a plain colour where the team has none; any CSS colour. */
export function drawnTeamColour(teamId: string, year: number, readable = readableColour): string {
  const colour = teamColourIn(teamId, year);
  return colour === null ? "var(--color-series-2)" : readable(colour);
}

/** From this distance in OKLab on, colours that meet are told apart at a glance among many. */
export const contrastOfMany = 0.13;

/**
 * How each line of a season's chart is drawn. No two look the same, and neighbours in the table have different strokes,
 * so that colour alone tells nobody apart. A line has its team's colour. A team without one, and a driver without a
 * team, has the neutral colour that is used the least; so has what is left of a team with more lines than strokes, and a team whose colour another one above it has, or nearly.
 *
 * @param lines in the order of the table
 * @returns for each line, in their order
 */
export function looksOf(year: number, lines: ReadonlyArray<{ team_id: string | null }>): Array<LineLook> {
  const drawn: Array<{ team: string; colour: string; stroke: ChartStroke }> = [];
  const freeStrokes = (colour: string) =>
    strokes.filter((stroke) => !drawn.some((line) => line.colour === colour && line.stroke === stroke));
  for (const [index, { team_id }] of lines.entries()) {
    const team = team_id ?? `line ${index}`;
    const known = drawn.findLast((line) => line.team === team)?.colour;
    const own = known ?? (team_id === null ? null : teamColourIn(team_id, year));
    const isTaken = drawn.some((line) => line.team !== team && own !== null && looksAlike(line.colour, own));
    const hasOwn = own !== null && !isTaken && freeStrokes(own).length > 0;
    const colour = hasOwn ? own : rarest(unlike(drawn, team), drawn.map(colourOf));
    const free = freeStrokes(colour);
    const stroke = free.length === 0 ? "solid" : rarest(free, drawn.map(strokeOf));
    drawn.push({ team, colour, stroke });
  }
  return drawn.map(({ colour, stroke }) => ({ colour: readableColour(colour), stroke }));
}

/** The lines of one colour, from the first of the table on. */
const strokesOfTeam: ReadonlyArray<ChartStroke> = ["solid", "dashed", "dotted", "wide-dashed"];

/**
 * How each line is drawn where its name stands at its end: in the colour of `looksOf`, and of one colour the first is
 * solid, the second dashed and the third dotted.
 *
 * @param lines in the order of the table
 */
export function teamLooksOf(year: number, lines: ReadonlyArray<{ team_id: string | null }>): Array<LineLook> {
  const colours = looksOf(year, lines).map(colourOf);
  return colours.map((colour, index) => {
    const before = colours.slice(0, index).filter((other) => other === colour).length;
    return { colour, stroke: strokesOfTeam[before % strokesOfTeam.length] ?? "solid" };
  });
}

/**
 * How each of a few careers is drawn: in the colour of the class that stands beside its name on the same page. Of those that look alike the second is dashed, the third dotted.
 */
export function comparedLooks(
  careers: ReadonlyArray<{ car: { team_id: string | null; year: number } }>,
): Array<LineLook> {
  const colours = careers.map(({ car: { team_id, year } }) =>
    team_id === null ? null : teamColourIn(team_id, year),
  );
  return colours.map((colour, index) => {
    const alike = colours
      .slice(0, index)
      .filter((other) =>
        colour === null || other === null ? colour === other : colourDistance(colour, other) < contrastOfMany,
      );
    return {
      colour: colour === null ? "var(--color-team)" : readableColour(colour),
      stroke: strokesOfTeam[alike.length % strokesOfTeam.length] ?? "solid",
    };
  });
}

/** The neutral colours that no other team's line comes near; all of them where each one is taken. */
function unlike(drawn: ReadonlyArray<{ team: string; colour: string }>, team: string): ReadonlyArray<string> {
  const free = neutralColours.filter((neutral) =>
    drawn.every((line) => line.team === team || line.colour === neutral || !looksAlike(line.colour, neutral)),
  );
  return free.length === 0 ? neutralColours : free;
}

const colourOf = ({ colour }: LineLook) => colour;
const strokeOf = ({ stroke }: LineLook) => stroke;

/** The choice that was made the least often before, of equals the first. @param choices at least one */
function rarest<T>(choices: ReadonlyArray<T>, before: ReadonlyArray<T>): T {
  const times = (choice: T) => before.filter((each) => each === choice).length;
  return choices.reduce((best, choice) => (times(choice) < times(best) ? choice : best));
}
