import type { ArchiveInfo, DetailKind } from "#contract/archive.ts";

/** The season nearest to a year of which an archive holds a kind of detail; null where it holds none. */
export function nearestCovered(archive: ArchiveInfo | null, year: number, detail: DetailKind): number | null {
  const held = (archive?.coverage ?? []).filter(({ kind }) => kind === detail);
  const nearest = held.map(({ from, to }) => Math.min(Math.max(year, from), to));
  return nearest.toSorted((one, other) => Math.abs(one - year) - Math.abs(other - year))[0] ?? null;
}
