import { expect, test } from "vitest";
import {
  othersText,
  circuitPast,
  countedSession,
  lastWinners,
  titlePlaces,
  titleText,
} from "./session-to-come.tsx";
import { titleFightFinding } from "#app/features/home/standing-after.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { race } from "#app/features/sample-rows-testing.ts";

test("the clock before a race counts down to the session that is next, others to their own", () => {
  expect(countedSession("R", "FP1")).toBe("FP1");
  expect(countedSession("R", undefined)).toBe("R");
  expect(countedSession("Q", "FP1")).toBe("Q");
});

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
    ["Different winners", "1", "driver, 1 team"],
    ["First race here", "2023", "won by Verstappen"],
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
    "From pole",
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

const fighter = (id: string, name: string, team_id: string | null, points: number) => ({
  id,
  name,
  code: id,
  team_id,
  points: [0, points],
});
const fighters = [
  fighter("a", "Kimi Antonelli", "mercedes", 43),
  fighter("h", "Lewis Hamilton", "ferrari", 43),
  fighter("n", "Lando Norris", null, 1),
];

test("the title fight is headed by who leads by how much, in the words of the front page", () => {
  const [leader, level, third] = fighters;
  if (leader === undefined || level === undefined || third === undefined) throw new Error("three were given");
  const told = (drivers: typeof fighters) =>
    titleFightFinding({ drivers, contenders: 3, rounds: [], rounds_run: 2 });
  expect(told([leader, third])).toBe("Antonelli leads Norris by 42 points");
  expect(told([leader, level])).toBe("Antonelli and Hamilton are level on points");
  expect(told([{ ...leader, points: [1, 44] }, level])).toBe("Antonelli leads Hamilton by 1 point");
  // Then the heading is "The title fight".
  expect(told([leader])).toBeNull();
});

test("before a race stand the first of the championship with their points and how far they are behind", () => {
  const told = titlePlaces({ year: 2026, drivers: fighters, chances: [], contenders: null });
  expect(
    told.map(({ place, name, points, behind }) => [place, name, points.figure, points.unit, behind]),
  ).toEqual([
    ["1st", "Antonelli", "43", "points", "Leader"],
    ["2nd", "Hamilton", "43", "points", "Level on points"],
    ["3rd", "Norris", "1", "point", "42 behind"],
  ]);
  expect(told.map(({ points }) => Math.round(points.percent))).toEqual([100, 100, 2]);
  expect(told.map(({ chance }) => chance)).toEqual([null, null, null]);
  expect(titlePlaces({ year: 2026, drivers: [], chances: [], contenders: null })).toEqual([]);
});

test("title chances stand with each driver who can still win, and of all others below", () => {
  const chances = [
    { id: "h", name: "Lewis Hamilton", chance: 829 },
    { id: "p", name: "Oscar Piastri", chance: 64 },
  ];
  const told = (contenders: number) =>
    titlePlaces({ year: 2026, drivers: fighters, chances, contenders }).map(({ chance }) => chance);
  expect(told(3)).toEqual(["<1%", "83%", "<1%"]);
  expect(told(2)).toEqual(["<1%", "83%", null]);
  expect(othersText({ chances, drivers: fighters })).toBe("Also: Piastri 6%. ");
  expect(othersText({ chances: chances.slice(0, 1), drivers: fighters })).toBe("");
});

test("before a race is said how many can still win the title, or how many results are missing", () => {
  const rounds = [1, 2, 3, 4].map((round) => ({
    round,
    race_name: `Grand Prix ${round}`,
    country: "Italy",
    country_code: null,
    date_utc: `2026-07-0${round}`,
    time_utc: null,
    winner: null,
  }));
  const text = (contenders: number | null, hour: string, rounds_run = 2) =>
    titleText({ drivers: fighters, contenders, rounds, rounds_run }, Date.parse(`2026-07-${hour}:00:00Z`));
  expect(text(3, "03T00")).toBe("After 2 of 4 rounds, 3 drivers can still win the title.");
  expect(text(1, "03T00")).toBe("After 2 of 4 rounds, Kimi Antonelli is champion.");
  expect(text(null, "03T00")).toBe("After 2 of 4 rounds.");
  expect(text(3, "04T12")).toBe(
    "After 2 of 4 rounds. The result of one race since then is not available yet.",
  );
  expect(text(3, "04T12", 1)).toBe(
    "After 1 of 4 rounds. The results of 2 races since then are not available yet.",
  );
});
