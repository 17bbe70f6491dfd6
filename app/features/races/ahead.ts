import type { ArchiveInfo } from "#contract/archive.ts";
import type { CalendarRow } from "#contract/calendar.ts";
import { isAhead } from "#contract/races.ts";

/** A race that has been, and what to say in place of a result that the archive lacks. */
export type PastRace = CalendarRow & { missing: string | null };

/**
 * Parts a season's races, in their order, into those to come and those that have been.
 *
 * @param missing what a race without a result says that should have one by now
 */
export function splitSeason(
  races: ReadonlyArray<CalendarRow>,
  presentMs: number,
  missing: string,
): { ahead: Array<CalendarRow>; past: Array<PastRace> } {
  const ahead = races.filter((race) => race.winner === null && isAhead(race, presentMs));
  const past = races.filter((race) => !ahead.includes(race));
  return { ahead, past: past.map((race) => ({ ...race, missing: race.winner === null ? missing : null })) };
}

/** What stands in place of a result that a race should have by now and the archive lacks. */
export function missingText(year: number, last: ArchiveInfo["last_race"]): string {
  if (last === null) return "Not in this archive yet";
  const through = last.year === year ? `round ${last.round}` : `${last.year} round ${last.round}`;
  return `Not in this archive yet (through ${through})`;
}
