/**
 * Points to the second decimal: records print thirds and sevenths of a point so, and sums and differences of such
 * figures carry the noise of binary fractions.
 */
export function roundedPoints(points: number): number {
  return Math.round(points * 100) / 100;
}

/** A sum of points, without the noise of binary fractions. */
export function sumOfPoints(points: ReadonlyArray<number>): number {
  return roundedPoints(points.reduce((total, each) => total + each, 0));
}
