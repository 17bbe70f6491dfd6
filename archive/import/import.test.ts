import { writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { readArchiveFacts } from "./database/archive-facts.ts";
import { importArchive } from "./database/local.ts";
import { inMiniArchive } from "./testing/mini-archive.ts";
import { miniRelease, type Release, rowsOf, zipOf } from "./testing/mini-release.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

/** Imports a release into a new file and hands the database to the test. */
function withArchive(change: (release: Release) => void, check: (db: DatabaseSync) => void): void {
  inMiniArchive((file) => {
    using db = new DatabaseSync(file, { readOnly: true });
    check(db);
  }, change);
}

function unchanged(): void {}

/** The first row of a query as a plain object. */
function row(db: DatabaseSync, sql: string): Record<string, unknown> {
  return { ...db.prepare(sql).get() };
}

function changeRow(
  release: Release,
  file: string,
  index: number,
  change: Record<string, string | number | null>,
) {
  Object.assign(rowsOf(release, file)[index] ?? {}, change);
}

test("a whole release becomes a whole archive", () => {
  withArchive(unchanged, (db) => {
    expect(row(db, "SELECT count(*) AS rows FROM result WHERE session = 'R'")).toEqual({ rows: 220 });
    expect(row(db, "PRAGMA integrity_check")).toEqual({ integrity_check: "ok" });
    expect(row(db, "SELECT value FROM archive WHERE key = 'extent'")).toEqual({ value: "full" });
  });
});

test("a race has its Grand Prix's full name, its winner, its pole and its fastest lap", () => {
  withArchive(unchanged, (db) => {
    expect(row(db, "SELECT * FROM race WHERE id = 1")).toMatchObject({
      name: "First Grand Prix",
      winner_driver_id: "driver_1",
      winner_team_id: "team_1",
      pole_driver_id: "driver_2",
      credited_pole_driver_id: null,
      fastest_lap_driver_id: "driver_1",
      fastest_lap_ms: 91_001,
    });
  });
});

test("a race to come has no winner", () => {
  withArchive(unchanged, (db) => {
    expect(row(db, "SELECT winner_driver_id, pole_driver_id FROM race WHERE id = 12")).toEqual({
      winner_driver_id: null,
      pole_driver_id: null,
    });
  });
});

test("a pole that is credited to another driver than the one on grid slot 1 is kept beside", () => {
  withArchive(
    (release) => {
      changeRow(release, "f1db-races-race-results.csv", 1, { polePosition: "false" });
      changeRow(release, "f1db-races-race-results.csv", 4, { polePosition: "true" });
    },
    (db) => {
      expect(row(db, "SELECT pole_driver_id, credited_pole_driver_id FROM race WHERE id = 1")).toEqual({
        pole_driver_id: "driver_2",
        credited_pole_driver_id: "driver_5",
      });
    },
  );
});

test("drivers and teams know their first and last season, and who never raced has none", () => {
  withArchive(
    (release) => {
      const tester = { ...rowsOf(release, "f1db-drivers.csv")[0], id: "tester" };
      rowsOf(release, "f1db-drivers.csv").push(tester);
    },
    (db) => {
      const years = "SELECT first_year, last_year FROM driver WHERE id = ";
      expect(row(db, `${years} 'driver_1'`)).toEqual({ first_year: 1950, last_year: 1952 });
      expect(row(db, `${years} 'tester'`)).toEqual({ first_year: null, last_year: null });
    },
  );
});

test("the seasons that each kind of detail covers are noted", () => {
  withArchive(unchanged, (db) => {
    const held = "SELECT kind || ' ' || from_year || '-' || to_year AS held FROM coverage";
    const coverage = db.prepare(held).all();
    expect(coverage.map((line) => line.held)).toEqual([
      "calendar 1950-1952",
      "fastest_laps 1950-1952",
      "pit_stops 1950-1952",
      "practice 1950-1952",
      "qualifying 1950-1952",
      "race 1950-1952",
      "round_standings 1950-1952",
      "sprint 1950-1950",
      "sprint_qualifying 1950-1950",
      "standings 1950-1952",
      "summaries 1950-1952",
    ]);
  });
});

test("the sessions of a weekend are those whose day is known", () => {
  withArchive(unchanged, (db) => {
    expect(db.prepare("SELECT code, date, time FROM session WHERE race_id = 1").all()).toMatchObject([
      { code: "Q", date: "1950-01-09", time: "14:00" },
      { code: "R", date: "1950-01-10", time: null },
    ]);
  });
});

test("the same data gives the same version, other data another", () => {
  using folder = temporaryFolder();
  const versions = [miniRelease(), miniRelease(), changed()].map((release, index) => {
    writeFileSync(folder.file("release.zip"), zipOf(release));
    const file = folder.file(`${index}.sqlite`);
    importArchive({ release: folder.file("release.zip"), file });
    return readArchiveFacts(file)?.get("version");
  });
  expect(versions[0]).toMatch(/^[0-9a-f]{12}$/);
  expect(versions[1]).toBe(versions[0]);
  expect(versions[2]).not.toBe(versions[0]);
});

function changed(): Release {
  const release = miniRelease();
  changeRow(release, "f1db-drivers.csv", 0, { placeOfBirth: "Milan" });
  return release;
}
