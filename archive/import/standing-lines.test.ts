import { expect, test } from "vitest";
import { constructorLines, driverLines } from "./standing-lines.ts";
import type { Entry, Placing } from "./summaries.ts";
import { sampleEntry, samplePlacing } from "./testing/entries.ts";

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

test("a line of who did not race has no figures", () => {
  expect(constructorLines([], [placing("lotus", "brm")])).toMatchObject([{ wins: 0, podiums: 0, poles: 0 }]);
});
