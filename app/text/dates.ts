/**
 * Dates as the site writes them: "21 November 2026", "Saturday 21 November 2026" at "04:00 UTC".
 *
 * Their words are ours: browsers take longer to load a language's rules for dates than to show a page, and two versions
 * of those rules may differ by a comma, so that server and browser would not agree on the same text.
 */

import { twoDigits } from "./format.ts";

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** A day of the calendar and a time of that day, wherever that may be. */
type DateParts = { weekday: string; day: number; month: string; year: number; time: string };

/** A plain date, never shifted to another zone: "2026-11-21" → "21 November 2026". */
export function formatDay(day: string): string {
  const { day: number, month, year } = partsOf(new Date(day));
  return `${number} ${month} ${year}`;
}

/** A plain date for narrow places: "2026-11-21" → "21 Nov". */
export function formatShortDay(day: string): string {
  return shortDay(partsOf(new Date(day)));
}

/** A plain date with its weekday: "2026-11-21" → "Saturday 21 November 2026". */
export function formatLongDay(day: string): string {
  return longDay(partsOf(new Date(day)));
}

/** A plain date with its weekday for narrow places: "2026-11-21" → "Sat 21 Nov". */
export function formatWeekday(day: string): string {
  return dayOfWeek(partsOf(new Date(day)));
}

/** By how many minutes this machine's clocks are ahead of UTC at an instant: 120 in Paris in summer. */
export function localOffset(instant: Date): number {
  return -instant.getTimezoneOffset();
}

/**
 * An instant as day and time in a time zone that is named: "Saturday 21 November 2026" and "04:00 UTC".
 *
 * @param offset the minutes by which clocks there are ahead of UTC
 */
export function formatInstant(instant: Date, offset = 0): { day: string; time: string } {
  const parts = partsOf(instant, offset);
  return { day: longDay(parts), time: `${parts.time} ${zoneName(offset)}` };
}

/**
 * An instant for narrow places: "21 Nov", with its weekday "Sat 21 Nov", and "04:00". Whoever shows it names the
 * time zone beside it.
 *
 * @param offset as for `formatInstant`
 */
export function formatShortInstant(
  instant: Date,
  offset = 0,
): { day: string; weekday: string; time: string } {
  const parts = partsOf(instant, offset);
  return { day: shortDay(parts), weekday: dayOfWeek(parts), time: parts.time };
}

/** The IANA name of this machine's time zone, for example "Europe/Paris". */
export function localTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** "UTC", or by how much clocks differ from it: "GMT-8", "GMT+5:30". */
function zoneName(offset: number): string {
  if (offset === 0) return "UTC";
  const minutes = Math.abs(offset) % 60;
  const hours = `GMT${offset < 0 ? "-" : "+"}${Math.floor(Math.abs(offset) / 60)}`;
  return minutes === 0 ? hours : `${hours}:${twoDigits(minutes)}`;
}

function shortDay({ day, month }: DateParts): string {
  return `${day} ${month.slice(0, 3)}`;
}

function dayOfWeek(parts: DateParts): string {
  return `${parts.weekday.slice(0, 3)} ${shortDay(parts)}`;
}

function longDay({ weekday, day, month, year }: DateParts): string {
  return `${weekday} ${day} ${month} ${year}`;
}

function partsOf(instant: Date, offset = 0): DateParts {
  const there = new Date(instant.getTime() + offset * 60_000);
  return {
    weekday: weekdays[there.getUTCDay()] ?? "",
    day: there.getUTCDate(),
    month: months[there.getUTCMonth()] ?? "",
    year: there.getUTCFullYear(),
    time: `${twoDigits(there.getUTCHours())}:${twoDigits(there.getUTCMinutes())}`,
  };
}
