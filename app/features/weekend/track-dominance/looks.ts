import { contrastingColours } from "#app/features/team-colours/line-looks.ts";
import type { Contender, MiniSector } from "./contest.ts";

/**
 * The colour of each contender who is fastest anywhere; those with the most of the track choose first. Names beside
 * the track say the same.
 */
export function trackColours(
  year: number,
  contenders: ReadonlyArray<Contender>,
  sectors: ReadonlyArray<MiniSector>,
): Map<Contender, string> {
  const won = (each: Contender) => sectors.filter(({ fastest }) => fastest === each).length;
  const shown = contenders.filter((each) => won(each) > 0).toSorted((one, other) => won(other) - won(one));
  const colours = contrastingColours(shown.map(({ teamId }) => ({ team_id: teamId, year })));
  return new Map(shown.map((contender, index) => [contender, colours[index] ?? ""]));
}
