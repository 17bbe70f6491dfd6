import { expect, test } from "vitest";
import type { SessionCode } from "#contract/sessions.ts";
import { type KnownSessions, sessionsOf, progressionOf, type Stage, type StageLine } from "./weekend.ts";

/** The codes of a weekend's sessions in order; without a sprint and a calendar unless something else is given. */
function codesOf(given: Partial<KnownSessions> & Pick<KnownSessions, "year">): Array<SessionCode> {
  return sessionsOf({ sprint: false, calendar: [], classified: [], ...given }).map(({ code }) => code);
}

const friday = "2025-03-21";
const saturday = "2025-03-22";
const sunday = "2025-03-23";

test("a weekend without data has a qualifying and a race", () => {
  expect(sessionsOf({ year: 1976, sprint: false, calendar: [], classified: [] })).toEqual([
    { code: "Q", date_utc: null, time_utc: null, classified: false },
    { code: "R", date_utc: null, time_utc: null, classified: false },
  ]);
});

test("sessions on the calendar stand by day and time", () => {
  const calendar = [
    { code: "R", date_utc: sunday, time_utc: "07:00" },
    { code: "Q", date_utc: saturday, time_utc: "07:00" },
    { code: "S", date_utc: saturday, time_utc: "03:00" },
    { code: "SQ", date_utc: friday, time_utc: "07:30" },
    { code: "FP1", date_utc: friday, time_utc: "03:30" },
  ] as const;
  expect(codesOf({ year: 2025, sprint: true, calendar })).toEqual(["FP1", "SQ", "S", "Q", "R"]);
});

test("without days the sessions stand as was customary in their season", () => {
  expect(codesOf({ year: 1990, classified: ["Q", "WU", "Q1D", "Q2D", "FP1", "FP2", "PQ", "R"] })).toEqual([
    "PQ",
    "FP1",
    "Q1D",
    "FP2",
    "Q2D",
    "Q",
    "WU",
    "R",
  ]);
  expect(codesOf({ year: 2003, classified: ["WU", "FP2", "FP1", "Q1D", "Q2D"] })).toEqual([
    "FP1",
    "Q1D",
    "FP2",
    "WU",
    "Q2D",
    "Q",
    "R",
  ]);
  expect(codesOf({ year: 2005, classified: ["FP4", "FP3", "FP2", "FP1", "Q2D", "Q1D"] })).toEqual([
    "FP1",
    "FP2",
    "FP3",
    "FP4",
    "Q1D",
    "Q2D",
    "Q",
    "R",
  ]);
});

test("each season's sprint has its own place, and since 2023 a qualifying of its own", () => {
  expect(codesOf({ year: 2021, sprint: true, classified: ["FP1", "FP2"] })).toEqual([
    "FP1",
    "Q",
    "FP2",
    "S",
    "R",
  ]);
  expect(codesOf({ year: 2023, sprint: true, classified: ["FP1"] })).toEqual(["FP1", "Q", "SQ", "S", "R"]);
  expect(codesOf({ year: 2024, sprint: true, classified: ["FP1"] })).toEqual(["FP1", "SQ", "S", "Q", "R"]);
});

test("a race of which only the day is known does not go before the others", () => {
  const calendar = [{ code: "R", date_utc: sunday, time_utc: null }] as const;
  expect(sessionsOf({ year: 2026, sprint: false, calendar, classified: ["R"] })).toEqual([
    { code: "Q", date_utc: null, time_utc: null, classified: false },
    { code: "R", date_utc: sunday, time_utc: null, classified: true },
  ]);
});

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
