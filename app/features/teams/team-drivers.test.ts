import { expect, test } from "vitest";
import { result } from "#app/features/sample-rows-testing.ts";
import { teamDrivers, teamDriversTable } from "./team-drivers.tsx";

const retired = { finish_position: null, points: 0 };

test("wins, podiums and poles are counted", () => {
  const rows = [
    result({ race_id: 3, finish_position: 1, grid_position: 2, points: 8 }),
    result({ race_id: 2, finish_position: 3, grid_position: 1, points: 4 }),
    result({ race_id: 1, ...retired, status: "Engine", position_text: "DNF" }),
  ];
  expect(teamDrivers(rows)).toEqual([
    {
      driver_id: "alberto_ascari",
      full_name: "Alberto Ascari",
      years: [1952],
      gps: 3,
      wins: 1,
      podiums: 2,
      poles: 1,
      points: 12,
    },
  ]);
});

test("drivers come in the order of the rows", () => {
  const rows = [
    result({ full_name: "Giuseppe Farina" }),
    result(),
    result({ race_id: 0, full_name: "Giuseppe Farina" }),
  ];
  expect(teamDrivers(rows).map((driver) => driver.full_name)).toEqual(["Giuseppe Farina", "Alberto Ascari"]);
});

test("the years are those with a result, once each, in order", () => {
  const rows = [
    result({ year: 1953 }),
    result({ year: 1951, race_id: 0 }),
    result({ year: 1953, race_id: 2, session_type: "S" }),
  ];
  expect(teamDrivers(rows)[0]?.years).toEqual([1951, 1953]);
});

test("races without a start are no Grands Prix, whatever reason the status gives", () => {
  const rows = ["DNS", "DNQ", "DNPQ", "DNP", "EX"].map((position_text, index) =>
    result({ race_id: index, ...retired, status: "Injury", position_text }),
  );
  expect(teamDrivers([...rows, result({ race_id: 9 })])[0]?.gps).toBe(1);
});

test("without the classification's word the status tells who did not start", () => {
  expect(teamDrivers([result({ ...retired, status: "DNQ" })])[0]?.gps).toBe(0);
  expect(teamDrivers([result({ ...retired, status: "DSQ" })])[0]?.gps).toBe(1);
});

test("sprints count in the points only", () => {
  const rows = [
    result({ race_id: 2, session_type: "S", finish_position: 1, grid_position: 1, points: 8 }),
    result({ race_id: 2, finish_position: 4, points: 12 }),
  ];
  expect(teamDrivers(rows)[0]).toMatchObject({ gps: 1, wins: 0, podiums: 0, poles: 0, points: 20 });
});

test("a driver who shared cars has one race, with the better place, and the points of both cars", () => {
  const rows = [
    result({ finish_position: 2, grid_position: 5, points: 2 }),
    result({ finish_position: 3, grid_position: 1, points: 1.33 }),
  ];
  expect(teamDrivers(rows)[0]).toMatchObject({ gps: 1, wins: 0, podiums: 1, poles: 1, points: 3.33 });
});

test("points are summed without the noise of binary fractions", () => {
  const rows = [0.1, 0.2].map((points, index) => result({ race_id: index, points }));
  expect(teamDrivers(rows)[0]?.points).toBe(0.3);
});

test("a driver without an id has none", () => {
  expect(teamDrivers([result({ driver_id: undefined })])[0]?.driver_id).toBeNull();
});

test("the drivers of a team can be sorted by every column but the name", () => {
  expect(teamDriversTable.columns.map(({ label }) => label)).toEqual([
    "Driver",
    "Years",
    "GPs",
    "Wins",
    "Podiums",
    "Poles",
    "Points",
  ]);
  expect(
    teamDriversTable.columns.filter(({ sortable }) => sortable === false).map(({ label }) => label),
  ).toEqual(["Driver"]);
});
