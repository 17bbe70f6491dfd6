import { comparableRatio, type Pace } from "#contract/timing/race-laps.ts";
import type { Compound, DocumentHead } from "#contract/timing/session.ts";
import { mean, median, quantile, rounded } from "../arithmetic.ts";
import { paceLaps, type RaceLaps, type Racer } from "./race-laps.ts";

/** With fewer comparable laps in the race there is no model. */
const fewestLaps = 100;
/** A driver or compound with fewer laps is left out of the model. */
const fewestLapsToFit = 4;
/** A stint with fewer laps has no slope. */
const fewestOfStint = 3;

/** A comparable lap: its tyre, and the tyre's age at the end of the lap. */
type ComparableLap = {
  racer: number;
  lap: number;
  seconds: number;
  compound: Compound;
  age: number | null;
};

/** The fitted model: effects in seconds per lap. */
export type PaceModel = {
  laps: number;
  residual: number;
  trend: Estimate;
  /** By index in `racers`, relative to the fastest. */
  behind: ReadonlyMap<number, Estimate>;
  compounds: ReadonlyArray<{ compound: Compound; offset: Estimate; slope: Estimate }>;
};

/** A driver's comparable laps in order: at race pace, and not much slower than their median. */
function comparableLaps(racer: Racer, race: Pick<RaceLaps, "neutralised">): Array<ComparableLap> {
  const laps = paceLaps(racer, race.neutralised);
  const usual = median([...laps.values()]);
  if (usual === null) return [];
  return [...laps].flatMap(([lap, seconds]) => {
    if (seconds > comparableRatio * usual) return [];
    const { compound, age } = tyreOn(racer, lap);
    return [{ racer: racer.index, lap, seconds, compound, age }];
  });
}

/** The tyre of a lap, and its age at the end of the lap. */
export function tyreOn({ stints }: Racer, lap: number): { compound: Compound; age: number | null } {
  const stint = stints.find(({ fromLap, toLap }) => fromLap <= lap && lap <= toLap);
  if (stint === undefined) return { compound: null, age: null };
  return { compound: stint.compound, age: stint.age === null ? null : stint.age + lap - stint.fromLap + 1 };
}

/** True if anybody used intermediate or wet tyres: laps are then not comparable across the race. */
function wasWet({ racers }: RaceLaps): boolean {
  return racers.some(({ stints }) =>
    stints.some(({ compound }) => compound === "INTERMEDIATE" || compound === "WET"),
  );
}

/**
 * The tyre and pace model of a dry race, by least squares over comparable laps:
 * `lap = driver + compound + slope(compound) × age + trend × lap number`.
 *
 * @returns null for a wet race, or with too few laps to separate the effects
 */
export function paceModel(race: RaceLaps): PaceModel | null {
  if (wasWet(race)) return null;
  const laps = race.racers
    .flatMap((racer) => comparableLaps(racer, race))
    .filter(({ compound, age }) => compound !== null && age !== null);
  if (laps.length < fewestLaps) return null;
  const drivers = withEnoughLaps(laps, ({ racer }) => racer);
  const compounds = withEnoughLaps(laps, ({ compound }) => compound).toSorted(
    (one, other) => hardestFirst.indexOf(one) - hardestFirst.indexOf(other),
  );
  const kept = laps.filter(({ racer, compound }) => drivers.includes(racer) && compounds.includes(compound));
  const others = compounds.slice(1);
  const rows = kept.map(({ racer, lap, compound, age }) => [
    ...drivers.map((one) => (one === racer ? 1 : 0)),
    ...others.map((one) => (one === compound ? 1 : 0)),
    ...compounds.map((one) => (one === compound ? (age ?? 0) : 0)),
    lap,
  ]);
  const fit = leastSquares(
    rows,
    kept.map(({ seconds }) => seconds),
  );
  if (fit === null) return null;
  const at = (index: number) => fit.estimates[index] ?? zeroEstimate;
  const quickest = drivers
    .map((racer, index) => ({ racer, index, value: at(index).value }))
    .toSorted((one, other) => one.value - other.value)[0];
  return {
    laps: kept.length,
    residual: fit.residual,
    trend: at(drivers.length + others.length + compounds.length),
    behind: new Map(drivers.map((racer, index) => [racer, fit.difference(index, quickest?.index ?? index)])),
    compounds: compounds.map((compound, index) => ({
      compound,
      offset: index === 0 ? zeroEstimate : at(drivers.length + index - 1),
      slope: at(drivers.length + others.length + index),
    })),
  };
}

const zeroEstimate: Estimate = { value: 0, error: 0 };
const hardestFirst: ReadonlyArray<Compound> = ["HARD", "MEDIUM", "SOFT"];

function withEnoughLaps<T>(laps: ReadonlyArray<ComparableLap>, by: (lap: ComparableLap) => T): Array<T> {
  return [...Map.groupBy(laps, by)].flatMap(([key, of]) => (of.length >= fewestLapsToFit ? [key] : []));
}

/** The time that compound and age of the tyre cost on a lap by the model, in seconds; null if it has no estimate. */
export function tyreCost(
  model: PaceModel,
  { compound, age }: { compound: Compound; age: number | null },
): number | null {
  const known = model.compounds.find((one) => one.compound === compound);
  return known === undefined || age === null ? null : known.offset.value + known.slope.value * age;
}

