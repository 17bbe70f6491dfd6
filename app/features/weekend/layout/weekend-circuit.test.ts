import { expect, test } from "vitest";
import { race } from "#app/features/sample-rows-testing.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { circuitKind, circuitPast, lastWinners } from "./weekend-circuit.tsx";

const verstappen = { driver_id: "max_verstappen", driver_name: "Max Verstappen" };
const norris = { driver_id: "lando_norris", driver_name: "Lando Norris" };
const hamilton = { driver_id: "lewis_hamilton", driver_name: "Lewis Hamilton" };

/** A race of a season that Verstappen won from pole, unless said otherwise. */
function held(year: number, given: Parameters<typeof race>[0] = {}) {
  const winner = { ...verstappen, team_id: "red_bull", team_name: "Red Bull", shared_with: null };
  return {
    ...race({ year, winner, pole: { ...verstappen, team_id: "red_bull" }, fastest_lap: null, ...given }),
    layout_id: year < 2024 ? "old" : "new",
    lap_length_km: 5,
    turns: 10,
  };
}

test("before a race stands the lap record of its layout, and who won there most often", () => {
  const lap = (who: typeof norris, time: number) => ({ ...who, team_id: "mclaren", time });
  const races = [
    held(2026, { winner: null, pole: null }),
    held(2025, { pole: { ...norris, team_id: "mclaren" }, fastest_lap: lap(hamilton, 82.4) }),
    held(2024, { fastest_lap: lap(hamilton, 81.3) }),
    held(2023, { fastest_lap: lap(hamilton, 80.1) }),
  ];
  const facts = (layout: string) =>
    circuitPast(races, layout).map(({ label, value, detail }) => [label, value, detail]);
  expect(facts("new")).toEqual([
    ["Lap record", "1:21.300", "Hamilton, 2024"],
    ["Most wins", "3", "Verstappen"],
    ["Most team wins", "3", "Red Bull"],
    ["Won from pole", "67%", "2 of 3 Grands Prix"],
    ["First race here", "2023", "won by Verstappen"],
    ["Different winners", "1", "driver, 1 team"],
  ]);
  expect(circuitPast(races, "new")[0]?.className).toBe(teamClass("mclaren", 2024));
  expect(facts("future")).toContainEqual(["Lap record", "–", "Not recorded on this layout"]);
  expect(circuitPast(races.slice(0, 1), "new")).toEqual([]);
});

test("before a race stand the winners of the last six races there, each with the team and its colour", () => {
  const won = (year: number, who: typeof norris) =>
    held(year, { winner: { ...who, team_id: "mclaren", team_name: "McLaren", shared_with: null } });
  const races = [
    held(2026, { winner: null, pole: null }),
    won(2025, norris),
    held(2024),
    won(2021, hamilton),
  ];
  const told = (all: typeof races) =>
    lastWinners(all).map(({ year, driver, team }) => [year, driver.name, team]);
  expect(lastWinners([held(2024), won(2023, norris)]).map(({ pole }) => pole)).toEqual([
    null,
    "Pole: Verstappen",
  ]);
  expect(told(races)).toEqual([
    [2025, "Lando Norris", "McLaren"],
    [2024, "Max Verstappen", "Red Bull"],
    [2021, "Lewis Hamilton", "McLaren"],
  ]);
  expect(lastWinners(races)[1]?.className).toBe(teamClass("red_bull", 2024));
  const more = [held(2020), held(2019), won(2018, norris), held(2017)];
  expect(told([...races, ...more]).map(([year]) => year)).toEqual([2025, 2024, 2021, 2020, 2019, 2018]);
  expect(lastWinners(races.slice(0, 1))).toEqual([]);
});

/** What is said of the races won from pole, the newest first. */
function poleWins(...years: Array<Parameters<typeof race>[0]>) {
  const races = years.map((given, index) => held(2025 - index, given));
  return circuitPast(races, "new").find(({ label }) => label === "Won from pole")?.detail;
}

test("how many of the last races were won from pole is said where there are two at least", () => {
  const others = { pole: { ...norris, team_id: "mclaren" } };
  expect(poleWins({}, {}, others)).toBe("2 of 3 Grands Prix, the last 2 in a row");
  expect(poleWins({}, others)).toBe("1 of 2 Grands Prix");
  expect(poleWins({}, {})).toBe("2 of 2 Grands Prix");
});

test("a circuit has its turns and its direction in one line", () => {
  expect(circuitKind({ turns: 16, type: "RACE", direction: "ANTI_CLOCKWISE" })).toEqual({
    label: "Circuit",
    value: "16 turns",
    detail: "Anti-clockwise",
  });
  expect(circuitKind({ turns: null, type: "STREET", direction: "CLOCKWISE" })).toMatchObject({
    value: "–",
    detail: "Street circuit, clockwise",
  });
});
