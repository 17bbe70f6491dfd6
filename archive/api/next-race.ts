import { isAhead } from "#contract/race-start.ts";
import type { NextRace } from "#contract/races.ts";

/**
 * The next race: the first whose start lies after the present moment.
 *
 * @param races upcoming races in the order of their dates, from today's on
 * @returns null when none is ahead
 */
export function firstAhead(races: ReadonlyArray<NextRace>, now: Date): NextRace | null {
  return races.find((race) => isAhead(race, now.getTime())) ?? null;
}

/** The day of an instant in UTC, `YYYY-MM-DD`. */
export function utcDay(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
