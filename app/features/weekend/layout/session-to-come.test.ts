import { expect, test } from "vitest";
import { circuitPast, countedSession, titleText, titleTiles, winnersBefore } from "./session-to-come.tsx";
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
    ...race({ year, winner, pole: verstappen, fastest_lap: null, ...given }),
    layout_id: year < 2024 ? "old" : "new",
    lap_length_km: 5,
    turns: 10,
  };
}

test("before a race stands who won there last and most often, and the lap record of its layout", () => {
  const lap = (who: typeof norris, time: number) => ({ ...who, team_id: "mclaren", time });
  const races = [
    held(2026, { winner: null, pole: null }),
    held(2025, { pole: norris, fastest_lap: lap(norris, 82.4) }),
    held(2024, { fastest_lap: lap(hamilton, 81.3) }),
    held(2023, { fastest_lap: lap(hamilton, 80.1) }),
  ];
  const facts = (layout: string) =>
    circuitPast(races, layout).map(({ label, value, detail }) => [label, value, detail]);
  expect(facts("new")).toEqual([
    ["Winner in 2025", "Verstappen", "Red Bull"],
    ["Pole in 2025", "Norris", "McLaren"],
    ["Most wins here", "3", "Verstappen"],
    ["Lap record", "1:21.300", "Hamilton, 2024"],
  ]);
  // Norris has the team with which he set the fastest lap.
  expect(circuitPast(races, "new")[1]?.className).toBe(teamClass("mclaren", 2025));
  // Of one who neither won nor set the fastest lap the team is not known here.
  const [, pole] = circuitPast([held(2025, { pole: norris, fastest_lap: lap(hamilton, 82.4) })], "new");
  expect(pole?.detail).toBe("Did not win the race");
  expect(facts("future").at(-1)).toEqual(["Lap record", "–", "Not recorded on this layout"]);
  expect(circuitPast(races.slice(0, 1), "new")).toEqual([]);
});

test("before a race is said who won the races before the last one, those in a row together", () => {
  const won = (year: number, who: typeof norris) =>
    held(year, { winner: { ...who, team_id: "mclaren", team_name: "McLaren", shared_with: null } });
  const races = [
    held(2026, { winner: null, pole: null }),
    won(2025, norris),
    held(2024),
    held(2023),
    won(2021, hamilton),
  ];
  expect(winnersBefore(races)).toEqual({ year: 2025, text: "Verstappen 2023–2024, Hamilton 2021" });
  // Of more than five the latest are told.
  expect(winnersBefore([...races, held(2020), won(2019, norris), won(2018, hamilton)])?.text).toBe(
    "Verstappen 2023–2024, Hamilton 2021, Verstappen 2020, Norris 2019",
  );
  expect(winnersBefore(races.slice(0, 2))).toBeNull();
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

test("before a race stand the first of the championship with their points and how far they are behind", () => {
  expect(
    titleTiles({ year: 2026, drivers: fighters, chances: [] }).map(({ label, value, detail }) => [
      label,
      value,
      detail,
    ]),
  ).toEqual([
    ["1st, Mercedes", "Antonelli", "43 points"],
    ["2nd, Ferrari", "Hamilton", "43 points"],
    ["3rd", "Norris", "1 point, 42 behind"],
  ]);
  expect(titleTiles({ year: 2026, drivers: [], chances: [] })).toEqual([]);
  const chances = [{ id: "h", name: "Lewis Hamilton", chance: 829 }];
  expect(titleTiles({ year: 2026, drivers: fighters, chances }).map(({ also }) => also)).toEqual([
    "<1% title chance",
    "83% title chance",
    "<1% title chance",
  ]);
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
