import { expect, test } from "vitest";
import {
  oncePerRace,
  pointsByTeammate,
  winsByCircuit,
  winsByTeammate,
  winsByYear,
  lead,
  winsIn,
} from "./summaries.ts";
import { record } from "#app/features/sample-rows-testing.ts";

const berger = { teammate_id: "gerhard_berger", teammate_name: "Gerhard Berger" };
const mansell = { teammate_id: "nigel_mansell", teammate_name: "Nigel Mansell" };

test("each teammate has one row over all years, the latest teammate first", () => {
  const records = [
    record({ year: 1990, ...mansell, driver_position: 1, teammate_position: 2 }),
    record({ year: 1989, driver_position: 4, teammate_position: 1 }),
    record({ year: 1988, driver_position: 1, teammate_position: 10 }),
    record({ year: 1988, round: 1, driver_position: 1, teammate_position: 20 }),
  ];
  expect(winsByTeammate(records)).toMatchObject([
    { teammateName: "Nigel Mansell", races: 1, driverWins: 1, teammateWins: 0, winPercent: 100 },
    { teammateName: "Ayrton Senna", races: 3, driverWins: 2, teammateWins: 1, winPercent: 200 / 3 },
  ]);
});

test("several teammates in one season have a row each", () => {
  const records = [
    record({ round: 3, ...berger }),
    record({ round: 2 }),
    record({ round: 1, ...berger }),
    record({ year: 1987, ...berger }),
  ];
  expect(winsByYear(records)).toMatchObject([
    { year: 1988, teammateName: "Gerhard Berger", races: 2 },
    { year: 1988, teammateName: "Ayrton Senna", races: 1 },
    { year: 1987, teammateName: "Gerhard Berger", races: 1 },
  ]);
});

test("a season's teams with one teammate are named in race order", () => {
  const records = [
    record({ round: 9, team_name: "Lotus" }),
    record({ round: 5, team_name: "Cooper" }),
    record({ round: 2, team_name: "Cooper" }),
  ];
  expect(winsByYear(records)).toMatchObject([{ teams: "Cooper / Lotus", races: 3 }]);
});

test("a circuit counts the teammates of all years", () => {
  const suzuka = { circuit_id: "suzuka", circuit_name: "Suzuka", country: "Japan" };
  const records = [
    record({ year: 1990, ...suzuka, ...mansell, driver_position: 18, teammate_position: 15 }),
    record({ year: 1990 }),
    record({ year: 1988, ...suzuka, driver_position: 2, teammate_position: 1 }),
  ];
  expect(winsByCircuit(records)).toMatchObject([
    { circuitName: "Suzuka", country: "Japan", races: 2, driverWins: 0, teammateWins: 2, winPercent: 0 },
    { circuitName: "Monza", races: 1 },
  ]);
});

test("circuits stand in the order of their races, then of their names", () => {
  const records = [
    record({ year: 1990, circuit_id: "spa", circuit_name: "Spa" }),
    record({ year: 1990, circuit_id: "adelaide", circuit_name: "Adelaide" }),
    record({ year: 1989 }),
    record({ year: 1988 }),
  ];
  expect(winsByCircuit(records).map((row) => row.circuitName)).toEqual(["Monza", "Adelaide", "Spa"]);
});

test("points are summed per teammate, half points and all", () => {
  const records = [
    record({ round: 3, driver_points: 4.5, teammate_points: 3 }),
    record({ round: 2, driver_points: 0, teammate_points: 0.5 }),
    record({ round: 1, ...berger, driver_points: 9, teammate_points: 0 }),
  ];
  expect(pointsByTeammate(records)).toMatchObject([
    { teammateName: "Ayrton Senna", races: 2, driverPoints: 4.5, teammatePoints: 3.5, driverPercent: 56.25 },
    { teammateName: "Gerhard Berger", races: 1, driverPoints: 9, teammatePoints: 0, driverPercent: 100 },
  ]);
});

test("points that fractions of a shared car add up to carry no binary noise", () => {
  const records = [
    record({ round: 1, driver_points: 0.1, teammate_points: 0.3 }),
    record({ round: 2, driver_points: 0.2, teammate_points: 0 }),
  ];
  expect(pointsByTeammate(records)).toMatchObject([
    { driverPoints: 0.3, teammatePoints: 0.3, driverPercent: 50 },
  ]);
});

test("where neither scored there is no share of points", () => {
  const records = [record({ driver_points: 0, teammate_points: 0 })];
  expect(pointsByTeammate(records)).toMatchObject([{ driverPoints: 0, driverPercent: null }]);
});

test("a driver without teammates has no rows", () => {
  expect(winsByTeammate([])).toEqual([]);
  expect(winsByYear([])).toEqual([]);
  expect(winsByCircuit([])).toEqual([]);
  expect(pointsByTeammate([])).toEqual([]);
});

const won = record({ round: 1, driver_position: 1, teammate_position: 2 });
const lost = record({ round: 2, driver_position: 2, teammate_position: 1 });

test("whoever has the lower position has won", () => {
  expect(winsIn([won, lost, { ...won, round: 3 }])).toEqual({
    races: 3,
    driverWins: 2,
    teammateWins: 1,
    winPercent: 200 / 3,
  });
});

test("two retired cars are compared by their order in the classification", () => {
  expect(winsIn([record({ driver_position: 19, teammate_position: 20 })])).toMatchObject({
    driverWins: 1,
    teammateWins: 0,
  });
});

test("equal and missing positions count for neither", () => {
  const undecided = [
    record({ round: 1, driver_position: 4, teammate_position: 4 }),
    record({ round: 2, driver_position: null, teammate_position: 4 }),
    record({ round: 3, driver_position: 4, teammate_position: null }),
    record({ round: 4, driver_position: null, teammate_position: null }),
  ];
  expect(winsIn(undecided)).toEqual({ races: 4, driverWins: 0, teammateWins: 0, winPercent: null });
  expect(undecided.map(lead)).toEqual([0, 0, 0, 0]);
});

test("several teammates in one race are several comparisons in one race", () => {
  const records = [
    record({ teammate_id: "luigi_fagioli", driver_position: 2, teammate_position: 4 }),
    record({ teammate_id: "nino_farina", driver_position: 2, teammate_position: 1 }),
  ];
  expect(winsIn(records)).toEqual({ races: 1, driverWins: 1, teammateWins: 1, winPercent: 50 });
});

test("without records there is nothing to divide", () => {
  expect(winsIn([])).toEqual({ races: 0, driverWins: 0, teammateWins: 0, winPercent: null });
});

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
