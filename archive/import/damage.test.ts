import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readArchiveFacts } from "./database/archive-facts.ts";
import { importArchive } from "./database/local.ts";
import { type CsvRow, miniRelease, type Release, rowsOf, zipOf } from "./testing/mini-release.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const resultsFile = "f1db-races-race-results.csv";

/** Tries to import a damaged release over an old archive, and returns what was said about it. */
function faultOf(damaged: Uint8Array): string {
  using folder = temporaryFolder();
  const file = folder.file("archive.sqlite");
  writeFileSync(folder.file("old.zip"), zipOf(miniRelease()));
  importArchive({ release: folder.file("old.zip"), file });
  const old = readFileSync(file);
  writeFileSync(folder.file("new.zip"), damaged);
  const fault = messageOfImport(folder.file("new.zip"), file);
  expect(readFileSync(file).equals(old), "the old archive is as it was").toBe(true);
  expect(readdirSync(folder.path).toSorted()).toEqual(["archive.sqlite", "new.zip", "old.zip"]);
  expect(fault, "one line").not.toContain("\n");
  return fault;
}

function messageOfImport(release: string, file: string): string {
  try {
    importArchive({ release, file });
    return "no fault was found";
  } catch (error) {
    return error instanceof Error ? error.message : "no error was thrown";
  }
}

function faultAfter(change: (release: Release) => void): string {
  const release = miniRelease();
  change(release);
  return faultOf(zipOf(release));
}

/** Changes one row of one file. */
function faultWith(file: string, index: number, change: CsvRow): string {
  return faultAfter((release) => Object.assign(rowsOf(release, file)[index] ?? {}, change));
}

test("a truncated zip is refused", () => {
  const whole = zipOf(miniRelease());
  expect(faultOf(whole.subarray(0, whole.length / 2))).toBe("the zip ends too early: it is not whole");
});

test("a file that is not a zip is rejected", () => {
  expect(faultOf(new TextEncoder().encode("<!doctype html>"))).toBe("the file is not a zip");
});

test("a damaged byte in the zip is refused", () => {
  const damaged = zipOf(miniRelease());
  damaged.fill(0, 2000, 2004);
  expect(faultOf(damaged)).toMatch(/^f1db-[a-z0-9-]+\.csv is damaged in the zip/);
});

test("missing files are named", () => {
  const fault = faultAfter((release) => {
    release.delete("f1db-drivers.csv");
    release.delete("f1db-entrants.csv");
  });
  expect(fault).toBe("the release lacks f1db-drivers.csv, f1db-entrants.csv");
});

test("a missing column is named", () => {
  const fault = faultAfter((release) => {
    for (const row of rowsOf(release, resultsFile)) delete row.points;
  });
  expect(fault).toBe(`${resultsFile} has no column points`);
});

test("two rows with the same key are refused", () => {
  const fault = faultAfter((release) => {
    const rows = rowsOf(release, resultsFile);
    rows.push({ ...rows[0] });
  });
  expect(fault).toBe(`${resultsFile}: result has two rows with race_id 1, session R, display_order 1`);
});

test("two races with the same round are refused", () => {
  expect(faultWith("f1db-races.csv", 1, { round: 1 })).toBe(
    "f1db-races.csv: race has two rows with year 1950, round 1",
  );
});

test("dangling references are rejected", () => {
  expect(faultWith(resultsFile, 0, { driverId: "nobody" })).toBe(
    "result.driver_id is nobody, which driver lacks",
  );
  expect(faultWith(resultsFile, 0, { raceId: 99 })).toBe("result.race_id is 99, which race lacks");
  expect(faultWith("f1db-drivers.csv", 0, { nationalityCountryId: "atlantis" })).toBe(
    "driver.country_id is atlantis, which country lacks",
  );
  expect(faultWith("f1db-seasons-constructor-standings.csv", 0, { constructorId: "no-team" })).toBe(
    "season_standing names the unknown team no_team",
  );
  expect(faultWith("f1db-races.csv", 0, { grandPrixId: "nowhere" })).toBe(
    "f1db-races.csv: race has no name for id 1",
  );
});

test("far too few and far too many rows are refused", () => {
  const few = faultAfter((release) => rowsOf(release, resultsFile).splice(100));
  expect(few).toBe(`${resultsFile} has 100 rows for a calendar of 12 races, expected 141 to 856`);
  const many = faultAfter((release) => {
    const rows = rowsOf(release, "f1db-races-pit-stops.csv");
    for (let copy = 1; copy <= 4; copy += 1) {
      rows.push(
        ...rows
          .slice(0, 220)
          .map((row) => ({ ...row, positionDisplayOrder: copy * 100 + Number(row.positionDisplayOrder) })),
      );
    }
  });
  expect(many).toMatch(/^f1db-races-pit-stops\.csv has 1100 rows for a calendar of 12 races/);
  expect(faultAfter((release) => rowsOf(release, "f1db-circuits.csv").splice(0))).toBe(
    "f1db-circuits.csv has 0 rows for a calendar of 12 races, expected 1 to 13",
  );
});

test("malformed numbers, positions, points and dates are rejected with their line", () => {
  expect(faultWith(resultsFile, 2, { points: "many" })).toBe(
    `${resultsFile}, line 4: points is "many", expected a number`,
  );
  expect(faultWith(resultsFile, 0, { positionNumber: 0 })).toBe(
    `${resultsFile}, line 2: positionNumber is "0", expected a number from 1`,
  );
  expect(faultWith("f1db-races.csv", 0, { date: "1950-02-30" })).toBe(
    'f1db-races.csv, line 2: date is "1950-02-30", expected a date (YYYY-MM-DD)',
  );
});

test("a calendar with a gap is refused", () => {
  expect(faultWith("f1db-races.csv", 1, { round: 9 })).toBe(
    "standing has round 2 of 1950, which the calendar lacks",
  );
  const late = faultAfter((release) => {
    for (const row of rowsOf(release, "f1db-races.csv")) {
      Object.assign(row, { year: Number(row.year) + 1, date: `${Number(row.year) + 1}-05-01` });
    }
  });
  expect(late).toContain("which the calendar lacks");
});

test("an incomplete past season is rejected", () => {
  const fault = faultAfter((release) => {
    const rows = rowsOf(release, resultsFile);
    release.set(
      resultsFile,
      rows.filter((row) => row.raceId !== 8),
    );
  });
  expect(fault).toBe("round 4 of 1951 has no result, though later races have");
});

test("results without standings after them are refused", () => {
  const fault = faultAfter((release) => {
    const file = "f1db-races-driver-standings.csv";
    release.set(
      file,
      rowsOf(release, file).filter((row) => row.year !== 1952 || row.round !== 3),
    );
  });
  expect(fault).toBe("round 3 of 1952 has results, but no standings after it");
});

test("without an old archive a damaged release leaves nothing behind", () => {
  using folder = temporaryFolder();
  writeFileSync(folder.file("new.zip"), "no zip");
  const file = folder.file("archive.sqlite");
  expect(messageOfImport(folder.file("new.zip"), file)).toBe("the file is not a zip");
  expect(existsSync(file)).toBe(false);
  expect(readArchiveFacts(file)).toBeNull();
});
