import { drawCareers, drawEffects, type FittedRatings } from "./fit-ratings.ts";
import { seededRandom } from "../random.ts";
import { type RatingsModel, type SeasonModel, seasonTotals } from "./ratings-model.ts";

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

const rankSeed = 1950;

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
  const random = seededRandom(rankSeed);
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
function quantile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}

/** How much of the differences within the fields of some seasons is the car's, with its 89 % interval. */
export type CarShare = {
  from: number;
  to: number;
  /** Grands Prix. */
  races: number;
  /** Σ of the squared differences of cars from their field's mean, over that of cars and drivers: 0 to 1. */
  share: { low: number; middle: number; high: number };
  /** How far cars, and drivers, were apart: the standard deviation within a field, in units of the model. */
  car: number;
  driver: number;
};

const shareSeed = 1975;

/**
 * The car's share in spans of seasons, from joint draws of the posterior. In each Grand Prix the strengths of its
 * classified cars are split in two parts, driver with season and team with season; the part's variance is taken within
 * the field and averaged over the races. That good drivers have good cars (the covariance) counts for neither.
 *
 * @param spans first and last season of each
 */
export function carShares(
  model: RatingsModel,
  fit: FittedRatings,
  spans: ReadonlyArray<{ from: number; to: number }>,
  draws: number = 500,
): Array<CarShare> {
  const random = seededRandom(shareSeed);
  const drawn = spans.map(() => ({ shares: new Float64Array(draws), car: 0, driver: 0 }));
  for (let draw = 0; draw < draws; draw += 1) {
    const effects = drawEffects(fit, random);
    const ofSeasons = model.seasons.map((season, index) =>
      fieldVariances(
        season,
        seasonTotals(season, effects.careers, effects.seasons[index] ?? new Float64Array(0)),
      ),
    );
    for (const [place, { from, to }] of spans.entries()) {
      const of = drawn[place];
      if (of === undefined) continue;
      const parts = { car: 0, driver: 0, races: 0 };
      for (const [index, { year }] of model.seasons.entries()) {
        const season = ofSeasons[index];
        if (season === undefined || year < from || year > to) continue;
        parts.car += season.car;
        parts.driver += season.driver;
        parts.races += season.races;
      }
      of.shares[draw] = parts.car / (parts.car + parts.driver);
      of.car += parts.car / parts.races / draws;
      of.driver += parts.driver / parts.races / draws;
    }
  }
  return spans.map(({ from, to }, place) => {
    const { shares, car, driver } = drawn[place] ?? { shares: new Float64Array(0), car: NaN, driver: NaN };
    const sorted = shares.toSorted();
    return {
      from,
      to,
      races: model.seasons
        .filter(({ year }) => year >= from && year <= to)
        .reduce((sum, { orders }) => sum + orders.length, 0),
      share: { low: quantile(sorted, 0.055), middle: quantile(sorted, 0.5), high: quantile(sorted, 0.945) },
      car: Math.sqrt(car),
      driver: Math.sqrt(driver),
    };
  });
}

/** The variances of both parts within each field of a season, added up over its races. */
function fieldVariances({ orders }: SeasonModel, totals: Float64Array) {
  let car = 0;
  let driver = 0;
  for (const order of orders) {
    driver += variance(order.map(([place]) => totals[place] ?? 0));
    car += variance(order.map(([, place]) => totals[place] ?? 0));
  }
  return { car, driver, races: orders.length };
}

function variance(values: ReadonlyArray<number>): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
}
