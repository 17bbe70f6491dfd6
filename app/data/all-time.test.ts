import { expect, test } from "vitest";
import { allTime } from "./all-time.ts";
import type { History } from "./records/compute.ts";

const race = (year: number, date: string, winner: string, team: string) => ({
  year,
  round: 1,
  name: `Race of ${date}`,
  date,
  circuit: 0,
  winner,
  co_winner: null,
  team,
  pole: winner,
  fastest_laps: [],
  grand_slam: false,
});

const won = (team_id: string, year: number) => ({ team_id, wins: 1, year });

const history: History = {
  drivers: {
    drivers: [
      ["a", "Ann", "Italy", null, null, [won("ferrari", 1988), won("mclaren", 1990)]],
      ["b", "Bob", "Italy", null, "williams", [won("ferrari", 2026)]],
    ],
    seasons: [
      [0, 1990, 3, 2, 3, 2, 0, 20, 1],
      [1, 1991, 1, 1, 1, 1, 0, 10, 0],
    ],
  },
  teams: { teams: [["ferrari", "Ferrari", "Italy"]], seasons: [] },
  races: {
    circuits: [["monza", "Monza", "Italy"]],
    races: [
      race(1988, "1988-11-13", "a", "ferrari"),
      race(1990, "1990-11-18", "a", "mclaren"),
      race(1991, "1991-11-24", "b", "ferrari"),
      race(2026, "2026-11-24", "b", "ferrari"),
    ],
  },
};

test("records list their top holders, each in the colour of the team they won most for", () => {
  const [wins, , , titles] = allTime(history, "2026-11-24", ["b", "a"]).records;
  expect(wins?.rows.map(({ name, value }) => [name, value])).toEqual([
    ["Ann", 2],
    ["Bob", 2],
  ]);
  // One win for each of two teams: the later one.
  expect(wins?.rows[0]?.team).toEqual({ id: "mclaren", year: 1990 });
  // Also who still races, for another.
  expect(wins?.rows[1]?.team).toEqual({ id: "ferrari", year: 2026 });
  expect(titles?.rows.map(({ name, value }) => [name, value])).toEqual([["Ann", 1]]);
});

test("records are told as they were before the last race, where it changed them", () => {
  const [wins, , podiums, titles] = allTime(history, "2026-11-24", ["b"]).records;
  expect(wins?.before?.map(({ name, value, place }) => [name, value, place])).toEqual([
    ["Ann", 2, 1],
    ["Bob", 1, 2],
  ]);
  expect(podiums?.before?.map(({ name, value }) => [name, value])).toEqual([
    ["Ann", 3],
    ["Bob", 0],
  ]);
  // The title is of 1990, and the last race of 2026.
  expect(titles?.before).toBeNull();
});

test("races on this day in other years are listed by themselves", () => {
  const { onThisDay, races } = allTime(history, "2026-11-24", ["b", "a"]).past;
  expect(onThisDay).toBe(true);
  expect(races.map(({ year, winner, country }) => [year, winner.name, country])).toEqual([
    [1991, "Bob", "Italy"],
  ]);
});

test("a day without races gets those of its week, newest first, without the current season", () => {
  expect(allTime(history, "2026-11-19", []).past).toMatchObject({
    onThisDay: false,
    races: [{ year: 1990 }, { year: 1988 }],
  });
  expect(allTime(history, "2026-02-01", []).past).toEqual({ onThisDay: false, races: [] });
});
