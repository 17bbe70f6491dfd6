import type { ArchiveInfo } from "#contract/archive.ts";

/** Which archive a page was made from, in one sentence. */
export function archiveExtent({ extent, last_race, version }: ArchiveInfo): string {
  const name = extent === "full" ? "Full archive" : "Starter archive";
  const reach =
    last_race === null
      ? "without results yet"
      : `through ${last_race.year} round ${last_race.round} (${last_race.race_name})`;
  return `${name} ${reach}, version ${version}.`;
}
