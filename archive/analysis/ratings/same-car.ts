import { deviationsOf89 } from "./posterior-draws.ts";

/** What is known of a difference of two strengths: normal, with this mean and standard deviation. */
type Difference = { mean: number; deviation: number };

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

/**
 * Between which two values the chance to finish ahead lies with 89%: the chances at both ends of the interval of the
 * difference.
 */
export function rangeOfAhead({ mean, deviation }: Difference): { low: number; high: number } {
  return {
    low: chanceAt(mean - deviationsOf89 * deviation),
    high: chanceAt(mean + deviationsOf89 * deviation),
  };
}

function chanceAt(difference: number): number {
  return 1 / (1 + Math.exp(-difference));
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

/** Two drivers of one team, by id. */
export type TeammateLink = {
  one: string;
  other: string;
  team: string;
  /** First and last season together. */
  from: number;
  to: number;
  /** Grands Prix of both, and those in which both were classified. */
  races: number;
  classified: number;
};

/** A step of a chain: from one driver to a teammate, with all teams that they shared. */
type ChainStep = { from: string; to: string; links: ReadonlyArray<TeammateLink> };

/**
 * The chain of teammates between two drivers: as few steps as there can be, and of such chains one whose weakest step
 * has the most races in which both were classified. A pair that was never classified together is no step.
 *
 * @returns null when there is none; no step for a driver and himself
 */
export function teammateChain(
  links: ReadonlyArray<TeammateLink>,
  from: string,
  to: string,
): Array<ChainStep> | null {
  const neighbours = neighboursOf(links);
  const reached = new Map<string, Reached>([[from, { before: null, weakest: Infinity }]]);
  let level = [from];
  while (level.length > 0 && !reached.has(to)) {
    const next = new Map<string, Reached>();
    for (const driver of level.toSorted()) {
      const weakest = reached.get(driver)?.weakest ?? 0;
      for (const [mate, shared] of neighbours.get(driver) ?? []) {
        if (reached.has(mate)) continue;
        const strength = Math.min(weakest, classifiedIn(shared));
        if (strength > (next.get(mate)?.weakest ?? 0)) next.set(mate, { before: driver, weakest: strength });
      }
    }
    for (const [driver, way] of next) reached.set(driver, way);
    level = [...next.keys()];
  }
  return reached.has(to) ? stepsTo(to, reached, neighbours) : null;
}

/** By whom a driver was reached, and the weakest step on the way. */
type Reached = { before: string | null; weakest: number };
type Neighbours = ReadonlyMap<string, ReadonlyMap<string, ReadonlyArray<TeammateLink>>>;

function neighboursOf(links: ReadonlyArray<TeammateLink>): Neighbours {
  const neighbours = new Map<string, Map<string, Array<TeammateLink>>>();
  const add = (driver: string, mate: string, link: TeammateLink) => {
    const mates = neighbours.get(driver) ?? new Map<string, Array<TeammateLink>>();
    const shared = mates.get(mate);
    if (shared === undefined) mates.set(mate, [link]);
    else shared.push(link);
    neighbours.set(driver, mates);
  };
  for (const link of links) {
    add(link.one, link.other, link);
    add(link.other, link.one, link);
  }
  return neighbours;
}

function classifiedIn(links: ReadonlyArray<TeammateLink>): number {
  return links.reduce((sum, { classified }) => sum + classified, 0);
}

function stepsTo(to: string, reached: ReadonlyMap<string, Reached>, neighbours: Neighbours) {
  const steps: Array<ChainStep> = [];
  for (let driver = to; ;) {
    const before = reached.get(driver)?.before ?? null;
    if (before === null) return steps.toReversed();
    steps.push({ from: before, to: driver, links: neighbours.get(before)?.get(driver) ?? [] });
    driver = before;
  }
}
