/**
 * Dates as the site writes them: "21 November 2026", "Saturday 21 November 2026" at "04:00 UTC".
 *
 * Words come from `Intl` in British English; their order is ours. A whole date formatted by `Intl` differs by a
 * comma between versions of its data, so that server and browser would not agree on the same text.
 */

type DateParts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

/** A plain date, never shifted to another zone: "2026-11-21" → "21 November 2026". */
export function formatDay(day: string): string {
  const { day: number, month, year } = partsOf(new Date(day), "UTC");
  return `${number} ${month} ${year}`;
}

/** A plain date for narrow places: "2026-11-21" → "21 Nov". */
export function formatShortDay(day: string): string {
  return shortDay(partsOf(new Date(day), "UTC"));
}

/** A plain date with its weekday: "2026-11-21" → "Saturday 21 November 2026". */
export function formatLongDay(day: string): string {
  return longDay(partsOf(new Date(day), "UTC"));
}

/**
 * An instant as day and time in a time zone that is named: "Saturday 21 November 2026" and "04:00 UTC".
 *
 * @param timeZone an IANA name such as "Europe/Paris"; without one, the zone of this machine
 */
export function formatInstant(instant: Date, timeZone?: string): { day: string; time: string } {
  const parts = partsOf(instant, timeZone);
  return { day: longDay(parts), time: `${parts.hour}:${parts.minute} ${parts.timeZoneName}` };
}

/** A plain date with its weekday for narrow places: "2026-11-21" → "Sat 21 Nov". */
export function formatWeekday(day: string): string {
  return dayOfWeek(partsOf(new Date(day), "UTC"));
}

/**
 * An instant for narrow places: "21 Nov", with its weekday "Sat 21 Nov", and "04:00". Whoever shows it names the
 * time zone beside it.
 *
 * @param timeZone as for `formatInstant`
 */
export function formatShortInstant(
  instant: Date,
  timeZone?: string,
): { day: string; weekday: string; time: string } {
  const parts = partsOf(instant, timeZone);
  return { day: shortDay(parts), weekday: dayOfWeek(parts), time: `${parts.hour}:${parts.minute}` };
}

/** The IANA name of this machine's time zone, for example "Europe/Paris". */
export function localTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function shortDay({ day, month }: DateParts): string {
  return `${day} ${month?.slice(0, 3)}`;
}

function dayOfWeek(parts: DateParts): string {
  return `${parts.weekday?.slice(0, 3)} ${shortDay(parts)}`;
}

function longDay({ weekday, day, month, year }: DateParts): string {
  return `${weekday} ${day} ${month} ${year}`;
}

function partsOf(instant: Date, timeZone?: string): DateParts {
  return Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  );
}

/** One format for each time zone: making one costs more than all dates of a table. */
const formats = new Map<string | undefined, Intl.DateTimeFormat>();

function formatIn(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-GB", {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZoneName: "short",
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  formats.set(timeZone, format);
  return format;
}
