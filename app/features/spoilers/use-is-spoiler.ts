import { useCallback } from "react";
import { isOver } from "./cover.ts";
import { useLastRace } from "./use-last-race.ts";

/** True for the races of the last weekend and later: all of them, while it is not known which that is. */
export function useIsSpoiler(): (race: { year: number; round: number }) => boolean {
  const last = useLastRace();
  return useCallback(({ year, round }) => !isOver(year, round, last), [last]);
}
