import type { ArchiveInfo } from "#contract/archive.ts";
import type { CalendarRow } from "#contract/calendar.ts";
import type { CalendarSeasons } from "#app/data/calendar-seasons.ts";
import type { PoleDifference } from "#contract/profiles.ts";
import { isUpcoming } from "#contract/races.ts";
import { formatSpans } from "#app/text/format.ts";

/** What stands in place of a calendar that could not be had. */
export const noCalendar = "No calendar available.";

/** How a table of races is made: what counts, where another pole is credited, and the source. */
export function racesMethod(races: ReadonlyArray<CalendarRow>): string {
  return ["Pole: first place on the starting grid.", ...races.flatMap(creditedPole), "Source: F1DB."].join(
    " ",
  );
}

function creditedPole({ year, round, race_name, pole, credited_pole }: CalendarRow): Array<string> {
  if (credited_pole === null) return [];
  const grid_driver = pole?.driver_name ?? null;
  const credited_driver = credited_pole.driver_name;
  return [poleSentence({ year, round, race_name, grid_driver, credited_driver })];
}

/** Who is credited with a pole that the grid does not show, in a sentence. */
export function poleSentence({ year, race_name, grid_driver, credited_driver }: PoleDifference): string {
  const grid =
    grid_driver === null ? "nobody is recorded in grid slot 1" : `${grid_driver} started from grid slot 1`;
  return `F1DB credits ${credited_driver} with the pole of the ${year} ${race_name}; ${grid}.`;
}

/** Why a year has no races here. */
export function noSeasonText(year: number, { first, last }: CalendarSeasons): string {
  return year < first
    ? `There was no ${year} season: the first was in ${first}.`
    : `The ${year} calendar is not in this archive; the last is that of ${last}.`;
}

/** In which time zone the dates of races stand; races of which only the day is known are in none. */
export function zoneText(races: ReadonlyArray<Pick<CalendarRow, "time_utc">>, timeZone: string): string {
  if (races.every(({ time_utc }) => time_utc === null))
    return "Days only: the source has no times of these races.";
  return `Time zone: ${timeZone}`;
}

/** Parts a season's races, in their order, into those to come and those that have been. */
export function splitSeason(
  races: ReadonlyArray<CalendarRow>,
  presentMs: number,
): { ahead: Array<CalendarRow>; past: Array<CalendarRow> } {
  const ahead = races.filter((race) => isUpcoming(race, presentMs));
  return { ahead, past: races.filter((race) => !ahead.includes(race)) };
}

/** Which races should have a result by now and have none here; null where all of them have one. */
export function missingRoundsText(past: ReadonlyArray<Pick<CalendarRow, "round" | "winner">>): string | null {
  const rounds = past.filter(({ winner }) => winner === null).map(({ round }) => round);
  if (rounds.length === 0) return null;
  return rounds.length === 1
    ? `Round ${rounds[0]}: no result yet`
    : `Rounds ${formatSpans(rounds)}: ${rounds.length} races, no results yet`;
}

/** What stands in place of a result that a race should have by now and the archive lacks. */
export function missingText(year: number, last: ArchiveInfo["last_race"]): string {
  if (last === null) return "Not in this archive yet";
  const through = last.year === year ? `round ${last.round}` : `${last.year} round ${last.round}`;
  return `Not in this archive yet (through ${through})`;
}
