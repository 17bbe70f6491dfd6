import { expect, test } from "vitest";
import type { ConstructorPoints } from "#contract/standings.ts";
import { constructorLines } from "./lines.ts";

function season(...teams: Array<[team: string, engine: string | null]>): ConstructorPoints {
  return {
    year: 1962,
    rounds: [],
    teams: teams.map(([team, engine]) => ({
      team_id: team.toLowerCase(),
      team_name: team,
      engine,
      points: [9],
      positions: [1],
    })),
  };
}

test("a team's engines are lines of their own", () => {
  const lines = constructorLines(season(["Lotus", "Coventry Climax"], ["Lotus", "BRM"], ["Ferrari", null]));
  expect(lines.map(({ id, name }) => [id, name])).toEqual([
    ["lotus_coventry_climax", "Lotus (Coventry Climax)"],
    ["lotus_brm", "Lotus (BRM)"],
    ["ferrari", "Ferrari"],
  ]);
});

test("a team that the table has twice is two lines", () => {
  const lines = constructorLines(season(["Force India", null], ["Force India", null]));
  expect(new Set(lines.map(({ id }) => id)).size).toBe(2);
});
