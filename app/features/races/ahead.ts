import type { ArchiveInfo } from "#contract/archive.ts";
import type { CalendarRow } from "#contract/calendar.ts";
import { isAhead } from "#contract/races.ts";

/** Parts a season's races, in their order, into those to come and those that have been. */
export function splitSeason(
  races: ReadonlyArray<CalendarRow>,
  presentMs: number,
): { ahead: Array<CalendarRow>; past: Array<CalendarRow> } {
  const ahead = races.filter((race) => race.winner === null && isAhead(race, presentMs));
  return { ahead, past: races.filter((race) => !ahead.includes(race)) };
}

/** Which races should have a result by now and have none here; null where all of them have one. */
export function missingRoundsText(past: ReadonlyArray<Pick<CalendarRow, "round" | "winner">>): string | null {
  const rounds = past.filter(({ winner }) => winner === null).map(({ round }) => round);
  const [first, ...others] = rounds;
  const last = others.at(-1);
  if (first === undefined) return null;
  if (last === undefined) return `The result of round ${first} is not available yet.`;
  const named =
    last - first === others.length
      ? `${first} to ${last}`
      : `${[first, ...others.slice(0, -1)].join(", ")} and ${last}`;
  return `The results of rounds ${named} are not available yet.`;
}

/** What stands in place of a result that a race should have by now and the archive lacks. */
export function missingText(year: number, last: ArchiveInfo["last_race"]): string {
  if (last === null) return "Not in this archive yet";
  const through = last.year === year ? `round ${last.round}` : `${last.year} round ${last.round}`;
  return `Not in this archive yet (through ${through})`;
}
