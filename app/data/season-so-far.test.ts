import { expect, test } from "vitest";
import { seasonSoFar } from "./season-so-far.ts";

const round = { round: 1, race_name: "Monaco Grand Prix", country: "Monaco", sprint: false };
const calendarRow = {
  ...round,
  year: 2026,
  official_name: "Monaco",
  circuit_id: "monaco",
  circuit_name: "Monaco",
  date_utc: "2026-06-07",
  time_utc: null,
  sessions: [],
  winner: { driver_id: "b", driver_name: "Bea Blue", team_id: "y", team_name: "Y", shared_with: null },
  pole: null,
  credited_pole: null,
  fastest_lap: null,
};
const driver = (id: string, name: string, code: string | null, team: string, points: Array<number>) => ({
  driver_id: id,
  driver_name: name,
  code,
  team_id: team,
  points,
  positions: [],
});
const standing = (id: string, possible: [number, number] | null) => ({
  position: 1,
  driver_id: id,
  driver_name: id,
  country: "Italy",
  team_name: "X",
  team_id: "x",
  points: 0,
  gross_points: 0,
  wins: 0,
  podiums: 0,
  poles: 0,
  champion: false,
  change: null,
  possible,
});
const pairs = (team: string, first: string, second: string, gaps: Array<number | null>) => ({
  team_id: team,
  team_name: team.toUpperCase(),
  pairs: [
    {
      drivers: [first, second] satisfies [string, string],
      sessions: gaps.map((gap): [number, "Q", null, number | null, null, null] => [
        1,
        "Q",
        null,
        gap,
        null,
        null,
      ]),
    },
  ],
});

function season(rounds: number) {
  return seasonSoFar({
    overview: {
      year: 2026,
      rounds_run: 1,
      rounds,
      rule: "",
      notes: [],
      standings: [standing("a", [1, 3]), standing("b", [1, 4]), standing("c", [2, 4])],
    },
    calendar: [calendarRow],
    points: {
      year: 2026,
      rounds: [round],
      drivers: [driver("a", "Ada Amber", "AMB", "x", [25]), driver("b", "Bea Blue", null, "y", [18])],
    },
    teammates: {
      year: 2026,
      rounds: [round],
      drivers: [driver("a", "Ada Amber", "AMB", "x", []), driver("b", "Bea Blue", null, "y", [])],
      teams: [pairs("y", "b", "d", [0.1, -0.2, null]), pairs("x", "a", "c", [-0.1, -0.2, 0])],
    },
    odds: {
      year: 2026,
      rounds: [round],
      simulations: 4000,
      decided: rounds === 1 ? { round: 1, date: "2026-06-07" } : null,
      drivers: [
        { ...driver("a", "Ada Amber", "AMB", "x", []), chances: [500, 845] },
        { ...driver("b", "Bea Blue", null, "y", []), chances: [500, 155] },
        { ...driver("c", "Cleo Cyan", null, "z", []), chances: [10, 9] },
      ],
    },
  });
}

test("a winner has the driver's code, or else the first letters of the last name", () => {
  expect(season(3).rounds[0]?.winner).toEqual({ id: "b", name: "Bea Blue", code: "BLU", team_id: "y" });
});

test("whoever can still be first is a contender, until the season is over", () => {
  expect(season(3).contenders).toBe(2);
  expect(season(1).contenders).toBeNull();
});

test("teams are in the order of the standings; equal and missing times count for neither", () => {
  expect(
    season(3).pairs.map(({ team_id, drivers }) => [team_id, ...drivers.map(({ faster }) => faster)]),
  ).toEqual([
    ["x", 2, 0],
    ["y", 1, 1],
  ]);
});

test("before the last round nobody has been faster in it", () => {
  expect(season(3).pairs_before.map(({ drivers }) => drivers.map(({ faster }) => faster))).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test("those with a chance of the title of one per cent are named, until it is decided", () => {
  expect(season(3).chances).toEqual([
    { id: "a", name: "Ada Amber", chance: 845 },
    { id: "b", name: "Bea Blue", chance: 155 },
  ]);
  expect(season(1).chances).toEqual([]);
});
