import { expect, test } from "vitest";
import { sampleEntry, samplePlacing } from "../testing/samples.ts";
import { constructorGross, constructorLines, driverGross, driverLines } from "./standing-lines.ts";
import type { Entry, Placing } from "./summaries.ts";

function win(engine: string, race: number): Entry {
  return sampleEntry({
    race_id: race,
    year: 1966,
    driver_id: "jim_clark",
    team_id: "lotus",
    engine_id: engine,
    points: 9,
  });
}

function placing(entity: string, engine: string): Placing {
  return samplePlacing({ year: 1966, entity_id: entity, engine_id: engine, points: 9 });
}

test("a driver's line has all of the season's figures", () => {
  expect(driverLines([win("brm", 1), win("climax", 2)], [placing("jim_clark", "")])).toMatchObject([
    { wins: 2, podiums: 2, poles: 2 },
  ]);
});

test("where a team has a line for each engine, each has the races with its engine", () => {
  const entries = [win("brm", 1), win("climax", 2), win("climax", 3)];
  const lines = [placing("lotus", "brm"), placing("lotus", "climax")];
  expect(constructorLines(entries, lines).map(({ wins }) => wins)).toEqual([1, 2]);
});

test("a team's only line has all of its races, whatever the engine", () => {
  expect(constructorLines([win("brm", 1), win("climax", 2)], [placing("lotus", "brm")])).toMatchObject([
    { wins: 2 },
  ]);
});

test("a row without races has no figures", () => {
  expect(constructorLines([], [placing("lotus", "brm")])).toMatchObject([{ wins: 0, podiums: 0, poles: 0 }]);
});

function entry(race: number, position: number, points: number, more: Partial<Entry> = {}): Entry {
  return sampleEntry({
    race_id: race,
    year: 1964,
    display_order: position,
    position,
    position_text: String(position),
    points,
    ...more,
  });
}

function lotusLine(year: number, points: number): Placing {
  return samplePlacing({ year, points });
}

test("1964: Graham Hill scored 41 points, of which 39 counted", () => {
  const results = [9, 3, 2, 6, 6, 6, 9].map((points, index) => entry(index + 1, 1, points));
  expect(driverGross(lotusLine(1964, 39), results)).toBe(41);
});

test("where nothing was dropped, or every result counted, there are no other points", () => {
  expect(driverGross(lotusLine(1964, 9), [entry(1, 1, 9)])).toBeNull();
  expect(driverGross(lotusLine(2007, 0), [entry(1, 1, 10, { year: 2007 })])).toBeNull();
});

test("a difference of a hundredth from rounding thirds is ignored", () => {
  expect(driverGross(lotusLine(1955, 3.33), [entry(1, 2, 2), entry(1, 3, 1.34)])).toBeNull();
});

test("a constructor has the points of its best car in each race", () => {
  const cars = [entry(1, 1, 9), entry(1, 2, 6), entry(2, 2, 6), entry(2, 7, 0)];
  expect(constructorGross(lotusLine(1964, 9), cars)).toBe(15);
  expect(constructorGross(lotusLine(1979, 9), cars)).toBeNull();
});

test("a constructor has no point for fastest laps in the 1950s, and 8 for a win in 1961", () => {
  const in1958 = [entry(1, 1, 9, { year: 1958 }), entry(2, 9, 1, { year: 1958 })];
  expect(constructorGross(lotusLine(1958, 6), in1958)).toBe(8);
  expect(constructorGross(lotusLine(1961, 6), [entry(1, 1, 9, { year: 1961 })])).toBe(8);
});
