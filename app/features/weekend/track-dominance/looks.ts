import { drawnTeamColour } from "#app/features/team-colours/line-looks.ts";
import type { Contender, MiniSector } from "./contest.ts";

/** How a contender's parts of the track are drawn: colour, and dashes, which tell them apart without it. */
export type TrackLook = { colour: string; dashes: string | undefined };

/** Dashes, those with the most of the track first; units of the drawing. */
const patterns = [undefined, "12 4", "4 4", "16 4 4 4", "8 8", "4 10", "20 3 3 3 3 3"];

/**
 * A look for each contender that is fastest anywhere. More of them than there are patterns repeat
 * these in other colours; labels name all.
 */
export function trackLooks(
  year: number,
  contenders: ReadonlyArray<Contender>,
  sectors: ReadonlyArray<MiniSector>,
): Map<Contender, TrackLook> {
  const won = (each: Contender) => sectors.filter(({ fastest }) => fastest === each).length;
  const shown = contenders.filter((each) => won(each) > 0).toSorted((one, other) => won(other) - won(one));
  return new Map(
    shown.map((contender, index) => [
      contender,
      { colour: drawnTeamColour(contender.teamId, year), dashes: patterns[index % patterns.length] },
    ]),
  );
}
