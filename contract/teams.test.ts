import { expect, test } from "vitest";
import { driverCareerSeasons, lastTeamId, teamCareerSeasons, teamsIn } from "./teams.ts";

test("teams of a season are told apart and found by their names", () => {
  expect(teamsIn("Lancia / Ferrari", 1955)).toEqual([
    { name: "Lancia", id: "lancia" },
    { name: "Ferrari", id: "ferrari" },
  ]);
});

test("of two teams with one name the season says which is meant", () => {
  expect(teamsIn("Lotus", 1985)).toEqual([{ name: "Lotus", id: "lotus" }]);
  expect(teamsIn("Lotus", 2012)).toEqual([{ name: "Lotus", id: "lotus_f1" }]);
  expect(lastTeamId("Shadow / ATS", 1963)).toBe("ats");
  expect(lastTeamId("Shadow / ATS", 1978)).toBe("ats_wheels");
});

test("a name that no team has is a name only", () => {
  expect(teamsIn("Nobody's Racing", 2025)).toEqual([{ name: "Nobody's Racing", id: null }]);
  expect(teamsIn("", 2025)).toEqual([]);
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
