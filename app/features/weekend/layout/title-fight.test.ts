import { expect, test } from "vitest";
import { titleFightFinding } from "#app/features/home/standing-after.ts";
import { othersText, titlePlaces, titleText } from "./title-fight.tsx";

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
  expect(othersText({ chances, drivers: fighters })).toBe("Others: Piastri 6%. ");
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
