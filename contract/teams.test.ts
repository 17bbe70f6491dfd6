import { expect, test } from "vitest";
import { driverCareerSeasons, teamCareerSeasons, teamsIn } from "./teams.ts";

test("teams of a season are told apart and found by their names", () => {
  expect(teamsIn("Lancia / Ferrari")).toEqual([
    { name: "Lancia", id: "lancia" },
    { name: "Ferrari", id: "ferrari" },
  ]);
});

test("a name that no team has is a name only", () => {
  expect(teamsIn("Nobody's Racing")).toEqual([{ name: "Nobody's Racing", id: null }]);
  expect(teamsIn("")).toEqual([]);
});

test("a career has its seasons oldest first, with the teams of a driver and the place in the championship", () => {
  const common = { podiums: 0, pole_positions: 0 };
  const unrated = {
    avg_points: null,
    avg_finish_position: null,
    rating: null,
    rating_low: null,
    rating_high: null,
  };
  const driver = { ...common, ...unrated, team_name: "Renault" };
  expect(
    driverCareerSeasons([
      { ...driver, year: 2008, wins: 2, total_points: 61, championship_rank: 5 },
      { ...driver, year: 2001, wins: 0, total_points: 0, championship_rank: null, team_name: "" },
    ]),
  ).toEqual([
    { year: 2001, wins: 0, points: 0, rank: null, teams: [] },
    { year: 2008, wins: 2, points: 61, rank: 5, teams: [{ name: "Renault", id: "renault" }] },
  ]);
  expect(
    teamCareerSeasons([
      { ...common, year: 1958, wins: 2, total_points: 40, position: 2 },
      { ...common, year: 1957, wins: 0, total_points: null, position: null },
    ]),
  ).toEqual([
    { year: 1957, wins: 0, points: null, rank: null, teams: [] },
    { year: 1958, wins: 2, points: 40, rank: 2, teams: [] },
  ]);
});
