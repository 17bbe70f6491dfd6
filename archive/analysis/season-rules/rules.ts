import type { RuleSet } from "#contract/rules/rule-set.ts";
import { constructorCountedParts, type CountedPart, countedParts, lastOfBestCar } from "./counted-results.ts";
import {
  constructorRaceScale,
  fastestLapPoint,
  isCutShort,
  pointsFactor,
  raceScale,
  type Scale,
  sprintScale,
} from "./scales.ts";

/** How a season's results give points, and how these are counted. */
export type Rules = {
  /** What a Grand Prix gives drivers, and constructors. */
  race: Scale;
  constructorRace: Scale;
  /** What a sprint gives either. */
  sprint: Scale;
  /** Who has a point for the fastest lap of a Grand Prix (`fastestLapPoint`). */
  lap: ReturnType<typeof fastestLapPoint>;
  /** Which of a driver's results count, and of a constructor's. */
  counted: ReadonlyArray<CountedPart>;
  constructorsCounted: ReadonlyArray<CountedPart>;
  /** Whether only a constructor's best car of a race scores. */
  bestCar: boolean;
  /** Whether everyone classified is listed, and ties are broken by all places, not only by scoring ones. */
  everyoneListed: boolean;
  /** By what the points of a Grand Prix are multiplied; 1 for nearly all. */
  factor: (round: number) => number;
};

/** Since this season everyone classified is listed, and ties are broken by all places. */
const everyoneListedSince = 2000;

/** The rules of a season. */
export function rulesOf(year: number): Rules {
  return {
    race: raceScale(year),
    constructorRace: constructorRaceScale(year),
    sprint: sprintScale(year),
    lap: fastestLapPoint(year),
    counted: countedParts(year),
    constructorsCounted: constructorCountedParts(year),
    bestCar: year <= lastOfBestCar,
    everyoneListed: year >= everyoneListedSince,
    factor: (round) => pointsFactor(year, round),
  };
}

/**
 * A season's rules with what was chosen in their place. What is not chosen is as in the season whose rules are taken, or
 * as it was. Best results that were counted in halves are counted in halves of this season, of which the first is the
 * longer one. What the stewards decided about a race stays: one that was cut short gives half its points.
 *
 * @param rounds how many rounds the season has
 */
export function chosenRules(chosen: RuleSet, { year, rounds }: { year: number; rounds: number }): Rules {
  const of = chosen.like ?? year;
  const base = rulesOf(of);
  const counted =
    chosen.best === undefined ? likeCounted(of, { year, rounds }) : partsOf(chosen.best, rounds);
  const double = (chosen.last ?? (of === 2014 ? "double" : "once")) === "double";
  const half = chosen.short === "full" ? 1 : 0.5;
  return {
    ...base,
    race: chosen.points ?? base.race,
    constructorRace: chosen.points ?? base.constructorRace,
    sprint: chosen.sprints === "out" ? [] : (chosen.sprints ?? base.sprint),
    lap: chosen.lap ?? base.lap,
    counted,
    constructorsCounted: of <= lastOfBestCar ? counted : base.constructorsCounted,
    bestCar: chosen.cars === undefined ? base.bestCar : chosen.cars === "best",
    factor: (round) => (isCutShort(year, round) ? half : 1) * (double && round === rounds ? 2 : 1),
  };
}

/** What counted in one season, counted in another. */
function likeCounted(like: number, { year, rounds }: { year: number; rounds: number }) {
  const parts = countedParts(like);
  return like === year
    ? parts
    : partsOf(
        parts.map(({ best }) => best),
        rounds,
      );
}

/** @param best the best results that count: of the season, or of its two halves */
function partsOf(best: ReadonlyArray<number>, rounds: number): Array<CountedPart> {
  const [ofFirst = Infinity, ofSecond] = best;
  if (ofSecond === undefined) return [{ until: Infinity, best: ofFirst }];
  return [
    { until: Math.ceil(rounds / 2), best: ofFirst },
    { until: Infinity, best: ofSecond },
  ];
}
