import { drawEffects, type FittedRatings } from "./fit-ratings.ts";
import { seededRandom } from "../random.ts";
import { quantile } from "./rank-careers.ts";
import { type RatingsModel, type SeasonModel, seasonTotals } from "./ratings-model.ts";

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

const seed = 1975;

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
  const random = seededRandom(seed);
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
