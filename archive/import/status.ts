/** What a classification says about how a car's race ended. Source: F1DB race and sprint results. */
export type Ending = {
  /** Place in the classification; null when not classified. */
  position: number | null;
  /** The place, or DNF, NC, DSQ, EX, DNS, DNQ, DNPQ, DNP. */
  positionText: string;
  reasonRetired: string | null;
  /** Laps behind the winner; null on the lead lap. */
  gapLaps: number | null;
};

/**
 * The status of a result row: the reason for retirement where there is one (a classified car may carry one),
 * else `Finished` on the lead lap and `+n Lap(s)` behind it, else the position text.
 */
export function statusText(ending: Ending): string {
  if (ending.reasonRetired !== null) return ending.reasonRetired;
  if (ending.position === null) return ending.positionText;
  if (ending.gapLaps === null || ending.gapLaps === 0) return "Finished";
  return ending.gapLaps === 1 ? "+1 Lap" : `+${ending.gapLaps} Laps`;
}
