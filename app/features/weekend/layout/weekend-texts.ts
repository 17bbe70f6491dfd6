import {
  type SessionCode,
  firstSprintQualifyingSeason,
  firstSprintSeason,
  sessionNames,
} from "#contract/sessions.ts";
import type { Conditions } from "#contract/timing/session.ts";
import { hasNotStarted, type RaceStart } from "#contract/races.ts";
import type { Weekend } from "#contract/weekend.ts";
import { isPaged } from "#app/reference/weekend-pages.ts";
import { formatCount, formatSpan } from "#app/text/format.ts";
import { shortCountry } from "#app/text/names.ts";

/** Where a race takes place: circuit, place where the circuit's name does not say it, country. */
export function circuitText({ circuit_name, place, country }: Weekend): string {
  const named = circuit_name.includes(place) ? [circuit_name] : [circuit_name, place];
  return [...named, shortCountry(country)].join(", ");
}

/** "5.419 km a lap". */
export function lapText(kilometres: number): string {
  return `${kilometres.toFixed(3)} km a lap`;
}

/**
 * How long the Grand Prix is, for example "56 laps, 305.066 km", and on the pages of a qualifying or a sprint how long a
 * lap is; null where it is not recorded, and on the page of a practice.
 */
export function distanceText(weekend: Weekend, session: SessionCode | null): string | null {
  const { laps, distance_km, lap_length_km } = weekend;
  if (session !== null && session !== "R") {
    return lap_length_km === null || !isPaged(session) ? null : lapText(lap_length_km);
  }
  const parts = [
    laps === null ? null : formatCount(laps, "lap"),
    distance_km === null ? null : `${distance_km} km`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(", ");
}

/** What a session without a distance had: "418 laps"; where the laps of one are not known, "20 drivers". */
export function drivenText(lines: ReadonlyArray<{ laps: number | null }>): string {
  const known = lines.flatMap(({ laps }) => laps ?? []);
  if (known.length < lines.length || known.length === 0) return formatCount(lines.length, "driver");
  return formatCount(
    known.reduce((sum, laps) => sum + laps, 0),
    "lap",
  );
}

/**
 * The weather of a session in one phrase, for example "Dry, air 25–27 °C, track 46–53 °C".
 */
export function conditionsText({ air_temperature, track_temperature, rain_share }: Conditions): string {
  const sky = rain_share === 0 ? "Dry" : rain_share < 0.5 ? "Rain at times" : "Mostly rain";
  return `${sky}, air ${rangeText(air_temperature)} °C, track ${rangeText(track_temperature)} °C`;
}

/** In how many readings there was rain, where there was any. */
export function rainText({ rain_share }: Conditions): string | undefined {
  return rain_share === 0 ? undefined : `Rain in ${Math.max(1, Math.round(rain_share * 100))}% of readings`;
}

function rangeText({ least, greatest }: Conditions["air_temperature"]): string {
  return formatSpan(Math.round(least), Math.round(greatest));
}

/** Why a weekend has no such session. */
export function noSessionText({ year, race_name, sprint, sessions }: Weekend, code: SessionCode): string {
  const none = `The ${year} ${race_name} has no ${sessionNames[code].toLowerCase()}`;
  if (code === "S" || code === "SQ") {
    if (year < firstSprintSeason) return `${none}: sprints have been held since ${firstSprintSeason}.`;
    if (!sprint) return `${none}: it is not one of the season’s weekends with a sprint.`;
    if (code === "SQ" && year < firstSprintQualifyingSeason)
      return `${none}: until ${firstSprintQualifyingSeason - 1}, qualifying set the grid of the sprint.`;
  }
  const held = sessions.map((session) => sessionNames[session.code]).join(", ");
  return `${none} on record. Its sessions are: ${held}.`;
}

/** When a session starts; that of the race, where nothing else is known. */
export function sessionStart({ date_utc, time_utc, sessions }: Weekend, code: SessionCode): RaceStart {
  const session = sessions.find((each) => each.code === code);
  if (session === undefined || session.date_utc === null) return { date_utc, time_utc };
  return { date_utc: session.date_utc, time_utc: session.time_utc };
}

/** Whether a session has not begun yet. */
export function hasSessionNotStarted(weekend: Weekend, code: SessionCode, presentMs: number): boolean {
  return hasNotStarted(sessionStart(weekend, code), presentMs);
}
