import { idOfName } from "#app/text/names.ts";
import type { CalendarRow } from "#contract/calendar.ts";
import { instantOf } from "#contract/races.ts";
import { type SessionCode, sessionNames } from "#contract/sessions.ts";
import { type SessionGroup, sessionGroups } from "./options.ts";

/** An event of a calendar file. */
export type CalendarEvent = {
  /** Stable when the event moves, so that calendars update it. */
  uid: string;
  summary: string;
  location: string;
  url: string;
  /** The start time, or an all-day date when the time is unknown. */
  start: Date | string;
  /** Duration; ignored for an all-day event. */
  minutes: number;
};

export type CalendarFile = {
  name: string;
  events: ReadonlyArray<CalendarEvent>;
  /** When the file was generated. */
  made: Date;
  /** Minutes before each start at which an alarm rings; null for none. All-day events have no alarm. */
  alarmMinutes: number | null;
};

/** A calendar file as of RFC 5545: CRLF line endings, lines of at most 75 octets. */
export function icalendar(file: CalendarFile): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//F1 Statistics//Calendar//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escaped(file.name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT12H",
    ...file.events.flatMap((event) => eventLines(event, file)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function eventLines(event: CalendarEvent, { made, alarmMinutes }: CalendarFile): Array<string> {
  return [
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `DTSTAMP:${utc(made)}`,
    ...timeLines(event),
    `SUMMARY:${escaped(event.summary)}`,
    `LOCATION:${escaped(event.location)}`,
    `URL:${event.url}`,
    "TRANSP:TRANSPARENT",
    ...(alarmMinutes === null || typeof event.start === "string" ? [] : alarmLines(event, alarmMinutes)),
    "END:VEVENT",
  ];
}

function timeLines({ start, minutes }: CalendarEvent): Array<string> {
  if (typeof start === "string") return [`DTSTART;VALUE=DATE:${start.replaceAll("-", "")}`];
  return [`DTSTART:${utc(start)}`, `DURATION:PT${minutes}M`];
}

function alarmLines({ summary }: CalendarEvent, minutes: number): Array<string> {
  return [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(summary)}`,
    `TRIGGER:-PT${minutes}M`,
    "END:VALARM",
  ];
}

/** 2026-11-21T04:00:00.000Z → 20261121T040000Z */
function utc(instant: Date): string {
  return `${instant.toISOString().replaceAll(/[-:]/g, "").slice(0, 15)}Z`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
}

const mostOctets = 75;

/** Folds a long line: continuation lines begin with a space, and characters are never split. */
function folded(line: string): string {
  const parts = [""];
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > mostOctets) {
      parts.push("");
      // The leading space.
      octets = 1;
    }
    parts.push(`${parts.pop() ?? ""}${character}`);
    octets += size;
  }
  return parts.join("\r\n ");
}

/** Scheduled length of sessions in minutes; others take an hour. */
const programmedMinutes: Partial<Record<SessionCode, number>> = { R: 120, SQ: 45, WU: 30 };
const usualMinutes = 60;

/**
 * A season's sessions as events. The UID is made of season, Grand Prix and session, not of the round, since rounds are
 * renumbered when a race is cancelled or moved.
 *
 * @param siteUrl public origin without a trailing slash
 */
export function seasonEvents(
  races: ReadonlyArray<CalendarRow>,
  groups: ReadonlyArray<SessionGroup>,
  siteUrl: string,
): Array<CalendarEvent> {
  const codes = groups.flatMap((group): ReadonlyArray<SessionCode> => sessionGroups[group].codes);
  return races.flatMap((race) =>
    race.sessions
      .filter(({ code }) => codes.includes(code))
      .map(({ code, date_utc, time_utc }) => ({
        uid: `${race.year}-${idOfName(race.race_name)}-${code}@f1-statistics`.toLowerCase(),
        summary: code === "R" ? race.race_name : `${race.race_name}: ${sessionNames[code]}`,
        location: `${race.circuit_name}, ${race.country}`,
        url: `${siteUrl}/race/${race.year}/${race.round}/race/results`,
        start: instantOf(date_utc, time_utc) ?? date_utc,
        minutes: programmedMinutes[code] ?? usualMinutes,
      })),
  );
}
