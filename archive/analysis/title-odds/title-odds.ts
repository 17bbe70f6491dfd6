import { expectedField, isIndianapolis } from "./field.ts";
import { type ModelSettings, titleOddsSettings } from "./model-settings.ts";
import type { OddsSeason, RoundOdds } from "./odds-season.ts";
import { simulateRest } from "./simulate-rest.ts";
import { fitStrengths, weightedRounds } from "./strengths.ts";

/** The chances of a season's titles before the first round and after each that was run; none before there are entries. */
export function titleOdds(
  season: OddsSeason,
  before: OddsSeason | null,
  settings: ModelSettings = titleOddsSettings,
): Array<RoundOdds> {
  if (season.run.length === 0) return [];
  return Array.from({ length: season.run.length + 1 }, (_, roundsRun) =>
    oddsAfter(season, before, roundsRun, settings),
  );
}

/**
 * The chances when so many rounds had been run. They follow from those rounds and the last season alone; before the first
 * round, from the last season and the first round's entries.
 *
 * @param before the last season; null before the first
 */
export function oddsAfter(
  season: OddsSeason,
  before: OddsSeason | null,
  roundsRun: number,
  settings: ModelSettings = titleOddsSettings,
): RoundOdds {
  const races = before === null ? [] : roadRaces(before, before.run.length);
  const weighted = weightedRounds(roadRaces(season, roundsRun), races, settings);
  const field = expectedField(season, roundsRun, { last: before, before: races, weighted, settings });
  const strengths = fitStrengths(weighted, field, settings);
  return { round: roundsRun, ...simulateRest(season, roundsRun, field, strengths, settings) };
}

/** The first rounds without the Indianapolis 500. */
function roadRaces(season: OddsSeason, rounds: number) {
  return season.run.slice(0, rounds).filter(({ round }) => !isIndianapolis(season, round));
}
