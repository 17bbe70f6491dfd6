import type { CalendarRow } from "#contract/calendar.ts";
import { instantOf } from "#contract/race-start.ts";
import { type SessionCode, sessionNames } from "#contract/sessions.ts";
import { idOfName } from "#app/text/fold-name.ts";
import type { CalendarEvent } from "./icalendar.ts";
import { type SessionGroup, sessionGroups } from "./options.ts";

/** How long sessions are in the programme, in minutes; others take an hour. */
const programmedMinutes: Partial<Record<SessionCode, number>> = { R: 120, SQ: 45, WU: 30 };
const usualMinutes = 60;

/**
 * The sessions of a season as events. An event is known by season, Grand Prix and session and not by its round, since
 * rounds are counted anew when a race is cancelled or moved.
 *
 * @param siteUrl public address without a trailing slash
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
