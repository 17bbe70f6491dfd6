import { shareOf } from "#app/ui/compared/share.ts";
import type { TeammateRecord } from "#contract/head-to-head.ts";

/** How often a driver and teammates were ahead of each other. */
export type Wins = {
  /** Distinct races; with several teammates in a race there are more comparisons than races. */
  races: number;
  driverWins: number;
  teammateWins: number;
  /** The driver's share of all wins, in per cent; null without any. */
  winPercent: number | null;
};

/**
 * Counts who was ahead, by the positions that are compared. Equal positions, and positions that are missing,
 * count for neither.
 */
export function winsIn(records: ReadonlyArray<TeammateRecord>): Wins {
  const leads = records.map(lead);
  const driverWins = leads.filter((each) => each > 0).length;
  const teammateWins = leads.filter((each) => each < 0).length;
  return {
    races: new Set(records.map(({ year, round }) => `${year} ${round}`)).size,
    driverWins,
    teammateWins,
    winPercent: shareOf(driverWins, teammateWins),
  };
}

/** By how many places the driver was ahead; negative when behind, 0 when that cannot be said. */
export function lead({ driver_position, teammate_position }: TeammateRecord): number {
  if (driver_position === null || teammate_position === null) return 0;
  return teammate_position - driver_position;
}
