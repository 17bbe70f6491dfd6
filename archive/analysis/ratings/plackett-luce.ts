import { addAt, addScaled, type Matrix, rowOf } from "./matrix.ts";

/**
 * The log-likelihood of one finishing order by the rank-ordered logit model (Plackett and Luce), and how it changes with
 * the strengths.
 *
 * @param strengths of the cars in the order in which they finished
 * @param mostChoices how many places count as chosen; behind them the order says nothing
 */
type OrderLikelihood = {
  logLikelihood: number;
  /** The derivative by each strength. */
  gradient: Float64Array;
  /** Adds the negative second derivatives, entry by entry. */
  eachCurvature: (take: (one: number, other: number, value: number) => void) => void;
};

function orderLikelihood(strengths: Float64Array, mostChoices: number): OrderLikelihood {
  const cars = strengths.length;
  const choices = Math.min(cars - 1, mostChoices);
  const largest = strengths.reduce((most, strength) => Math.max(most, strength), -Infinity);
  const weights = strengths.map((strength) => Math.exp(strength - largest));
  const sums = sumsFromEnd(weights);
  // For the car at each place: Σ 1/S and Σ 1/S² over the choices it was part of. The last car is no choice.
  const inverses = new Float64Array(cars);
  const squares = new Float64Array(cars);
  let logLikelihood = 0;
  for (let place = 0, inverse = 0, square = 0; place < cars; place += 1) {
    if (place < choices) {
      const sum = sums[place] ?? 1;
      inverse += 1 / sum;
      square += 1 / (sum * sum);
      logLikelihood += (strengths[place] ?? 0) - largest - Math.log(sum);
    }
    inverses[place] = inverse;
    squares[place] = square;
  }
  const gradient = weights.map(
    (weight, place) => (place < choices ? 1 : 0) - weight * (inverses[place] ?? 0),
  );
  return {
    logLikelihood,
    gradient,
    eachCurvature(take) {
      for (const [one, weight] of weights.entries()) {
        take(one, one, weight * (inverses[one] ?? 0));
        for (const [other, otherWeight] of weights.entries()) {
          take(one, other, -weight * otherWeight * (squares[Math.min(one, other)] ?? 0));
        }
      }
    },
  };
}

/** The sum of the weights from each place to the last. */
function sumsFromEnd(weights: Float64Array): Float64Array {
  const sums = new Float64Array(weights.length);
  let sum = 0;
  for (let place = weights.length - 1; place >= 0; place -= 1) {
    sum += weights[place] ?? 0;
    sums[place] = sum;
  }
  return sums;
}

/** A finishing order of a season: for each car, the places of driver and team in the season's list of effects. */
export type IndexedOrder = ReadonlyArray<readonly [driver: number, team: number]>;

/**
 * The likelihood of all orders of one season, whose cars' strengths are the driver's effect plus the team's.
 *
 * @param curvature the negative second derivatives are added to it; null to leave them out
 * @param options.weights what each order counts; 1 where they are left out
 * @param options.choices how many places of each order count; all where it is left out
 * @returns the log-likelihood; the gradient is added to `gradient`
 */
export function seasonLikelihood(
  orders: ReadonlyArray<IndexedOrder>,
  effects: Float64Array,
  gradient: Float64Array,
  curvature: Matrix | null,
  { weights = [], choices = Infinity }: { weights?: ReadonlyArray<number>; choices?: number } = {},
): number {
  let total = 0;
  for (const [index, order] of orders.entries()) {
    const weight = weights[index] ?? 1;
    const strengths = Float64Array.from(
      order,
      ([driver, team]) => (effects[driver] ?? 0) + (effects[team] ?? 0),
    );
    const likelihood = orderLikelihood(strengths, choices);
    total += weight * likelihood.logLikelihood;
    for (const [place, [driver, team]] of order.entries()) {
      addAt(gradient, driver, weight * (likelihood.gradient[place] ?? 0));
      addAt(gradient, team, weight * (likelihood.gradient[place] ?? 0));
    }
    if (curvature !== null) addCurvature(order, likelihood, curvature, weight);
  }
  return total;
}

function addCurvature(
  order: IndexedOrder,
  likelihood: OrderLikelihood,
  curvature: Matrix,
  weight: number,
): void {
  likelihood.eachCurvature((one, other, value) => {
    for (const row of order[one] ?? []) {
      for (const column of order[other] ?? []) addAt(rowOf(curvature, row), column, weight * value);
    }
  });
}

/** `one` plus `factor` times `other`. */
export function moved(one: Float64Array, factor: number, other: Float64Array): Float64Array {
  const sum = Float64Array.from(one);
  addScaled(sum, factor, other);
  return sum;
}
