import { expect, test } from "vitest";
import { fitRatings, logPosterior, posteriorMode } from "./fit-ratings.ts";
import { normalVector, seededRandom } from "../random.ts";
import { deviationsOf89, rankCareers } from "./posterior-draws.ts";
import {
  type Deviations,
  type Effects,
  type FinishingOrder,
  ratingsModel,
  seasonTotals,
} from "./ratings-model.ts";

const known: Deviations = { driver: 0.6, driverSeason: 0.35, team: 1.1, teamSeason: 0.5 };

/** Seasons of made-up strengths: ten teams with two drivers each, who change teams now and then. */
function simulate(seed: number, seasons: number, races: number) {
  const random = seededRandom(seed);
  const teams = 10;
  const drivers = teams * 2 + 6;
  const careers = normalVector(drivers, random).map((value) => value * known.driver);
  const ofTeams = normalVector(teams, random).map((value) => value * known.team);
  const orders: Array<FinishingOrder> = [];
  const totals = new Map<string, number>();
  let seats = Array.from({ length: drivers }, (_, driver) => driver);
  for (let year = 2001; year < 2001 + seasons; year += 1) {
    seats = seats
      .map((driver) => ({ driver, at: seats.indexOf(driver) + 8 * random() }))
      .toSorted((one, other) => one.at - other.at)
      .map(({ driver }) => driver);
    const season = normalVector(drivers, random).map(
      (value, driver) => value * known.driverSeason + (careers[driver] ?? 0),
    );
    const cars = normalVector(teams, random).map(
      (value, team) => value * known.teamSeason + (ofTeams[team] ?? 0),
    );
    const entered = seats.slice(0, teams * 2).map((driver, seat) => ({ driver, team: Math.floor(seat / 2) }));
    for (const { driver } of entered) totals.set(`${year} ${driver}`, season[driver] ?? 0);
    for (let race = 0; race < races; race += 1) {
      const order = entered
        .map((car) => ({
          ...car,
          // A Gumbel number added to each strength draws an order of the model.
          drawn: (season[car.driver] ?? 0) + (cars[car.team] ?? 0) - Math.log(-Math.log(1 - random())),
        }))
        .toSorted((one, other) => other.drawn - one.drawn);
      orders.push({
        year,
        cars: order.map(({ driver, team }) => ({ driver: `${driver}`, team: `${team}` })),
      });
    }
  }
  return { orders, totals, careers };
}

test("the gradient is what finite differences of the log posterior are", () => {
  const { orders } = simulate(1, 2, 3);
  const model = ratingsModel(orders);
  const random = seededRandom(2);
  const size = model.drivers.length + model.teams.length;
  const effects: Effects = {
    careers: normalVector(size, random),
    seasons: model.seasons.map(({ careers }) => normalVector(careers.length, random)),
  };
  const { gradient } = logPosterior(model, known, effects);
  const parts = [effects.careers, ...effects.seasons];
  const gradients = [gradient.careers, ...gradient.seasons];
  const width = 1e-5;
  for (const [index, part] of parts.entries()) {
    for (const [place, value] of part.entries()) {
      part[place] = value + width;
      const above = logPosterior(model, known, effects).value;
      part[place] = value - width;
      const below = logPosterior(model, known, effects).value;
      part[place] = value;
      expect((above - below) / (2 * width)).toBeCloseTo(gradients[index]?.[place] ?? NaN, 5);
    }
  }
});

test("at the mode the gradient is nothing", () => {
  const model = ratingsModel(simulate(3, 3, 8).orders);
  const { effects } = posteriorMode(model, known);
  const { gradient } = logPosterior(model, known, effects);
  const largest = Math.max(
    ...[gradient.careers, ...gradient.seasons].flatMap((part) => [...part].map(Math.abs)),
  );
  expect(largest).toBeLessThan(1e-6);
});

test(
  "simulated seasons are recovered: the 89 % intervals hold 84 to 94 % of the strengths that were drawn",
  { tags: ["deep"] },
  () => {
    let held = 0;
    let all = 0;
    for (const seed of [11, 12, 13, 14]) {
      const { orders, totals } = simulate(seed, 8, 14);
      const model = ratingsModel(orders);
      const fit = fitRatings(model);
      for (const [index, season] of model.seasons.entries()) {
        const own = fit.effects.seasons[index] ?? new Float64Array(0);
        const fitted = seasonTotals(season, fit.effects.careers, own);
        for (const [place, driver] of season.drivers.entries()) {
          const truth = totals.get(`${season.year} ${driver}`) ?? NaN;
          const reach = deviationsOf89 * Math.sqrt(fit.variances.totals[index]?.[place] ?? NaN);
          all += 1;
          if (Math.abs(truth - (fitted[place] ?? NaN)) <= reach) held += 1;
        }
      }
    }
    expect(all).toBe(640);
    expect(held / all).toBeGreaterThan(0.84);
    expect(held / all).toBeLessThan(0.94);
  },
);

test("how far seasons strayed from careers when they were drawn is found again", () => {
  const found = fitRatings(ratingsModel(simulate(21, 20, 14).orders)).deviations;
  expect(found.driverSeason).toBeCloseTo(known.driverSeason, 1);
  expect(found.teamSeason).toBeCloseTo(known.teamSeason, 1);
});

test("ranks are the same for the same results", () => {
  const { orders } = simulate(5, 4, 10);
  const model = ratingsModel(orders);
  const ranks = rankCareers("drivers", model, fitRatings(model), 20, 200);
  expect(ranks.length).toBeGreaterThan(15);
  expect(rankCareers("drivers", model, fitRatings(model), 20, 200)).toEqual(ranks);
  expect(ranks.reduce((sum, { best }) => sum + best, 0)).toBeCloseTo(1);
  for (const { rank, starts } of ranks) {
    expect(rank.low).toBeLessThanOrEqual(rank.middle);
    expect(rank.middle).toBeLessThanOrEqual(rank.high);
    expect(starts).toBeGreaterThanOrEqual(20);
  }
});
