import { drawCareers, type FittedRatings } from "./fit-ratings.ts";
import { seededRandom } from "../random.ts";
import type { RatingsModel } from "./ratings-model.ts";

/** The middle 89 per cent of a normal distribution reach this many standard deviations from its mean, to both sides. */
export const deviationsOf89 = 1.598_193_139;

/** The career effect of a driver or a team, and where it stands among those of all that are ranked. */
export type RankedCareer = {
  id: string;
  /** The place of its effect among all career effects. */
  place: number;
  /** Classified results. */
  starts: number;
  /** The strength, in units of the model: 0 is the mean of all drivers or teams. */
  mean: number;
  deviation: number;
  /** From the 5.5th to the 94.5th per cent of the draws. */
  rank: { low: number; middle: number; high: number };
  /** The share of draws in which nobody is ranked higher. */
  best: number;
};

const seed = 1950;

/**
 * Ranks drivers, or teams, by joint draws from the posterior (Laplace), the same for the same fit.
 *
 * @param leastStarts who has fewer classified results is not ranked
 * @returns best mean first
 */
export function rankCareers(
  kind: "drivers" | "teams",
  model: RatingsModel,
  { effects, precision, variances }: FittedRatings,
  leastStarts: number,
  draws: number = 2000,
): Array<RankedCareer> {
  const firstPlace = kind === "drivers" ? 0 : model.drivers.length;
  const starts = kind === "drivers" ? model.starts : model.teamStarts;
  const ranked = model[kind].flatMap((id, index) => {
    const own = starts.get(id) ?? 0;
    if (own < leastStarts) return [];
    return [{ id, place: firstPlace + index, starts: own, ranks: new Uint16Array(draws), best: 0 }];
  });
  const random = seededRandom(seed);
  for (let draw = 0; draw < draws; draw += 1) {
    const change = drawCareers(precision, random);
    const strengthOf = (place: number) => (effects.careers[place] ?? 0) + (change[place] ?? 0);
    const order = ranked.toSorted((one, other) => strengthOf(other.place) - strengthOf(one.place));
    for (const [index, each] of order.entries()) each.ranks[draw] = index + 1;
    const first = order[0];
    if (first !== undefined) first.best += 1 / draws;
  }
  return ranked
    .map(({ id, place, starts: own, ranks, best }) => {
      const sorted = ranks.toSorted();
      return {
        id,
        place,
        starts: own,
        mean: effects.careers[place] ?? 0,
        deviation: Math.sqrt(variances.careers[place] ?? 0),
        rank: { low: quantile(sorted, 0.055), middle: quantile(sorted, 0.5), high: quantile(sorted, 0.945) },
        best,
      };
    })
    .toSorted((one, other) => other.mean - one.mean);
}

/** The value below which a share of sorted values lies. */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}
