import { expect, test } from "vitest";
import type { ConstructorPoints, DriverRaceDetails, RaceCell } from "#contract/standings.ts";
import { toCsv } from "#app/ui/table/table-downloads.tsx";
import { constructorRows, driverCell, type GridRow, kinds, resultsTable } from "./results-table.tsx";
import { mostPodiums, resultsMethod } from "./detailed-screens.tsx";

const rounds = [
  { round: 1, race_name: "Australian Grand Prix", country: "Australia", sprint: false },
  { round: 2, race_name: "Chinese Grand Prix", country: "China", sprint: true },
];

const won: RaceCell = [1, "Finished", 1, 25, "P", null, null];
const sprinted: RaceCell = ["DNF", "Brakes", 3, 0, "", 8, 1];

const norris: GridRow = {
  position: 1,
  name: "Lando Norris",
  code: null,
  href: "/driver/lando_norris/",
  team_id: "mclaren",
  points: 26,
  cells: [won, sprinted].map(driverCell),
};
const rows = [norris];

test("a file of drivers has the sprints apart, and nothing for rounds without", () => {
  const { columns, fileColumns } = resultsTable(kinds.drivers, 2025, rounds);
  expect(columns.map(({ id }) => id)).toEqual(["position", "driver_name", "points", "r1", "r2"]);
  expect(toCsv(fileColumns ?? [], rows).split("\r\n")).toEqual([
    "Pos,Driver,Points,R1 Australian Grand Prix,R2 Chinese Grand Prix,R2 Chinese Grand Prix sprint",
    "1,Lando Norris,26,1,DNF,8",
    "",
  ]);
});

test("a round without a result has a column that does not sort and is not in a file", () => {
  const { columns, fileColumns } = resultsTable(kinds.drivers, 2025, rounds.slice(0, 1), rounds.slice(1));
  expect(columns.at(-1)).toMatchObject({ id: "r2", head: "R2", sortable: false });
  expect(fileColumns?.map(({ id }) => id)).toEqual(["position", "driver_name", "points", "r1"]);
});

test("a round's column sorts by the place, and its head says the round alone", () => {
  const [, , , , chinese] = resultsTable(kinds.drivers, 2025, rounds).columns;
  expect(rows.map((row) => [chinese?.value(row), chinese?.sortBy?.(row)])).toEqual([["DNF", null]]);
  expect(chinese).toMatchObject({ label: "R2 Chinese Grand Prix", head: "R2", firstSort: "asc" });
});

test("a file of constructors has the places of the cars apart, for every round", () => {
  const { fileColumns } = resultsTable(kinds.constructors, 2025, rounds);
  expect(fileColumns?.map(({ id }) => id)).toEqual([
    "position",
    "team_name",
    "points",
    "r1",
    "r1_places",
    "r2",
    "r2_places",
  ]);
});

test("below a table stand the words that occur in it and no others", () => {
  const method = resultsMethod("drivers", rows);
  expect(method).toContain("DNF did not finish");
  expect(method).not.toContain("DSQ");
});

test("points that were taken away are explained where there are any", () => {
  const taken = {
    value: -41,
    text: "-41",
    rank: -41,
    place: null,
    scored: false,
    marks: "",
    second: null,
    below: "",
    title: null,
  };
  expect(resultsMethod("constructors", rows)).not.toContain("taken away");
  expect(resultsMethod("constructors", [{ ...norris, cells: [taken] }])).toContain("taken away");
});

test("the heading says who is on the podium most often, unless nobody is or more than two are", () => {
  const verstappen = { ...norris, name: "Max Verstappen" };
  const piastri = { ...norris, name: "Oscar Piastri" };
  const stroll = { ...norris, name: "Lance Stroll", cells: [null, driverCell(sprinted)] };
  expect(mostPodiums("drivers", [stroll, norris])).toBe("Norris reaches the podium in 1 of 2 races");
  expect(mostPodiums("constructors", [stroll, { ...norris, name: "McLaren" }])).toBe(
    "McLaren reaches the podium in 1 of 2 races",
  );
  expect(mostPodiums("drivers", [norris, verstappen, stroll])).toBe(
    "Norris and Verstappen each reach the podium in 1 of 2 races",
  );
  expect(mostPodiums("drivers", [norris, verstappen, piastri])).toBeUndefined();
  expect(mostPodiums("drivers", [stroll])).toBeUndefined();
});

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

test("a sprint without a place is its word alone, which has no room for a letter beside it", () => {
  expect(driverCell([10, "Finished", 12, 1, "", "DNF", null])).toMatchObject({ second: "DNF", below: "DNF" });
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

function driver(id: string, teams: Array<[string, Array<number>]>, races: Array<RaceCell | null>) {
  const stints = teams.map(([team_id, held]) => ({
    team_id,
    team_name: team_id,
    engine: null,
    rounds: held,
  }));
  return { driver_id: id, driver_name: id, code: null, team_id: null, teams: stints, races };
}

function team(id: string, points: Array<number | null>): ConstructorPoints["teams"][number] {
  return { team_id: id, team_name: id, engine: null, points, positions: points.map(() => null) };
}

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
