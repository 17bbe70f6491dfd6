import type { HeldRace } from "#contract/held.ts";

/** When races last changed what pages say. */
export type LastChanges = {
  /** The day of the last race of all; null before any. */
  ever: string | null;
  /** The day of the last race of a season; null for a season without any. */
  inSeason: (year: number | null) => string | null;
};

/**
 * The days on which pages last changed. Facts change with a race: those of a driver, a team or a circuit until the
 * last race of their last season, which settles the championship as well.
 */
export function lastChanges(races: ReadonlyArray<HeldRace>): LastChanges {
  const run = races.filter((race) => race.run);
  const ends = new Map(run.map(({ year, date_utc }) => [year, date_utc]));
  return {
    ever: run.at(-1)?.date_utc ?? null,
    inSeason: (year) => (year === null ? null : (ends.get(year) ?? null)),
  };
}
