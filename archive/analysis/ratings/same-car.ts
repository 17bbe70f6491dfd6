/** What is known of a difference of two strengths: normal, with this mean and standard deviation. */
export type Difference = { mean: number; deviation: number };

/** The chance that the first of two drivers is the better one: that the difference of their strengths is above 0. */
export function chanceOfBetter({ mean, deviation }: Difference): number {
  return normalShareBelow(mean / deviation);
}

/**
 * The chance that the first of two drivers finishes ahead of the other in one race in equal cars, both classified: the
 * rank-ordered logit of two cars, 1 / (1 + e^−difference), averaged over what the difference may be.
 */
export function chanceOfAhead({ mean, deviation }: Difference): number {
  const steps = 200;
  const reach = 6;
  let sum = 0;
  let weights = 0;
  for (let step = 0; step <= steps; step += 1) {
    const at = reach * ((2 * step) / steps - 1);
    const weight = Math.exp(-(at * at) / 2);
    sum += weight / (1 + Math.exp(-(mean + at * deviation)));
    weights += weight;
  }
  return sum / weights;
}

/** The share of a standard normal distribution below a value (Abramowitz and Stegun 7.1.26; exact to 1.5e-7). */
function normalShareBelow(value: number): number {
  const size = Math.abs(value) / Math.SQRT2;
  const part = 1 / (1 + 0.327_591_1 * size);
  const series =
    part *
    (0.254_829_592 +
      part * (-0.284_496_736 + part * (1.421_413_741 + part * (-1.453_152_027 + part * 1.061_405_429))));
  const above = (series * Math.exp(-size * size)) / 2;
  return value < 0 ? above : 1 - above;
}
