import {
  addAt,
  cholesky,
  dot,
  inverseOf,
  type Matrix,
  product,
  rowOf,
  solveLower,
  solveUpper,
  squareMatrix,
} from "./matrix.ts";
import { moved, seasonLikelihood } from "./plackett-luce.ts";
import { normalVector } from "../random.ts";
import {
  careerPrecisions,
  type Deviations,
  type Effects,
  type RatingsModel,
  type SeasonModel,
  seasonPrecisions,
  seasonTotals,
  zeroEffects,
} from "./ratings-model.ts";

/** The log posterior density at a point, but for a constant, and its derivative by every effect. */
export function logPosterior(
  model: RatingsModel,
  deviations: Deviations,
  effects: Effects,
): { value: number; gradient: Effects } {
  const careers = new Float64Array(effects.careers.length);
  let value = addPrior(careers, effects.careers, careerPrecisions(model, deviations));
  const seasons = model.seasons.map((season, index) => {
    const own = effects.seasons[index] ?? new Float64Array(0);
    const gradient = new Float64Array(own.length);
    value += seasonLikelihood(season.orders, seasonTotals(season, effects.careers, own), gradient, null);
    for (const [place, career] of season.careers.entries()) addAt(careers, career, gradient[place] ?? 0);
    value += addPrior(gradient, own, seasonPrecisions(season, deviations));
    return gradient;
  });
  return { value, gradient: { careers, seasons } };
}

function addPrior(gradient: Float64Array, effects: Float64Array, precisions: Float64Array): number {
  let value = 0;
  for (const [place, effect] of effects.entries()) {
    const precision = precisions[place] ?? 0;
    addAt(gradient, place, -precision * effect);
    value -= (precision * effect * effect) / 2;
  }
  return value;
}

/** A season's part of the posterior's precision: given careers, its effects are independent of all other seasons'. */
type SeasonPrecision = {
  season: SeasonModel;
  prior: Float64Array;
  /** The lower triangle of the precision of the season's effects, given careers. */
  lower: Matrix;
  /** Their covariance, given careers. */
  covariance: Matrix;
};

/** The posterior's precision, factored: seasons given careers, and careers by themselves. */
type PosteriorPrecision = { seasons: ReadonlyArray<SeasonPrecision>; lower: Matrix };

/**
 * Factors the negative second derivatives of the log posterior. Effects of different seasons meet only in careers: each
 * season is eliminated by itself (with A its precision and Λ its prior's, Λ − Λ A⁻¹ Λ is left for its careers), so that
 * one matrix of careers remains instead of one of all effects.
 */
function factorPrecision(model: RatingsModel, deviations: Deviations, effects: Effects): PosteriorPrecision {
  const careers = squareMatrix(effects.careers.length);
  for (const [place, precision] of careerPrecisions(model, deviations).entries()) {
    addAt(rowOf(careers, place), place, precision);
  }
  const seasons = model.seasons.map((season, index) => {
    const own = effects.seasons[index] ?? new Float64Array(0);
    const prior = seasonPrecisions(season, deviations);
    const precision = squareMatrix(own.length);
    const totals = seasonTotals(season, effects.careers, own);
    seasonLikelihood(season.orders, totals, new Float64Array(own.length), precision);
    for (const [place, value] of prior.entries()) addAt(rowOf(precision, place), place, value);
    const lower = cholesky(precision);
    const covariance = inverseOf(lower);
    for (const [one, row] of covariance.entries()) {
      const target = rowOf(careers, season.careers[one] ?? 0);
      const ofOne = prior[one] ?? 0;
      addAt(target, season.careers[one] ?? 0, ofOne);
      for (const [other, value] of row.entries()) {
        addAt(target, season.careers[other] ?? 0, -ofOne * value * (prior[other] ?? 0));
      }
    }
    return { season, prior, lower, covariance };
  });
  return { seasons, lower: cholesky(careers) };
}

