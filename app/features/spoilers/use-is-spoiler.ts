import { useCallback } from "react";
import { isOver } from "./cover.ts";
import { useQuery } from "@tanstack/react-query";
import type { ArchiveInfo } from "#contract/archive.ts";
import { archiveInfoQuery } from "#app/data/archive.queries.ts";

/** True for the races of the last weekend and later: all of them, while it is not known which that is. */
export function useIsSpoiler(): (race: { year: number; round: number }) => boolean {
  const last = useLastRace();
  return useCallback(({ year, round }) => !isOver(year, round, last), [last]);
}

/** The last race with a result; null where the archive has none, undefined while that is not known. */
export function useLastRace(): ArchiveInfo["last_race"] | undefined {
  const { data } = useQuery({ ...archiveInfoQuery(), enabled: false });
  return data?.available === true ? data.value.last_race : undefined;
}
