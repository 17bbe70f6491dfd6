/** An estimate with its standard error. */
export type Estimate = { value: number; error: number };

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
