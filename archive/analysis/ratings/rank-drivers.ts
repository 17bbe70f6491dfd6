import { solveUpper } from "./matrix.ts";
import type { FittedRatings } from "./fit-ratings.ts";
import { normalVector, seededRandom } from "./random.ts";
import type { RatingsModel } from "./ratings-model.ts";

/** The middle 89 per cent of a normal distribution reach this many standard deviations from its mean, to both sides. */
export const deviationsOf89 = 1.598_193_139;

/** A driver's career effect, and where it stands among those of all ranked drivers. */
export type RankedDriver = {
  driver: string;
  /** Classified results. */
  starts: number;
  /** The strength, in units of the model: 0 is the mean of all drivers. */
  mean: number;
  deviation: number;
  /** From the 5.5th to the 94.5th per cent of the draws. */
  rank: { low: number; middle: number; high: number };
  /** The share of draws in which nobody is ranked higher. */
  best: number;
};

const seed = 1950;

/**
 * Ranks drivers by joint draws from the posterior (Laplace), the same for the same fit.
 *
 * @param leastStarts who has fewer classified results is not ranked
 * @returns drivers by mean, best first
 */
export function rankDrivers(
  model: RatingsModel,
  { effects, precision, variances }: FittedRatings,
  leastStarts: number,
  draws: number = 2000,
): Array<RankedDriver> {
  const ranked = model.drivers.flatMap((driver, place) => {
    const starts = model.starts.get(driver) ?? 0;
    return starts < leastStarts ? [] : [{ driver, place, starts, ranks: new Uint16Array(draws), best: 0 }];
  });
  const random = seededRandom(seed);
  for (let draw = 0; draw < draws; draw += 1) {
    const change = solveUpper(precision.lower, normalVector(effects.careers.length, random));
    const strengthOf = (place: number) => (effects.careers[place] ?? 0) + (change[place] ?? 0);
    const order = ranked.toSorted((one, other) => strengthOf(other.place) - strengthOf(one.place));
    for (const [index, each] of order.entries()) each.ranks[draw] = index + 1;
    const first = order[0];
    if (first !== undefined) first.best += 1 / draws;
  }
  return ranked
    .map(({ driver, place, starts, ranks, best }) => {
      const sorted = ranks.toSorted();
      return {
        driver,
        starts,
        mean: effects.careers[place] ?? 0,
        deviation: Math.sqrt(variances.careers[place] ?? 0),
        rank: { low: quantile(sorted, 0.055), middle: quantile(sorted, 0.5), high: quantile(sorted, 0.945) },
        best,
      };
    })
    .toSorted((one, other) => other.mean - one.mean);
}

function quantile(sorted: Uint16Array, share: number): number {
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}
