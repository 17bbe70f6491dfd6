import { expect, test } from "vitest";
import { oncePerRace } from "./summaries.ts";
import { record } from "#app/features/sample-rows-testing.ts";

test("several teammates in one race are several records", () => {
  const records = [record({ teammate_id: "luigi_fagioli" }), record({ teammate_id: "nino_farina" })];
  expect(oncePerRace(records)).toEqual(records);
});

test("the same teammate in two races is two records", () => {
  const records = [record({ round: 2 }), record({ round: 1 })];
  expect(oncePerRace(records)).toEqual(records);
});

test("two who shared cars of two teams in one race count once, with the better places and all points", () => {
  const ofOneTeam = record({
    team_name: "Kuzma",
    driver_position: 22,
    teammate_position: 10,
    driver_points: 0,
    teammate_points: 1.5,
  });
  const ofTheOther = record({
    team_name: "Kurtis Kraft",
    driver_position: 12,
    teammate_position: null,
    driver_points: 0.5,
    teammate_points: 0,
  });
  expect(oncePerRace([ofOneTeam, ofTheOther])).toEqual([
    record({
      team_name: "Kuzma / Kurtis Kraft",
      driver_position: 12,
      teammate_position: 10,
      driver_points: 0.5,
      teammate_points: 1.5,
    }),
  ]);
});
