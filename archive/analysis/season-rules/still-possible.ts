import { sum } from "../arithmetic.ts";
import {
  constructorRaceScale,
  fastestLapPoint,
  pointsFactor,
  raceScale,
  type Scale,
  sprintScale,
} from "./scales.ts";

/** The points on offer in one coming Grand Prix or sprint. */
export type Offer = {
  /** Points by place, the most first. */
  places: ReadonlyArray<number>;
  /** The point for the fastest lap, for one of the scorers; 0 without one. */
  extra: number;
};

/**
 * The best and the worst final place that each in a table can still reach.
 *
 * Best: one takes all that is on offer, the others score nothing more, and a tie goes one's way. Worst: one scores
 * nothing more, the others share what is on offer as badly as can be, and ties go against. With one race left the
 * worst of drivers is exact. With more it is a bound: no worse place can come about, but with much on offer and few
 * points between many it may be that not even this one can.
 *
 * @param table the placed drivers or constructors, in any order
 * @param offers what each coming Grand Prix and sprint has to give; none when the season is over
 * @param cars how many cars each has in a race: drivers one, teams two
 * @returns for each of the table, in its order
 */
export function stillPossible<Line extends { points: number }>(
  table: ReadonlyArray<Line>,
  offers: ReadonlyArray<Offer>,
  cars: 1 | 2,
): Array<{ line: Line; best: number; worst: number }> {
  const shares = sharesOf(offers, cars);
  const most = shares[0] ?? 0;
  const [only, ...others] = offers;
  const areMet =
    only !== undefined && others.length === 0 && cars === 1
      ? (needs: ReadonlyArray<number>) => canBeMetInOne(needs, only)
      : (needs: ReadonlyArray<number>) => mayBeMet(needs, shares);
  return table.map((line) => {
    const rivals = table.filter((rival) => rival !== line);
    const best = 1 + rivals.filter((rival) => rival.points > line.points + most).length;
    const needs = rivals.map((rival) => Math.max(0, line.points - rival.points));
    return { line, best, worst: 1 + howManyCanReach(needs, areMet) };
  });
}

/**
 * The points of always coming first, of always coming second, and so on; the extra points go to the first. With two
 * cars the first takes the first two places, the second the next two.
 */
function sharesOf(offers: ReadonlyArray<Offer>, cars: number): Array<number> {
  const length = Math.max(0, ...offers.map((offer) => Math.ceil(offer.places.length / cars)));
  return Array.from({ length }, (_, index) =>
    sum(
      offers.map(({ places, extra }) => {
        const taken = places.slice(index * cars, (index + 1) * cars);
        return sum(taken) + (index === 0 ? extra : 0);
      }),
    ),
  );
}

/** How many rivals can get the points they need at the same time, counted from the one who needs least. */
function howManyCanReach(
  needs: ReadonlyArray<number>,
  areMet: (fromMost: ReadonlyArray<number>) => boolean,
): number {
  const fromLeast = needs.toSorted((one, other) => one - other);
  const first = fromLeast.findIndex((_, index) => !areMet(fromLeast.slice(0, index + 1).toReversed()));
  return first === -1 ? needs.length : first;
}

/** Whether one race can give all of them the points they need. */
function canBeMetInOne(fromMost: ReadonlyArray<number>, { places, extra }: Offer): boolean {
  const missing = fromMost.map((need, index) => need - (places[index] ?? 0)).filter((lack) => lack > 0);
  return missing.length === 0 || (missing.length === 1 && missing.every((lack) => lack <= extra));
}

/** A necessary condition: for each n, the n greatest needs do not exceed the n greatest shares. */
function mayBeMet(fromMost: ReadonlyArray<number>, shares: ReadonlyArray<number>): boolean {
  return fromMost.every((_, index) => sum(fromMost.slice(0, index + 1)) <= sum(shares.slice(0, index + 1)));
}

/** A coming weekend. */
export type RoundToCome = { year: number; round: number; sprint: boolean };

/** What the Grands Prix and sprints of coming weekends have to give drivers. */
export function driversOffers(rounds: ReadonlyArray<RoundToCome>): Array<Offer> {
  return offersOf(rounds, raceScale);
}

/** What they have to give constructors. */
export function constructorsOffers(rounds: ReadonlyArray<RoundToCome>): Array<Offer> {
  return offersOf(rounds, constructorRaceScale);
}

function offersOf(rounds: ReadonlyArray<RoundToCome>, scaleOf: (year: number) => Scale): Array<Offer> {
  return rounds.flatMap(({ year, round, sprint }) => {
    const factor = pointsFactor(year, round);
    const race = {
      places: scaleOf(year).map((points) => factor * points),
      extra: fastestLapPoint(year) === "none" ? 0 : 1,
    };
    return sprint ? [race, { places: sprintScale(year), extra: 0 }] : [race];
  });
}
