import { writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { localDatabase } from "../openf1/local-database.ts";
import { type SessionTiming, storedSession, storeStatements, timingFormat } from "../openf1/timing-store.ts";
import { miniRelease, zipOf } from "../testing/mini-release.ts";
import { sampleTiming } from "../testing/samples.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { ensureLocalArchive, importArchive, localDatabaseFile } from "./local.ts";

/** A local archive of a small release, and the means to import it again. */
function setUp() {
  const folder = temporaryFolder();
  const file = localDatabaseFile(folder.path);
  writeFileSync(folder.file("release.zip"), zipOf(miniRelease()));
  const importAgain = () => importArchive({ release: folder.file("release.zip"), file });
  importAgain();
  return { ...folder, file, importAgain };
}

async function store(file: string, timing: SessionTiming, importedAt: string | null): Promise<void> {
  await localDatabase(file)(storeStatements(await storedSession(timing, importedAt)));
}

/** The timing that the sample season's round holds, and the version of all timing. */
function timingIn(file: string) {
  using db = new DatabaseSync(file, { readOnly: true });
  return {
    sessions: db.prepare("SELECT * FROM timing_session WHERE year = 1975").all(),
    documents: db.prepare("SELECT * FROM timing_document WHERE path LIKE '/api/races/1975/%'").all(),
    version: db.prepare("SELECT value FROM timing_fact WHERE key = 'version'").get()?.value,
  };
}

test("an import of F1DB keeps the timing that was imported", async () => {
  using archive = setUp();
  await store(archive.file, sampleTiming({ year: 1975 }), "2025-03-15T09:00:00Z");
  await store(archive.file, sampleTiming({ year: 1975, session: "R" }), "2025-03-15T09:00:00Z");
  const before = timingIn(archive.file);
  expect(before.documents).toHaveLength(2);
  expect(archive.importAgain().timing).toEqual({ sessions: 2, outdated: 0 });
  expect(timingIn(archive.file)).toEqual(before);
});

test("the starter in place of another archive keeps it too", { tags: ["deep"] }, async () => {
  using archive = setUp();
  await store(archive.file, sampleTiming({ year: 1975 }), "2025-03-15T09:00:00Z");
  const before = timingIn(archive.file);
  using db = new DatabaseSync(archive.file);
  db.exec("UPDATE archive SET value = 'another' WHERE key = 'schema'");
  db.close();
  expect(await ensureLocalArchive({ persistTo: archive.path })).toBe("replaced");
  expect(timingIn(archive.file).sessions).toEqual(before.sessions);
  expect(timingIn(archive.file).documents).toEqual(before.documents);
});

test("timing in an older format is not copied, and reported", async () => {
  using archive = setUp();
  await store(archive.file, sampleTiming({ year: 1975 }), "2025-03-15T09:00:00Z");
  using db = new DatabaseSync(archive.file);
  db.exec(`UPDATE timing_session SET format = ${timingFormat - 1}`);
  db.close();
  expect(archive.importAgain().timing).toEqual({ sessions: 0, outdated: 1 });
  expect(timingIn(archive.file).sessions).toEqual([]);
});

test("an archive without tables for timing has none to keep", async () => {
  using archive = setUp();
  using db = new DatabaseSync(archive.file);
  db.exec("DROP TABLE timing_session");
  db.close();
  expect(archive.importAgain().timing).toEqual({ sessions: 0, outdated: 0 });
});
