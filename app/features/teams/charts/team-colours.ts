import { readableColour } from "#app/ui/chart/readable-colour.ts";

/**
 * The colours by which the timing screens of 2025 know the teams, as `#rrggbb`. Other teams have none: the colours
 * of older cars changed with their sponsors.
 */
const colours: Readonly<Record<string, string>> = {
  alpine: "#00a1e8",
  aston_martin: "#229971",
  ferrari: "#ed1131",
  haas: "#9c9fa2",
  kick_sauber: "#01c00e",
  mclaren: "#f47600",
  mercedes: "#00d7b6",
  racing_bulls: "#6c98ff",
  red_bull: "#4781d7",
  williams: "#1868db",
};

/** A team's colour as both themes can show it, or the first colour of all charts; a CSS colour. */
export function teamColour(teamId: string): string {
  const colour = Object.hasOwn(colours, teamId) ? colours[teamId] : undefined;
  return colour === undefined ? "var(--series-1)" : readableColour(colour);
}
