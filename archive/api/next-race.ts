import type { NextRace } from "#contract/races.ts";

/**
 * The next race: the first whose start lies after the present moment.
 *
 * @param races upcoming races in the order of their dates, from today's on
 * @returns null when none is ahead
 */
export function firstAhead(races: ReadonlyArray<NextRace>, now: Date): NextRace | null {
  return races.find((race) => isAhead(race, now)) ?? null;
}

/** Whether a race has yet to start; one whose time is unknown counts as ahead until its UTC day ends. */
export function isAhead(race: Pick<NextRace, "date_utc" | "time_utc">, now: Date): boolean {
  if (race.time_utc === null) return race.date_utc >= utcDay(now);
  return new Date(`${race.date_utc}T${race.time_utc.replace(/Z$/, "")}Z`) > now;
}

/** The day of an instant in UTC, `YYYY-MM-DD`. */
export function utcDay(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
