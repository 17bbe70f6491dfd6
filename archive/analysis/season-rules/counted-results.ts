import { roundedPoints, sumOfPoints } from "#contract/values.ts";
import { sum } from "../arithmetic.ts";

/** A part of a season in which only the best results counted. */
export type CountedPart = {
  /** The part's last round. */
  until: number;
  /** How many results of the part counted; Infinity where all did. */
  best: number;
};

const wholeSeason = Infinity;

/** How many results counted, from a season on. */
const bestOfSeason: ReadonlyArray<readonly [since: number, best: number]> = [
  [1950, 4],
  [1954, 5],
  [1958, 6],
  [1959, 5],
  [1960, 6],
  [1961, 5],
  [1963, 6],
  [1966, 5],
  [1981, 11],
  [1991, Infinity],
];

/** The seasons that were counted in two halves: the last round of the first, and the best results of either. */
const halves: Readonly<Record<number, readonly [firstUntil: number, first: number, second: number]>> = {
  1967: [6, 5, 4],
  1968: [6, 5, 5],
  1969: [6, 5, 4],
  1970: [7, 6, 5],
  1971: [6, 5, 4],
  1972: [6, 5, 5],
  1973: [8, 7, 6],
  1974: [8, 7, 6],
  1975: [7, 6, 6],
  1976: [8, 7, 7],
  1977: [9, 8, 7],
  1978: [8, 7, 7],
  1979: [7, 4, 4],
  1980: [7, 5, 5],
};

/**
 * Which of a driver's results counted, in parts that follow each other. Sources: the sporting regulations of the CSI
 * and FISA of each season, as printed in Autocourse, and the gross and net points of Sheldon's Record of Grand Prix
 * and Voiturette Racing.
 */
export function countedParts(year: number): ReadonlyArray<CountedPart> {
  const inHalves = halves[year];
  if (inHalves !== undefined) {
    const [until, first, second] = inHalves;
    return [
      { until, best: first },
      { until: wholeSeason, best: second },
    ];
  }
  const best = bestOfSeason.findLast(([since]) => since <= year)?.[1] ?? Infinity;
  return [{ until: wholeSeason, best }];
}

/** The last season in which only a constructor's best car of a race scored, and results were dropped as with drivers. */
export const lastOfBestCar = 1978;

/** Which of a constructor's results counted: as with drivers until 1978, all since then. */
export function constructorCountedParts(year: number): ReadonlyArray<CountedPart> {
  return year <= lastOfBestCar ? countedParts(year) : [{ until: wholeSeason, best: Infinity }];
}

/**
 * The points that count.
 *
 * @param byRound points scored in each round; a round without points may be missing
 */
export function countedPoints(
  byRound: ReadonlyMap<number, number>,
  parts: ReadonlyArray<CountedPart>,
): number {
  return roundedPoints(sum(splitResults(byRound, parts).counted.map(([, points]) => points)));
}

/** Points scored in a round that do not count. */
export type DroppedResult = { round: number; points: number };

/** The results with points that do not count, by round. Of equal ones the last is dropped. */
export function droppedResults(
  byRound: ReadonlyMap<number, number>,
  parts: ReadonlyArray<CountedPart>,
): Array<DroppedResult> {
  return splitResults(byRound, parts)
    .dropped.filter(([, points]) => points > 0)
    .map(([round, points]) => ({ round, points: roundedPoints(points) }))
    .toSorted((one, other) => one.round - other.round);
}

/** The results that count and those that do not, as rounds with their points. */
function splitResults(byRound: ReadonlyMap<number, number>, parts: ReadonlyArray<CountedPart>) {
  // All results of most seasons count, and a page may ask for the tables of all seasons.
  if (parts.every(({ best }) => best >= byRound.size)) return { counted: [...byRound], dropped: [] };
  const split = parts.map(({ until, best }, index) => {
    const after = parts[index - 1]?.until ?? 0;
    const ofPart = [...byRound].filter(([round]) => round > after && round <= until);
    const sorted = ofPart.toSorted(([, one], [, other]) => other - one);
    return { counted: sorted.slice(0, best), dropped: sorted.slice(best) };
  });
  return {
    counted: split.flatMap(({ counted }) => counted),
    dropped: split.flatMap(({ dropped }) => dropped),
  };
}

/** All points scored. */
export function grossPoints(byRound: ReadonlyMap<number, number>): number {
  return sumOfPoints([...byRound.values()]);
}
