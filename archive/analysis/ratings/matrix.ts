/** A dense matrix as rows of numbers; a lower triangle has its zeros too. */
export type Matrix = ReadonlyArray<Float64Array>;

/** A square matrix of zeros. */
export function squareMatrix(size: number): Matrix {
  return Array.from({ length: size }, () => new Float64Array(size));
}

/** The row of a matrix. @throws RangeError when there is none */
export function rowOf(matrix: Matrix, index: number): Float64Array {
  const row = matrix[index];
  if (row === undefined) throw new RangeError(`a matrix of ${matrix.length} rows has no row ${index}`);
  return row;
}

/** The sum of products of the first `length` numbers. */
export function dot(one: Float64Array, other: Float64Array, length: number = one.length): number {
  let sum = 0;
  for (let index = 0; index < length; index += 1) sum += (one[index] ?? 0) * (other[index] ?? 0);
  return sum;
}

/** Adds `factor` times the first `length` numbers of `source` to those of `target`. */
export function addScaled(
  target: Float64Array,
  factor: number,
  source: Float64Array,
  length: number = source.length,
): void {
  for (let index = 0; index < length; index += 1)
    target[index] = (target[index] ?? 0) + factor * (source[index] ?? 0);
}

/** Adds to one number. */
export function addAt(target: Float64Array, index: number, value: number): void {
  target[index] = (target[index] ?? 0) + value;
}

/** A matrix times a vector. */
export function product(matrix: Matrix, vector: Float64Array): Float64Array {
  return Float64Array.from(matrix, (row) => dot(row, vector));
}

/**
 * The lower triangle L of a positive definite matrix, which is L Lᵀ. Only the lower triangle is read.
 *
 * @throws RangeError when the matrix is not positive definite
 */
export function cholesky(matrix: Matrix): Matrix {
  const lower = squareMatrix(matrix.length);
  for (const [index, row] of lower.entries()) {
    const source = rowOf(matrix, index);
    for (let column = 0; column < index; column += 1) {
      const above = rowOf(lower, column);
      row[column] = ((source[column] ?? 0) - dot(row, above, column)) / (above[column] ?? 1);
    }
    const pivot = (source[index] ?? 0) - dot(row, row, index);
    if (!(pivot > 0)) throw new RangeError("the matrix is not positive definite");
    row[index] = Math.sqrt(pivot);
  }
  return lower;
}

/** The x of L x = b. */
export function solveLower(lower: Matrix, right: Float64Array): Float64Array {
  const solution = new Float64Array(right.length);
  for (const [index, row] of lower.entries()) {
    solution[index] = ((right[index] ?? 0) - dot(row, solution, index)) / (row[index] ?? 1);
  }
  return solution;
}

/** The x of Lᵀ x = b: with standard normal numbers as b, a draw from the normal whose precision is L Lᵀ. */
export function solveUpper(lower: Matrix, right: Float64Array): Float64Array {
  const solution = Float64Array.from(right);
  for (let index = lower.length - 1; index >= 0; index -= 1) {
    const row = rowOf(lower, index);
    const value = (solution[index] ?? 0) / (row[index] ?? 1);
    addScaled(solution, -value, row, index);
    solution[index] = value;
  }
  return solution;
}

/** The inverse of L Lᵀ. */
export function inverseOf(lower: Matrix): Matrix {
  const size = lower.length;
  const inverseLower = squareMatrix(size);
  for (const [index, row] of inverseLower.entries()) {
    const source = rowOf(lower, index);
    for (let column = 0; column < index; column += 1) {
      addScaled(row, -(source[column] ?? 0), rowOf(inverseLower, column), column + 1);
    }
    row[index] = 1;
    const pivot = source[index] ?? 1;
    for (let column = 0; column <= index; column += 1) row[column] = (row[column] ?? 0) / pivot;
  }
  const inverse = squareMatrix(size);
  for (const [index, row] of inverseLower.entries()) {
    for (let column = 0; column <= index; column += 1) {
      addScaled(rowOf(inverse, column), row[column] ?? 0, row, index + 1);
    }
  }
  return inverse;
}
