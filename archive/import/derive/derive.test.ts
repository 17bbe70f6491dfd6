import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { sampleEntry } from "../testing/samples.ts";
import { gapsToTheFirst, teammateCounts } from "./derive.ts";
import type { Entry } from "./summaries.ts";

function line(driver: string, given: Partial<Entry> = {}): Entry {
  return sampleEntry({ driver_id: driver, ...given });
}

test("gaps are to the first of the classification, also where another was first on the road", () => {
  using db = new DatabaseSync(":memory:");
  db.exec(`
    CREATE TABLE result (race_id, session, position, gap_ms);
    CREATE TABLE timed_result (race_id, session, position, gap_ms);
    INSERT INTO result VALUES (1, 'R', 1, 526), (1, 'R', 2, 1173), (1, 'R', 3, 8549), (1, 'R', NULL, NULL),
      (1, 'S', 1, NULL), (1, 'S', 2, 700), (2, 'R', 1, NULL), (2, 'R', 2, 900)`);
  db.exec(gapsToTheFirst);
  expect(
    db
      .prepare("SELECT gap_ms FROM result ORDER BY rowid")
      .all()
      .map((row) => row.gap_ms),
  ).toEqual([null, 647, 8023, null, null, 700, null, 900]);
});

test("a teammate of many races counts once", () => {
  const counts = teammateCounts([line("moss"), line("brooks"), line("moss", { race_id: 2 }), line("brooks")]);
  expect([...counts]).toEqual([
    ["moss", 1],
    ["brooks", 1],
  ]);
});

test("teammates of all teams and seasons are added up", () => {
  const counts = teammateCounts([
    line("moss"),
    line("brooks"),
    line("lewis_evans"),
    line("moss", { race_id: 2, year: 1960, team_id: "lotus" }),
    line("ireland", { race_id: 2, year: 1960, team_id: "lotus" }),
  ]);
  expect(counts.get("moss")).toBe(3);
  expect(counts.get("ireland")).toBe(1);
});

test("drivers of one team in different races are no teammates, nor are those of two teams in one race", () => {
  const counts = teammateCounts([
    line("moss"),
    line("brooks", { race_id: 2 }),
    line("fangio", { team_id: "maserati" }),
  ]);
  expect([...counts.values()]).toEqual([0, 0, 0]);
});

test("drivers who shared a car are teammates, and a driver's two lines are one driver", () => {
  const counts = teammateCounts([line("moss"), line("brooks"), line("moss", { position_text: "DNF" })]);
  expect(counts.get("moss")).toBe(1);
});

test("a teammate who did not start counts, one in a sprint only does not", () => {
  const counts = teammateCounts([
    line("moss"),
    line("brooks", { position: null, position_text: "DNS" }),
    line("lewis_evans", { session: "S" }),
  ]);
  expect(counts.get("moss")).toBe(1);
  expect(counts.has("lewis_evans")).toBe(false);
});