/** Each driver's pace over comparable laps, in the order of `drivers`. */
export function paceDocument(head: DocumentHead, race: RaceLaps, model: PaceModel | null): Pace {
  return {
    ...head,
    lines: race.racers.map((racer) => {
      const laps = comparableLaps(racer, race);
      const behind = model?.behind.get(racer.index);
      return {
        driver: racer.index,
        laps: laps.length,
        box: boxOf(laps.map(({ seconds }) => seconds)),
        stints: racer.stints.flatMap(({ fromLap, toLap, compound }) => {
          const own = laps.filter(({ lap }) => fromLap <= lap && lap <= toLap);
          const slope = own.length < fewestOfStint ? undefined : slopeOf(own);
          return slope === undefined
            ? []
            : [
                {
                  from_lap: fromLap,
                  to_lap: toLap,
                  compound,
                  laps: own.length,
                  slope,
                  middle: middleOf(own),
                },
              ];
        }),
        behind: behind === undefined ? null : roundedEstimate(behind),
      };
    }),
    model:
      model === null
        ? null
        : {
            laps: model.laps,
            residual: rounded(model.residual, 3),
            trend: roundedEstimate(model.trend),
            compounds: model.compounds.map(({ compound, offset, slope }) => ({
              compound,
              offset: roundedEstimate(offset),
              slope: roundedEstimate(slope),
            })),
          },
    without_model: model !== null ? null : wasWet(race) ? "wet" : "few laps",
  };
}

function middleOf(laps: ReadonlyArray<ComparableLap>) {
  return {
    lap: rounded(mean(laps.map(({ lap }) => lap)), 2),
    seconds: rounded(mean(laps.map(({ seconds }) => seconds)), 3),
  };
}

function slopeOf(laps: ReadonlyArray<ComparableLap>): Estimate | undefined {
  const fit = leastSquares(
    laps.map(({ lap }) => [1, lap]),
    laps.map(({ seconds }) => seconds),
  );
  const slope = fit?.estimates[1];
  return slope === undefined ? undefined : roundedEstimate(slope);
}

function roundedEstimate({ value, error }: Estimate): Estimate {
  return { value: rounded(value, 4), error: rounded(error, 4) };
}

function boxOf(seconds: ReadonlyArray<number>): Pace["lines"][number]["box"] {
  if (seconds.length === 0) return null;
  const at = (share: number) => rounded(quantile(seconds, share), 3);
  return { least: at(0), lower: at(0.25), median: at(0.5), upper: at(0.75), greatest: at(1) };
}

/** An estimate with its standard error. */
type Estimate = { value: number; error: number };

/** A least-squares fit: an estimate for each coefficient. */
export type Fit = {
  estimates: Array<Estimate>;
  /** Standard deviation of the residuals. */
  residual: number;
  /** The difference of two coefficients, with its standard error. */
  difference: (one: number, other: number) => Estimate;
};

/**
 * Ordinary least squares by the normal equations.
 *
 * @param rows one per observation: the value of each regressor
 * @param values the observations
 * @returns null with too few rows or linearly dependent regressors
 */
export function leastSquares(
  rows: ReadonlyArray<ReadonlyArray<number>>,
  values: ReadonlyArray<number>,
): Fit | null {
  const size = rows[0]?.length ?? 0;
  if (size === 0 || rows.length <= size) return null;
  const products = Array.from({ length: size }, (_, one) =>
    Array.from({ length: size }, (__, other) =>
      rows.reduce((total, row) => total + (row[one] ?? 0) * (row[other] ?? 0), 0),
    ),
  );
  const inverse = inverseOf(products);
  if (inverse === null) return null;
  const right = Array.from({ length: size }, (_, one) =>
    rows.reduce((total, row, index) => total + (row[one] ?? 0) * (values[index] ?? 0), 0),
  );
  const solution = inverse.map((line) => dot(line, right));
  const left = rows.reduce(
    (total, row, index) => total + ((values[index] ?? 0) - dot(row, solution)) ** 2,
    0,
  );
  const variance = left / (rows.length - size);
  const covariance = (one: number, other: number) => variance * (inverse[one]?.[other] ?? 0);
  return {
    estimates: solution.map((value, index) => ({ value, error: errorOf(covariance(index, index)) })),
    residual: errorOf(variance),
    difference: (one, other) => ({
      value: (solution[one] ?? 0) - (solution[other] ?? 0),
      error: errorOf(covariance(one, one) + covariance(other, other) - 2 * covariance(one, other)),
    }),
  };
}

/** The root of a variance, which rounding may have made slightly negative. */
function errorOf(variance: number): number {
  return Math.sqrt(Math.max(0, variance));
}

function dot(one: ReadonlyArray<number>, other: ReadonlyArray<number>): number {
  return one.reduce((total, value, index) => total + value * (other[index] ?? 0), 0);
}

/** Gauss–Jordan elimination with partial pivoting; null for a matrix that is singular or nearly so. */
function inverseOf(matrix: ReadonlyArray<ReadonlyArray<number>>): Array<Array<number>> | null {
  const size = matrix.length;
  const work = matrix.map((row, index) => [...row, ...Array.from(row, (_, at) => (at === index ? 1 : 0))]);
  for (let column = 0; column < size; column += 1) {
    const lower = work.slice(column);
    const largest = Math.max(...lower.map((row) => Math.abs(row[column] ?? 0)));
    const place = column + lower.findIndex((row) => Math.abs(row[column] ?? 0) === largest);
    const pivot = work[place];
    const here = work[column];
    if (pivot === undefined || here === undefined || largest < 1e-9) return null;
    work[place] = here;
    const divisor = pivot[column] ?? 1;
    const scaled = pivot.map((value) => value / divisor);
    for (const [index, row] of work.entries()) {
      const factor = row[column] ?? 0;
      if (index !== column && factor !== 0)
        work[index] = row.map((value, at) => value - factor * (scaled[at] ?? 0));
    }
    work[column] = scaled;
  }
  return work.map((row) => row.slice(size));
}
