import { expect, test } from "vitest";
import { describeConstructors } from "./season-overviews.ts";

type Line = Parameters<typeof describeConstructors>[0]["standings"][number];

function line(team_name: string, points: number, more: Partial<Line> = {}): Line {
  return { position: 1, engine: null, champion: false, team_name, points, ...more };
}

test("a season that is decided names its champion and who came next", () => {
  const standings = [
    line("McLaren", 833, { champion: true }),
    line("Mercedes", 469),
    line("Red Bull", 451),
    line("Ferrari", 398),
  ];
  expect(describeConstructors({ year: 2025, rounds: 24, rounds_run: 24, standings })).toBe(
    "McLaren won the 2025 Formula 1 constructors' championship with 833 points, ahead of Mercedes (469) and Red Bull (451).",
  );
});

test("a running season names its leader and how far it has come", () => {
  const standings = [line("Mercedes", 300), line("Ferrari", 200)];
  expect(describeConstructors({ year: 2026, rounds: 23, rounds_run: 11, standings })).toBe(
    "After 11 of 23 rounds, Mercedes leads the 2026 Formula 1 constructors' championship with 300 points, ahead of Ferrari (200).",
  );
});

test("a team's engine is named where the table tells its engines apart", () => {
  const standings = [line("Cooper", 48, { champion: true, engine: "Climax" })];
  expect(describeConstructors({ year: 1960, rounds: 10, rounds_run: 10, standings })).toContain(
    "Cooper-Climax won",
  );
});

test("an excluded team is not named", () => {
  const standings = [line("Ferrari", 204, { champion: true }), line("McLaren", 0, { position: null })];
  expect(describeConstructors({ year: 2007, rounds: 17, rounds_run: 17, standings })).not.toContain(
    "McLaren",
  );
});

test("before the first round only the season is named", () => {
  expect(describeConstructors({ year: 2027, rounds: 24, rounds_run: 0, standings: [] })).toBe(
    "The 2027 Formula 1 constructors' championship, 24 rounds.",
  );
});

test("there is no championship to describe before 1958", () => {
  expect(describeConstructors({ year: 1957, rounds: 8, rounds_run: 8, standings: [] })).toContain(
    "first was in 1958",
  );
});
