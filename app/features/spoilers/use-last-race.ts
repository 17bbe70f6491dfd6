import { useQuery } from "@tanstack/react-query";
import type { ArchiveInfo } from "#contract/archive.ts";
import { archiveInfoQuery } from "#app/data/archive.queries.ts";

/** The last race with a result; null where the archive has none, undefined while that is not known. */
export function useLastRace(): ArchiveInfo["last_race"] | undefined {
  const { data } = useQuery({ ...archiveInfoQuery(), enabled: false });
  return data?.available === true ? data.value.last_race : undefined;
}
