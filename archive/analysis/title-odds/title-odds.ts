import { expectedField, fitStrengths, isIndianapolis, weightedRounds } from "./field.ts";
import {
  type ModelSettings,
  type OddsSeason,
  type RoundOdds,
  type TitleOdds,
  titleOddsSettings,
} from "./odds-season.ts";
import { simulateRest } from "./simulate-rest.ts";

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
 * The chances after a number of rounds. They follow from those rounds and the last season alone; before the first
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

/** How a chance changed. */
type Change = { name: string; before: number; after: number };

/** A round after which chances were others than before it. */
type Swing = {
  year: number;
  round: number;
  /** How much of the title changed hands: half the sum of all changes, from 0 to 1. */
  moved: number;
  /** Who gained most, and who lost most. */
  gained: Change;
  lost: Change;
};

/**
 * The rounds of a season by how much they changed its title chances, in the order in which they were run.
 *
 * @param rounds from before the first on
 */
export function swingsOf(
  year: number,
  rounds: ReadonlyArray<{ round: number; odds: TitleOdds }>,
): Array<Swing> {
  return rounds.slice(1).flatMap(({ round, odds }, index) => {
    const before = new Map(rounds[index]?.odds.chances);
    const after = new Map(odds.chances);
    const names = [...new Set([...before.keys(), ...after.keys()])];
    const changes = names
      .map((name) => ({ name, before: before.get(name) ?? 0, after: after.get(name) ?? 0 }))
      .toSorted((one, other) => changeOf(other) - changeOf(one));
    const [gained, lost] = [changes[0], changes.at(-1)];
    if (gained === undefined || lost === undefined) return [];
    const moved = changes.reduce((total, change) => total + Math.abs(changeOf(change)), 0) / 2;
    return [{ year, round, moved, gained, lost }];
  });
}

function changeOf({ before, after }: Change): number {
  return after - before;
}
