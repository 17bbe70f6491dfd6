import type { ChartStroke } from "#app/ui/chart/chart.ts";
import { readableColour } from "#app/ui/chart/readable-colour.ts";

/** From a season on, the colour by which a team is known, as `#rrggbb`. */
type Era = readonly [since: number, colour: string];

/**
 * Teams since 2014, kept by hand: the colour of the timing screens of 2025 for those that raced then, the main colour
 * of the cars for the others. Where teams of one season would look alike, the one less bound to its colour gives way.
 */
export const teamColours: Readonly<Record<string, ReadonlyArray<Era>>> = {
  alfa_romeo: [[2019, "#a3203a"]],
  alphatauri: [[2020, "#5b7f95"]],
  alpine: [
    [2021, "#00a1e8"],
    [2024, "#ff87bc"],
    [2025, "#00a1e8"],
  ],
  aston_martin: [[2021, "#15784f"]],
  audi: [[2026, "#8f1a2b"]],
  cadillac: [[2026, "#b08d3e"]],
  caterham: [[2014, "#0a8f4a"]],
  ferrari: [[2014, "#ed1131"]],
  force_india: [
    [2014, "#f28c28"],
    [2017, "#f596c8"],
  ],
  haas: [
    [2016, "#9c9fa2"],
    [2019, "#7d6228"],
    [2020, "#9c9fa2"],
  ],
  kick_sauber: [[2024, "#01c00e"]],
  lotus_f1: [[2014, "#c8a24a"]],
  manor: [[2016, "#8c3b2a"]],
  marussia: [[2014, "#8c2332"]],
  mclaren: [
    [2014, "#5f666e"],
    [2017, "#f47600"],
  ],
  mercedes: [[2014, "#00d7b6"]],
  racing_bulls: [[2025, "#6c98ff"]],
  racing_point: [[2019, "#f596c8"]],
  rb: [[2024, "#6c98ff"]],
  red_bull: [[2014, "#4781d7"]],
  renault: [[2016, "#f2d400"]],
  sauber: [
    [2014, "#2b6a8f"],
    [2018, "#a3203a"],
  ],
  toro_rosso: [
    [2014, "#4a35a8"],
    [2017, "#7f86e8"],
  ],
  williams: [
    [2014, "#62c6e8"],
    [2019, "#1868db"],
  ],
};

/** For teams of older seasons, in the order of the table: muted, and none of them anybody's. */
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

/** The colour by which a team was known in a season, as `#rrggbb`; null where it has none. */
export function teamColourIn(teamId: string, year: number): string | null {
  const eras = Object.hasOwn(teamColours, teamId) ? (teamColours[teamId] ?? []) : [];
  return eras.findLast(([since]) => since <= year)?.[1] ?? null;
}

/** A team's latest colour as both themes can show it, or the first colour of all charts; a CSS colour. */
export function latestTeamColour(teamId: string): string {
  const colour = teamColourIn(teamId, Infinity);
  return colour === null ? "var(--color-series-1)" : readableColour(colour);
}

/** A team's colour in a season as both themes can show it, or a plain colour where the team has none; any CSS colour. */
export function drawnTeamColour(teamId: string, year: number): string {
  const colour = teamColourIn(teamId, year);
  return colour === null ? "var(--color-series-2)" : readableColour(colour);
}

/**
 * How each line of a season's chart is drawn. No two look the same, and neighbours in the table have different strokes,
 * so that colour alone tells nobody apart. A line has its team's colour. A team without one, and a driver without a
 * team, has the neutral colour that is used the least; so has what is left of a team with more lines than strokes.
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
    const hasOwn = own !== null && freeStrokes(own).length > 0;
    const colour = hasOwn ? own : (rarest(neutralColours, drawn.map(colourOf)) ?? "#7a7a72");
    const stroke = rarest(freeStrokes(colour), drawn.map(strokeOf)) ?? "solid";
    drawn.push({ team, colour, stroke });
  }
  return drawn.map(({ colour, stroke }) => ({ colour: readableColour(colour), stroke }));
}

const colourOf = ({ colour }: LineLook) => colour;
const strokeOf = ({ stroke }: LineLook) => stroke;

/** The choice that was made the least often before, of equals the first; undefined without any choice. */
function rarest<T>(choices: ReadonlyArray<T>, before: ReadonlyArray<T>): T | undefined {
  const times = (choice: T) => before.filter((each) => each === choice).length;
  return choices.toSorted((one, other) => times(one) - times(other))[0];
}