/** The step of all effects that Newton's method takes from a gradient. */
function newtonStep({ seasons, lower }: PosteriorPrecision, gradient: Effects): Effects {
  const right = Float64Array.from(gradient.careers);
  const solved = seasons.map(({ season, prior, covariance }, index) => {
    const own = gradient.seasons[index] ?? new Float64Array(0);
    const step = product(covariance, own);
    for (const [place, career] of season.careers.entries()) {
      addAt(right, career, (prior[place] ?? 0) * (step[place] ?? 0) - (own[place] ?? 0));
    }
    return step;
  });
  const careers = solveUpper(lower, solveLower(lower, right));
  return {
    careers,
    seasons: seasons.map((part, index) => moved(solved[index] ?? part.prior, 1, followed(part, careers))),
  };
}

/** How the effects of a season follow a change of careers: by −(1 − A⁻¹ Λ). */
function followed({ season, prior, covariance }: SeasonPrecision, careers: Float64Array): Float64Array {
  const change = Float64Array.from(season.careers, (career) => careers[career] ?? 0);
  const weighted = change.map((value, place) => value * (prior[place] ?? 0));
  return product(covariance, weighted).map((value, place) => value - (change[place] ?? 0));
}

/** The most probable effects under given deviations, and the posterior's precision there (Laplace). */
export type Mode = { effects: Effects; precision: PosteriorPrecision };

/**
 * The posterior mode by Newton's method with halved steps: the log posterior is concave, so there is one.
 *
 * @param from where to begin
 * @param accuracy the step's largest change at which it ends
 */
export function posteriorMode(
  model: RatingsModel,
  deviations: Deviations,
  from: Effects = zeroEffects(model),
  accuracy: number = 1e-6,
): Mode {
  let effects = from;
  for (;;) {
    const { value, gradient } = logPosterior(model, deviations, effects);
    const precision = factorPrecision(model, deviations, effects);
    const step = newtonStep(precision, gradient);
    if (largestChange(step) < accuracy) return { effects, precision };
    let share = 1;
    let next = movedEffects(effects, share, step);
    while (share > 1e-6 && logPosterior(model, deviations, next).value < value) {
      share /= 2;
      next = movedEffects(effects, share, step);
    }
    if (share <= 1e-6) return { effects, precision };
    effects = next;
  }
}

function movedEffects(effects: Effects, share: number, step: Effects): Effects {
  return {
    careers: moved(effects.careers, share, step.careers),
    seasons: effects.seasons.map((own, index) => moved(own, share, step.seasons[index] ?? own)),
  };
}

function largestChange({ careers, seasons }: Effects): number {
  return Math.max(
    ...[careers, ...seasons].map((part) => part.reduce((most, value) => Math.max(most, Math.abs(value)), 0)),
  );
}

/**
 * Posterior variances: of careers (with their covariances), of each season's effects, and of career and season together.
 */
type Variances = {
  careers: Float64Array;
  careerCovariance: Matrix;
  seasons: Array<Float64Array>;
  totals: Array<Float64Array>;
};

function posteriorVariances({ seasons, lower }: PosteriorPrecision): Variances {
  const ofCareers = inverseOf(lower);
  const parts = seasons.map(({ season, prior, covariance }) => {
    const careers = season.careers.map((row) => {
      const from = rowOf(ofCareers, row);
      return Float64Array.from(season.careers, (column) => from[column] ?? 0);
    });
    const own = new Float64Array(prior.length);
    const total = new Float64Array(prior.length);
    for (const [place, row] of covariance.entries()) {
      const follows = row.map((value, other) => value * (prior[other] ?? 0));
      const alone = row[place] ?? 0;
      total[place] = alone + quadratic(careers, follows);
      follows[place] = (follows[place] ?? 0) - 1;
      own[place] = alone + quadratic(careers, follows);
    }
    return { own, total };
  });
  return {
    careers: Float64Array.from(ofCareers, (row, place) => row[place] ?? 0),
    careerCovariance: ofCareers,
    seasons: parts.map(({ own }) => own),
    totals: parts.map(({ total }) => total),
  };
}

