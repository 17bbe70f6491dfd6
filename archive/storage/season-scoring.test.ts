import { expect, test } from "vitest";
import { inOrder, line, race } from "#archive/analysis/season-rules/testing/scoring-races.ts";
import { readSeasonScoring, writeSeasonScoring } from "./season-scoring.ts";

test("what the rules read of a season comes back as it was written", () => {
  const races = [
    race(1955, [
      line("fangio", 1, { fastest_lap: true }),
      ...["gonzalez", "farina"].map((driver) =>
        line(driver, 2, { team_id: "ferrari", engine_id: "ferrari" }),
      ),
      line("maglioli", 3),
    ]),
    race(1955, [...inOrder("fangio", "farina"), line("mieres", null, { fastest_lap: true })], { round: 2 }),
    race(1955, inOrder("fangio"), { round: 2, session: "S", grand_prix_id: "monaco" }),
  ];
  const row = writeSeasonScoring({ year: 1955, rounds: 7 }, races);
  expect(row.races).toBe("1 monaco R 0.0* 1.1 2:2.1 3.2;2 monaco R 0 2.3 0:4.4*;2 monaco S 0");
  expect(readSeasonScoring(row)).toEqual(races);
});

test("cars that were not classified are left out", () => {
  const row = writeSeasonScoring({ year: 1988, rounds: 16 }, [race(1988, [line("a", 1), line("b", null)])]);
  expect(readSeasonScoring(row)).toEqual([race(1988, [line("a", 1)])]);
});

test("a row that names a car of nobody is refused", () => {
  const row = { year: 1988, rounds: 16, drivers: "a", constructors: "a/ford", races: "1 monaco R 0.0 1.0" };
  expect(() => readSeasonScoring(row)).toThrow("the malformed car 1.0 in round 1");
});
