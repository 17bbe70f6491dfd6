import { teamColourIn } from "#app/features/team-colours/team-colours.ts";
import { readableColour } from "#app/ui/chart/readable-colour.ts";

/** A team's latest colour as both themes can show it, or the first colour of all charts; a CSS colour. */
export function teamColour(teamId: string): string {
  const colour = teamColourIn(teamId, Infinity);
  return colour === null ? "var(--series-1)" : readableColour(colour);
}
