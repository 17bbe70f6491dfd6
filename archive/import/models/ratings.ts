import { array, type InferOutput, number, object, pipe, readonly, record, string, tuple } from "valibot";
import { carShares, type CarShare } from "#archive/analysis/ratings/car-share.ts";
import { carShare, type FittedRatings, fitRatings } from "#archive/analysis/ratings/fit-ratings.ts";
import { rowOf } from "#archive/analysis/ratings/matrix.ts";
import { type RankedCareer, rankCareers } from "#archive/analysis/ratings/rank-careers.ts";
import { type RatingsModel, ratingsModel, seasonTotals } from "#archive/analysis/ratings/ratings-model.ts";
import { finishingOrders } from "../derive/finishing-orders.ts";
import { defineModel } from "./model.ts";

/** Who has fewer classified results is in no list of all time. */
const leastStarts = 30;

/** Without about all of history there is no all-time rating. */
export const leastRaces = 1000;

const inputSchema = array(
  object({ year: number(), cars: pipe(array(object({ driver: string(), team: string() })), readonly()) }),
);

const interval = object({ low: number(), middle: number(), high: number() });

const career = object({
  id: string(),
  starts: number(),
  mean: number(),
  deviation: number(),
  rank: interval,
  best: number(),
});

/** Year, mean and standard deviation of career and season together. */
const seasons = record(string(), array(tuple([number(), number(), number()])));

const share = object({
  from: number(),
  to: number(),
  races: number(),
  share: interval,
  car: number(),
  driver: number(),
});

const resultSchema = object({
  races: number(),
  results: number(),
  deviations: object({ driver: number(), driverSeason: number(), team: number(), teamSeason: number() }),
  carShare: number(),
  drivers: array(career),
  teams: array(career),
  /** For each listed driver, covariances with those before and with itself, in thousandths. */
  covariances: array(array(number())),
  driverSeasons: seasons,
  teamSeasons: seasons,
  decades: array(share),
  years: array(share),
});

export type RatingsResult = InferOutput<typeof resultSchema>;

/**
 * Driver and team ratings of all of history by the rank-ordered logit model (docs/method.md), counted twice: `by_team`
 * all cars of a team are one, `by_entrant` a privateer's cars are apart from the works team's.
 */
export const ratings = defineModel({
  name: "ratings",
  version: 1,
  input: inputSchema,
  result: resultSchema,
  inputs(db) {
    const orders = finishingOrders(db);
    if (orders.length < leastRaces) return new Map();
    return new Map([
      ["by_team", orders],
      ["by_entrant", finishingOrders(db, { cars: "entrant" })],
    ]);
  },
  compute(orders, onProgress) {
    const model = ratingsModel(orders);
    const fit = fitRatings(model, (done) => onProgress(done * 0.9));
    const drivers = rankCareers("drivers", model, fit, leastStarts);
    const teams = rankCareers("teams", model, fit, leastStarts);
    onProgress(0.95);
    const years = model.seasons.map(({ year }) => ({ from: year, to: year }));
    return {
      races: orders.length,
      results: orders.reduce((sum, { cars }) => sum + cars.length, 0),
      deviations: {
        driver: rounded(fit.deviations.driver),
        driverSeason: rounded(fit.deviations.driverSeason),
        team: rounded(fit.deviations.team),
        teamSeason: rounded(fit.deviations.teamSeason),
      },
      carShare: rounded(carShare(fit.deviations)),
      drivers: drivers.map(careerOf),
      teams: teams.map(careerOf),
      covariances: covariancesOf(drivers, fit),
      driverSeasons: seasonsOf("drivers", model, fit),
      teamSeasons: seasonsOf("teams", model, fit),
      decades: carShares(model, fit, decadesOf(years)).map(shareOf),
      years: carShares(model, fit, years).map(shareOf),
    };
  },
});

type Span = { from: number; to: number };

/** From the first decade's first year to the last one's last year that was raced. */
function decadesOf(years: ReadonlyArray<Span>): Array<Span> {
  const byDecade = Map.groupBy(years, ({ from }) => Math.floor(from / 10));
  return [...byDecade.values()].map((ofDecade) => ({
    from: ofDecade[0]?.from ?? 0,
    to: ofDecade.at(-1)?.to ?? 0,
  }));
}

function careerOf({ id, starts, mean, deviation, rank, best }: RankedCareer) {
  return { id, starts, mean: rounded(mean), deviation: rounded(deviation), rank, best: rounded(best) };
}

function shareOf({ share: of, car, driver, ...span }: CarShare) {
  return {
    ...span,
    share: { low: rounded(of.low), middle: rounded(of.middle), high: rounded(of.high) },
    car: rounded(car),
    driver: rounded(driver),
  };
}

function covariancesOf(drivers: ReadonlyArray<RankedCareer>, { variances }: FittedRatings) {
  return drivers.map(({ place }, index) => {
    const row = rowOf(variances.careerCovariance, place);
    return drivers.slice(0, index + 1).map((other) => Math.round(1000 * (row[other.place] ?? 0)));
  });
}

function seasonsOf(kind: "drivers" | "teams", model: RatingsModel, { effects, variances }: FittedRatings) {
  const byId = new Map<string, Array<[number, number, number]>>();
  for (const [index, season] of model.seasons.entries()) {
    const own = effects.seasons[index] ?? new Float64Array(0);
    const totals = seasonTotals(season, effects.careers, own);
    const first = kind === "drivers" ? 0 : season.drivers.length;
    for (const [at, id] of season[kind].entries()) {
      const deviation = Math.sqrt(variances.totals[index]?.[first + at] ?? 0);
      const list = byId.get(id) ?? [];
      list.push([season.year, rounded(totals[first + at] ?? 0), rounded(deviation)]);
      byId.set(id, list);
    }
  }
  return Object.fromEntries([...byId].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
