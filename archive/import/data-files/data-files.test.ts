import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { archiveTables, lapTables } from "./data-tables.ts";
import { readDataFiles } from "./data-files.ts";
import { inMiniArchive } from "../testing/mini-archive.ts";
import { rowsOf } from "../testing/mini-release.ts";
import { archiveFile, starterCopy, temporaryFolder } from "../testing/temporary-folder.ts";

/** The data files of an archive, each opened as a database. */
function openFiles(archive: string) {
  const folder = temporaryFolder();
  using db = new DatabaseSync(archive, { readOnly: true });
  return readDataFiles(db).map((file) => {
    const path = folder.file(file.name);
    writeFileSync(path, file.content);
    const database = new DatabaseSync(path);
    return {
      ...file,
      database,
      all: (sql: string) =>
        database
          .prepare(sql)
          .all()
          .map((row) => ({ ...row })),
    };
  });
}

function hashes(archive: string): Array<string> {
  using db = new DatabaseSync(archive, { readOnly: true });
  return readDataFiles(db).map(({ sha256 }) => sha256);
}

test("the same data gives the same files, byte for byte, and other data other files", () => {
  const [first, again] = [inMiniArchive(hashes), inMiniArchive(hashes)];
  expect(again).toEqual(first);
  const [changed] = inMiniArchive(hashes, (release) => {
    for (const row of rowsOf(release, "f1db-circuits.csv")) Object.assign(row, { placeName: "Elsewhere" });
  });
  expect(changed).not.toBe(first[0]);
});

test("the starter's files have every row of its archive, and say which version it is", async () => {
  using starter = await starterCopy();
  const [archive, laps] = openFiles(starter.database);
  using db = new DatabaseSync(starter.database, { readOnly: true });
  const held = (sql: string) => Number(db.prepare(`SELECT count(*) AS rows FROM ${sql}`).get()?.rows);
  for (const { name, source } of archiveTables) {
    const [row] = archive?.all(`SELECT count(*) AS rows FROM ${name}`) ?? [];
    expect([name, row?.rows]).toEqual([name, held(source)]);
    expect([name, archive?.tables.find((table) => table.name === name)?.rows]).toEqual([name, row?.rows]);
  }
  // No session and no line of a classification is left out by a table's condition.
  const rows = (...tables: ReadonlyArray<string>) =>
    tables.reduce(
      (sum, table) => sum + Number(archive?.all(`SELECT count(*) AS rows FROM ${table}`)[0]?.rows),
      0,
    );
  expect(rows("results", "sprints")).toBe(held("result"));
  expect(rows("qualifying", "sprint_qualifying", "qualifying_days", "practice")).toBe(held("timed_result"));
  expect(rows("grids", "sprint_grids")).toBe(held("grid"));
  expect(rows("driver_standings", "constructor_standings")).toBe(held("standing"));
  const about = archive?.all("SELECT key, value FROM _about") ?? [];
  expect(Object.fromEntries(about.map(({ key, value }) => [key, value]))).toEqual({
    version: db.prepare("SELECT value FROM archive WHERE key = 'version'").get()?.value,
    extent: "starter",
    source: "F1DB, https://github.com/f1db/f1db",
    licence: "CC BY 4.0",
  });
  // The first round of 2026 ships with its laps: all of its winner's, of which the first is not timed.
  expect(
    laps?.all(`SELECT count(*) AS laps, max(iif(time_ms IS NULL, lap, 0)) AS untimed, max(clock_ms) > 3600000 AS hours FROM laps
      JOIN races ON races.id = race_id AND driver_id = winner_driver_id WHERE year = 2026 AND round = 1 AND session = 'R'`),
  ).toEqual([
    {
      laps: db.prepare("SELECT laps FROM race WHERE year = 2026 AND round = 1").get()?.laps,
      untimed: 1,
      hours: 1,
    },
  ]);
});

test("the dictionary names every column of every table, each with a meaning", async () => {
  using starter = await starterCopy();
  for (const { all } of openFiles(starter.database)) {
    const columns = all(`SELECT schema.name || '.' || info.name || ' ' || info.type AS named
      FROM sqlite_schema AS schema JOIN pragma_table_info(schema.name) AS info
      WHERE schema.type = 'table' AND schema.name NOT LIKE 'sqlite_%' ORDER BY 1`);
    const dictionary = all(`SELECT table_name || '.' || column_name || ' ' || type AS named
      FROM _dictionary ORDER BY 1`);
    expect(dictionary).toEqual(columns);
    expect(all("SELECT * FROM _dictionary WHERE length(meaning) < 3")).toEqual([]);
  }
});

test("a file whose bytes were changed in the archive is refused", async () => {
  using starter = await starterCopy();
  using db = new DatabaseSync(starter.database);
  db.exec(
    "UPDATE data_file SET packed = (SELECT packed FROM data_file WHERE name GLOB 'f1-laps*' AND part = 0)",
  );
  expect(() => readDataFiles(db)).toThrow("damaged");
});

test("files of other tables or columns are generated again", () => {
  const hash = createHash("sha256").update(JSON.stringify([archiveTables, lapTables]));
  // When this fails on purpose, raise `documentFormat` and put the new figure here.
  expect(hash.digest("hex").slice(0, 12)).toBe("058ac4e5e993");
});

const full = process.env.F1DB_ARCHIVE === undefined ? null : await archiveFile("full");

test("the whole archive is in its file", { timeout: 120_000 }, ({ skip }) => {
  skip(full === null, "needs the full archive: set F1DB_ARCHIVE");
  const [archive, laps] = openFiles(full ?? "");
  expect(
    archive?.all(
      "SELECT count(*) AS wins FROM results WHERE driver_id = 'lewis_hamilton' AND position = 1 AND year < 2025",
    ),
  ).toEqual([{ wins: 105 }]);
  expect(archive?.all("SELECT min(year) AS first FROM results")).toEqual([{ first: 1950 }]);
  expect(Number(laps?.all("SELECT count(*) AS laps FROM laps")[0]?.laps)).toBeGreaterThan(111_000);
  expect(archive?.bytes).toBeLessThan(18_000_000);
  expect(archive?.packed_bytes).toBeLessThan(5_000_000);
});
