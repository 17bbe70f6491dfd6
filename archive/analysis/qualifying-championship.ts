import { sum } from "./arithmetic.ts";
import { scaleText } from "./season-rules/rule-texts.ts";
import { raceScale } from "./season-rules/scales.ts";
import { byCountback, countOfPlaces } from "./season-rules/tables.ts";

/** A driver's position in the qualifying of a round. */
export type QualifyingPlace = { driver_id: string; round: number; place: number };

/** A row of the qualifying championship's table. */
export type QualifyingLine = {
  driver_id: string;
  position: number;
  points: number;
  places: ReadonlyMap<number, number>;
};

/** The rules of a season's qualifying championship in a sentence or two. */
export function qualifyingRule(year: number): string {
  return (
    `Each Grand Prix's qualifying gives ${scaleText(raceScale(year))} points by place, as a race of ${year} does, ` +
    "before grid penalties; every round counts. Sprint qualifying and fastest laps give nothing."
  );
}

/**
 * A season's table as if qualifying gave the points, with countback on ties (most first places, then most second
 * places, and so on). A full tie shares the position.
 *
 * @param places of all drivers in all rounds; each driver once in a round
 */
export function qualifyingTable(year: number, places: ReadonlyArray<QualifyingPlace>): Array<QualifyingLine> {
  const scale = raceScale(year);
  const drivers = [...Map.groupBy(places, (one) => one.driver_id)].map(([driver_id, own]) => ({
    driver_id,
    points: sum(own.map(({ place }) => scale[place - 1] ?? 0)),
    counts: countOfPlaces(own.map(({ place }) => place)),
    places: new Map(own.map(({ round, place }) => [round, place])),
  }));
  const order = (one: (typeof drivers)[number], other: (typeof drivers)[number]) =>
    other.points - one.points || byCountback(one.counts, other.counts);
  const sorted = drivers.toSorted(order);
  return sorted.map((driver) => ({
    driver_id: driver.driver_id,
    position: sorted.findIndex((other) => order(other, driver) === 0) + 1,
    points: driver.points,
    places: driver.places,
  }));
}
