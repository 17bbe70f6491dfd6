import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { object, parse, partial } from "valibot";
import { expect, test } from "vitest";
import { timingDocuments } from "#contract/timing/documents.ts";
import { ensureLocalArchive, localDatabaseFile } from "../database/local.ts";
import { schemaSql } from "../database/schema.ts";
import { sampleTiming } from "../testing/samples.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { localDatabase, runAll } from "./local-database.ts";
import {
  addStarterTiming,
  starterTimingFolder,
  starterSessions,
  writeStarterSessions,
} from "./starter-timing.ts";
import {
  readStatements,
  storedSession,
  storedSessionIn,
  storeStatements,
  timingFormat,
} from "./timing-store.ts";

const sessions = starterSessions();
const documentsOf = partial(object(timingDocuments));

test("what ships is two weekends whole and one qualifying, computed by this version of the analysis", () => {
  expect(sessions.map(({ year, round, session }) => `${year}/${round} ${session}`)).toEqual([
    "2025/1 FP1",
    "2025/1 FP2",
    "2025/1 FP3",
    "2025/1 Q",
    "2025/1 R",
    "2025/2 FP1",
    "2025/2 Q",
    "2025/2 R",
    "2025/2 S",
    "2025/2 SQ",
    "2025/20 Q",
  ]);
  for (const { format, provisional } of sessions)
    expect({ format, provisional }).toEqual({ format: timingFormat, provisional: 0 });
});

test.each(sessions)(
  "$year/$round $session is as an import made it: its fingerprint fits its documents",
  async (session) => {
    const timing = {
      ...session,
      sessionKey: session.session_key,
      startedAt: session.started_at,
      provisional: false,
      documents: parse(documentsOf, session.documents),
    };
    expect((await storedSession(timing, null)).row.fingerprint).toBe(session.fingerprint);
  },
);

test("the shipped timing is at most 1.5 MB, and every session's source is named", () => {
  const bytes = readdirSync(starterTimingFolder).map(
    (name) => statSync(join(starterTimingFolder, name)).size,
  );
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1_500_000);
  const readme = readFileSync(join(starterTimingFolder, "README.md"), "utf8");
  for (const { session_key, source } of sessions) {
    expect(source).toBe(`OpenF1, session ${session_key}`);
    expect(readme).toContain(`| ${session_key} |`);
  }
});

test("a fresh archive holds it, and what was imported instead stays", { tags: ["deep"] }, async () => {
  using folder = temporaryFolder();
  await ensureLocalArchive({ persistTo: folder.path });
  const file = localDatabaseFile(folder.path);
  const imported = await storedSession(sampleTiming({ session: "FP1" }), "2025-03-15T09:00:00Z");
  await localDatabase(file)(storeStatements(imported));
  await localDatabase(file)([{ sql: "DELETE FROM timing_session WHERE round = 2" }]);
  expect(await ensureLocalArchive({ persistTo: folder.path })).toBe("kept");
  using db = new DatabaseSync(file, { readOnly: true });
  const fingerprints = db
    .prepare("SELECT fingerprint FROM timing_session WHERE session_key IS NOT NULL")
    .all();
  expect(fingerprints).toHaveLength(sessions.length);
  expect(fingerprints).toContainEqual({ fingerprint: imported.row.fingerprint });
});

test("an archive whose calendar lacks a race does not get its timing", () => {
  using db = new DatabaseSync(":memory:");
  db.exec(schemaSql);
  addStarterTiming(db);
  expect(runAll(db, [{ sql: "SELECT * FROM timing_session" }])[0]?.results).toEqual([]);
});

test("what is written is read back as it was", async () => {
  using folder = temporaryFolder();
  using db = new DatabaseSync(":memory:");
  db.exec(schemaSql);
  runAll(db, storeStatements(await storedSession(sampleTiming(), "2025-03-15T09:00:00Z")));
  const stored = storedSessionIn(runAll(db, readStatements(sampleTiming())));
  writeStarterSessions([stored], folder.path);
  expect(readdirSync(folder.path)).toEqual(["2025-01-Q.json"]);
  expect(starterSessions(folder.path)).toMatchObject([
    { fingerprint: stored.row.fingerprint, conditions: null, documents: sampleTiming().documents },
  ]);
});
