import { expect, test } from "vitest";
import type { ConstructorRounds, DriverRaceDetails, RaceCell } from "#contract/standings.ts";
import { constructorRows, driverCell } from "./cells.ts";

test("a driver's cell has the place, the marks and the sprint", () => {
  expect(driverCell([1, "Finished", 1, 26, "PF", 2, 7])).toEqual({
    value: 1,
    text: "1",
    rank: 1,
    place: 1,
    scored: true,
    marks: "PF",
    second: 2,
    below: "S 2",
    title: null,
  });
});

test("who was not placed is shown with the word for it, and the reason", () => {
  expect(driverCell(["DNF", "Engine", 3, 0, "", null, null])).toMatchObject({
    value: "DNF",
    text: "DNF",
    rank: null,
    place: null,
    second: null,
    below: "",
    title: "Engine",
  });
  expect(driverCell(null)).toBeNull();
});

const rounds = [1, 2].map((round) => ({
  round,
  race_name: `Race ${round}`,
  country: "Italy",
  sprint: false,
}));

function driver(id: string, teams: Array<[string, Array<number>]>, races: Array<RaceCell | null>) {
  const stints = teams.map(([team_id, held]) => ({
    team_id,
    team_name: team_id,
    engine: null,
    rounds: held,
  }));
  return { driver_id: id, driver_name: id, code: null, team_id: null, teams: stints, races };
}

function team(id: string, points: Array<number | null>): ConstructorRounds["teams"][number] {
  return { team_id: id, team_name: id, engine: null, points, positions: points.map(() => null) };
}

const won: RaceCell = [1, "Finished", 1, 25, "P", null, null];
const out: RaceCell = ["DNF", "Engine", 2, 0, "", null, null];

test("a constructor's cell has what the round brought, and the places of its cars in that round", () => {
  const races: DriverRaceDetails = {
    year: 2025,
    rounds,
    drivers: [
      driver(
        "moved",
        [
          ["red", [1]],
          ["blue", [2]],
        ],
        [won, won],
      ),
      driver("stayed", [["red", [1, 2]]], [out, out]),
    ],
  };
  const [red, blue] = constructorRows(
    { year: 2025, rounds, teams: [team("red", [25, 15]), team("blue", [null, 25])] },
    races,
  );
  expect(red?.cells.map((cell) => [cell?.text, cell?.place, cell?.marks, cell?.below])).toEqual([
    ["25", 1, "P", "1 DNF"],
    ["-10", null, "", "DNF"],
  ]);
  expect(red?.cells.map((cell) => [cell?.value, cell?.rank, cell?.second])).toEqual([
    [25, 25, "1 DNF"],
    [-10, -10, "DNF"],
  ]);
  expect(red?.points).toBe(15);
  expect(blue?.cells.map((cell) => cell?.text)).toEqual([undefined, "25"]);
});
