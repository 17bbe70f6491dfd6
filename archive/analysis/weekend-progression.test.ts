import { expect, test } from "vitest";
import { progressionOf, type Stage, type StageLine } from "./weekend-progression.ts";

/** Lines of a stage by driver: a number is a place, a text stands where there is none. */
function linesOf(
  stage: Stage,
  places: ReadonlyArray<[driver: string, place: number | string]>,
): Array<StageLine> {
  return places.map(([driver, place]) => ({
    stage,
    driver_id: driver,
    driver_name: driver.toUpperCase(),
    driver_code: null,
    team_id: `${stage.toLowerCase()}_team`,
    team_name: `${stage} team`,
    position: typeof place === "number" ? place : null,
    position_text: String(place),
  }));
}

const race = linesOf("R", [
  ["hunt", 1],
  ["mass", 2],
  ["lauda", "DNF"],
]);
const grid = linesOf("grid", [
  ["lauda", 1],
  ["hunt", 2],
  ["mass", "PL"],
]);
const qualifying = linesOf("Q", [
  ["hunt", 1],
  ["lauda", 2],
  ["mass", 3],
  ["amon", 4],
]);

test("qualifying, grid and finish make a weekend of old", () => {
  const { stages, drivers } = progressionOf(["Q", "R"], [...qualifying, ...grid, ...race]);
  expect(stages).toEqual([
    { key: "Q", name: "Qualifying" },
    { key: "grid", name: "Grid" },
    { key: "R", name: "Finish" },
  ]);
  expect(drivers.map(({ driver_id, places }) => [driver_id, ...places])).toEqual([
    ["hunt", 1, 2, 1],
    ["mass", 3, null, 2],
    ["lauda", 2, 1, null],
    ["amon", 4, null, null],
  ]);
});

test("an unclassified driver has a code, and a driver who took no part has none", () => {
  const { drivers } = progressionOf(["Q", "R"], [...qualifying, ...grid, ...race]);
  expect(drivers.map(({ place_texts }) => place_texts)).toEqual([
    [null, null, null],
    [null, "PL", null],
    [null, null, "DNF"],
    [null, null, null],
  ]);
});

test("before the race the grid gives the order", () => {
  const { stages, drivers } = progressionOf(["Q", "R"], [...qualifying, ...grid]);
  expect(stages.map(({ key }) => key)).toEqual(["Q", "grid"]);
  expect(drivers.map(({ driver_id }) => driver_id)).toEqual(["lauda", "hunt", "mass", "amon"]);
});

test("a sprint stands between its grid and what followed it", () => {
  const sprint = linesOf("S", [["hunt", 1]]);
  const sprintGrid = linesOf("sprint_grid", [["hunt", 3]]);
  const { stages } = progressionOf(
    ["S", "Q", "R"],
    [...race, ...grid, ...sprint, ...sprintGrid, ...qualifying],
  );
  expect(stages.map(({ name }) => name)).toEqual(["Sprint grid", "Sprint", "Qualifying", "Grid", "Finish"]);
});

test("of two lines in one race the better counts, and the team is that of the last stage", () => {
  const shared = linesOf("R", [
    ["fangio", 1],
    ["fagioli", 1],
    ["fangio", 11],
  ]);
  const { drivers } = progressionOf(["Q", "R"], [...linesOf("Q", [["fangio", 1]]), ...shared]);
  expect(drivers.map(({ driver_id, team_id, places }) => [driver_id, team_id, ...places])).toEqual([
    ["fangio", "r_team", 1, 1],
    ["fagioli", "r_team", null, 1],
  ]);
});

test("a weekend without data has neither stages nor drivers", () => {
  expect(progressionOf(["Q", "R"], [])).toEqual({ stages: [], drivers: [] });
});
