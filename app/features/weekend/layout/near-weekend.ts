import { grandPrixNames } from "#contract/grand-prix-names.ts";
import { championshipSeasons, nearestSeason } from "#app/data/calendar-seasons.ts";

/** A race, and how many its season has. */
export type NearWeekend = { year: number; round: number; rounds: number };

/**
 * The race nearest to what an address names, in the nearest season that has races. Text that is no number stands for
 * the latest season and for its first round.
 */
export function nearWeekend(year: string, round: string): NearWeekend {
  const season = isNumber(year) ? nearestSeason(Number(year), championshipSeasons) : championshipSeasons.last;
  const rounds = grandPrixNames(season).length;
  const wanted = isNumber(round) ? Number(round) : 1;
  return { year: season, round: Math.min(Math.max(wanted, 1), rounds), rounds };
}

function isNumber(text: string): boolean {
  return /^\d{1,9}$/.test(text);
}
