import {
  addAt,
  cholesky,
  type Matrix,
  rowOf,
  solveLower,
  solveUpper,
  squareMatrix,
} from "../ratings/matrix.ts";
import { type IndexedOrder, moved, seasonLikelihood } from "../ratings/plackett-luce.ts";
import type { ModelSettings } from "./model-settings.ts";
import type { RacedCar, RunRound } from "./odds-season.ts";

/** Strengths of drivers and teams after some rounds, as a normal distribution. */
export type Strengths = {
  /** The place of each driver's effect, and of each team's, which follow them. */
  drivers: ReadonlyMap<string, number>;
  teams: ReadonlyMap<string, number>;
  mean: Float32Array;
  /** The lower triangle of the precision. */
  lower: Matrix;
};

/** Rounds that were run, with what each counts. */
export type WeightedRound = { cars: ReadonlyArray<RacedCar>; weight: number };

/** The rounds of a season that was run so far, and of the one before, with their weights. */
export function weightedRounds(
  run: ReadonlyArray<RunRound>,
  before: ReadonlyArray<RunRound>,
  { decay, lastSeason }: ModelSettings,
): Array<WeightedRound> {
  return [
    ...before.map(({ cars }) => ({ cars, weight: lastSeason })),
    ...run.map(({ cars }, index) => ({ cars, weight: decay ** (run.length - 1 - index) })),
  ];
}

/**
 * The time-weighted Plackett–Luce model: a car's strength is its driver's effect plus its team's, and a finishing order
 * counts by its weight. The normal distribution around the posterior's mode (Laplace).
 */
export function fitStrengths(
  rounds: ReadonlyArray<WeightedRound>,
  more: ReadonlyArray<RacedCar>,
  settings: ModelSettings,
): Strengths {
  const cars = [...rounds.flatMap((round) => round.cars), ...more];
  const drivers = placesOf(
    cars.map((car) => car.driver),
    0,
  );
  const teams = placesOf(
    cars.map((car) => car.team),
    drivers.size,
  );
  const size = drivers.size + teams.size;
  const prior = Float64Array.from({ length: size }, (_, place) =>
    place < drivers.size ? settings.driverDeviation ** -2 : settings.teamDeviation ** -2,
  );
  const orders = rounds.map((round) => orderOf(round.cars, drivers, teams));
  const weights = rounds.map(({ weight }) => weight);
  const precisionAt = (effects: Float64Array, gradient: Float64Array) => {
    const precision = squareMatrix(size);
    seasonLikelihood(orders, effects, gradient, precision, { weights, choices: settings.places });
    for (const [place, value] of prior.entries()) {
      addAt(rowOf(precision, place), place, value);
      addAt(gradient, place, -value * (effects[place] ?? 0));
    }
    return precision;
  };
  let effects: Float64Array = new Float64Array(size);
  for (let round = 0; ; round += 1) {
    const gradient = new Float64Array(size);
    const lower = cholesky(precisionAt(effects, gradient));
    const step = solveUpper(lower, solveLower(lower, gradient));
    const largest = step.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    // The log posterior is concave; a step is held back where Newton's method would leap over the mode.
    effects = moved(effects, Math.min(1, 2 / largest), step);
    if (largest < 1e-4 || round === 50) return { drivers, teams, mean: Float32Array.from(effects), lower };
  }
}

function placesOf(names: ReadonlyArray<string>, from: number): Map<string, number> {
  return new Map([...new Set(names)].toSorted().map((name, index) => [name, from + index]));
}

/** Classified cars in order; of two cars of one driver the better. */
function orderOf(
  cars: ReadonlyArray<RacedCar>,
  drivers: ReadonlyMap<string, number>,
  teams: ReadonlyMap<string, number>,
): IndexedOrder {
  const seen = new Set<string>();
  return cars.flatMap(({ driver, team, position }) => {
    if (position === null || seen.has(driver)) return [];
    seen.add(driver);
    return [[drivers.get(driver) ?? 0, teams.get(team) ?? 0] as const];
  });
}
