import { expect, test } from "vitest";
import { winsBySeason, winsIn } from "./summaries.ts";
import { raceFinding } from "./teammate-finding.tsx";
import { record } from "#app/features/sample-rows-testing.ts";

const berger = { teammate_id: "gerhard_berger", teammate_name: "Gerhard Berger" };
const records = [
  record({ year: 1990, ...berger, team_name: "Ferrari", driver_position: 3, teammate_position: 2 }),
  record({ year: 1988, round: 2, driver_position: 1, teammate_position: 2 }),
  record({ year: 1988, round: 1, driver_position: 1, teammate_position: 2 }),
];

test("the finding says in how many races the driver was ahead", () => {
  expect(raceFinding("Prost", winsIn(records))).toBe("Prost was ahead in 2 of 3 races (66.7%)");
});

test("with several teammates in a race it counts comparisons", () => {
  const both = [
    record({ round: 1, driver_position: 1, teammate_position: 2 }),
    record({ round: 1, ...berger }),
  ];
  expect(raceFinding("Prost", { ...winsIn(both), driverWins: 2, teammateWins: 0, winPercent: 100 })).toBe(
    "Prost was ahead in 2 of 2 comparisons (100.0%)",
  );
});

test("seasons come oldest first, each with its team", () => {
  expect(winsBySeason(records)).toMatchObject([
    { year: 1988, driverWins: 2, teammateWins: 0 },
    { year: 1990, teams: "Ferrari", driverWins: 0, teammateWins: 1 },
  ]);
});