/** Draws all effects from the posterior (Laplace): careers first, and the seasons given them. */
export function drawEffects({ effects, precision }: Mode, random: () => number): Effects {
  const change = drawCareers(precision, random);
  return {
    careers: moved(effects.careers, 1, change),
    seasons: precision.seasons.map((part, index) => {
      const own = moved(effects.seasons[index] ?? part.prior, 1, followed(part, change));
      return moved(own, 1, solveUpper(part.lower, normalVector(own.length, random)));
    }),
  };
}

/** Draws how far all career effects are from their mode. */
export function drawCareers({ lower }: PosteriorPrecision, random: () => number): Float64Array {
  return solveUpper(lower, normalVector(lower.length, random));
}

function quadratic(matrix: Matrix, vector: Float64Array): number {
  return dot(product(matrix, vector), vector);
}

export type FittedRatings = Mode & { deviations: Deviations; variances: Variances; rounds: number };

/** Where the search for deviations begins. */
const firstDeviations: Deviations = { driver: 0.6, driverSeason: 0.4, team: 1, teamSeason: 0.6 };

/**
 * Fits the model: effects by the posterior mode, the four deviations by EM (τ² is the mean of θ² + var θ).
 *
 * @param onProgress told the share that is done, about
 */
export function fitRatings(
  model: RatingsModel,
  onProgress: (share: number) => void = () => {},
): FittedRatings {
  const mostRounds = 100;
  const accuracy = 0.0005;
  let deviations = firstDeviations;
  let effects = zeroEffects(model);
  for (let rounds = 1; ; rounds += 1) {
    const mode = posteriorMode(model, deviations, effects, 0.01);
    const variances = posteriorVariances(mode.precision);
    const next = likelyDeviations(model, mode.effects, variances);
    const change = relativeChange(deviations, next);
    onProgress(Math.min(0.95, Math.max(rounds / mostRounds, accuracy / change)));
    if (change < accuracy || rounds === mostRounds) {
      const final = posteriorMode(model, next, mode.effects);
      return { ...final, deviations: next, variances: posteriorVariances(final.precision), rounds };
    }
    effects = mode.effects;
    deviations = next;
  }
}

function likelyDeviations(model: RatingsModel, effects: Effects, variances: Variances): Deviations {
  const ofCareers = secondMoments(effects.careers, variances.careers);
  const ofSeasons = model.seasons.map(({ drivers }, index) => {
    const own = effects.seasons[index] ?? new Float64Array(0);
    const moments = secondMoments(own, variances.seasons[index] ?? own);
    return {
      drivers: [...moments.subarray(0, drivers.length)],
      teams: [...moments.subarray(drivers.length)],
    };
  });
  return {
    driver: rootOfMean([...ofCareers.subarray(0, model.drivers.length)]),
    team: rootOfMean([...ofCareers.subarray(model.drivers.length)]),
    driverSeason: rootOfMean(ofSeasons.flatMap(({ drivers }) => drivers)),
    teamSeason: rootOfMean(ofSeasons.flatMap(({ teams }) => teams)),
  };
}

function secondMoments(effects: Float64Array, variances: Float64Array): Float64Array {
  return effects.map((effect, place) => effect * effect + (variances[place] ?? 0));
}

function rootOfMean(values: ReadonlyArray<number>): number {
  return Math.sqrt(values.reduce((sum, value) => sum + value, 0) / values.length);
}

function relativeChange(one: Deviations, other: Deviations): number {
  return Math.max(
    Math.abs(other.driver / one.driver - 1),
    Math.abs(other.driverSeason / one.driverSeason - 1),
    Math.abs(other.team / one.team - 1),
    Math.abs(other.teamSeason / one.teamSeason - 1),
  );
}

/** The share of the car in the variance of strengths, from 0 to 1. */
export function carShare({ driver, driverSeason, team, teamSeason }: Deviations): number {
  const ofCar = team ** 2 + teamSeason ** 2;
  return ofCar / (ofCar + driver ** 2 + driverSeason ** 2);
}
