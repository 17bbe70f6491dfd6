import type { Progression } from "#contract/weekend.ts";

const looks = "Colours are those of the teams; teammates differ by their strokes.";
const picking = "A name makes its line stand out.";

/** What the drawing's lines and dots mean. */
export const sessionsLegend = `${looks} A hollow dot is no place, a thin line a session left out. ${picking}`;

/** What the lines lap by lap mean. */
export const lapsLegend = `${looks} A name within the drawing is of a driver who retired there; a thin line leads those who were laps down to their place. ${picking}`;

/** What the places are (docs/method.md). */
export function progressionMethod({ stages }: Progression): string {
  const has = (key: string) => stages.some((stage) => stage.key === key);
  return [
    "Places in the classification of each session.",
    has("grid") ? "The grid is as it formed up, penalties included; PL is a start from the pit lane." : "",
    has("S") ? "The sprint is a race of its own: its place is no place on the grid." : "",
    "Source: F1DB.",
  ]
    .filter(Boolean)
    .join(" ");
}

/** What the places lap by lap are. */
export function lapsMethod(source: string): string {
  return `Places when crossing the line at the end of each lap, from the grid on. The table ends with the last lap that a driver completed. Source: ${source}; the grid: F1DB.`;
}
