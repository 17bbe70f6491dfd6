import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { importArchive, localDatabaseFile } from "./database/local.ts";
import { miniRelease, rowsOf, zipOf } from "./testing/mini-release.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const cli = fileURLToPath(new URL("cli.ts", import.meta.url));
const parts = ["", "-wal", "-shm"];

/** A folder with an old archive, the new release, and the means to put the old archive back. */
function setUp() {
  const folder = temporaryFolder();
  const live = localDatabaseFile(folder.path);
  writeFileSync(folder.file("old.zip"), zipOf(miniRelease()));
  writeFileSync(folder.file("new.zip"), newRelease());
  importArchive({ release: folder.file("old.zip"), file: folder.file("old") });
  leaveLog(folder.file("old"));
  return {
    live,
    /** What is in the old archive; the new one has as much. */
    whole: factsOf(folder.file("old")),
    placeOld() {
      mkdirSync(dirname(live), { recursive: true });
      for (const part of parts) cpSync(folder.file(`logged${part}`), `${live}${part}`);
    },
    sync: () => startSync(folder.file("new.zip"), folder.path),
    [Symbol.dispose]: () => folder[Symbol.dispose](),
  };

  /** Copies the archive as a server leaves it that was killed: its last fact is only in the log beside it. */
  function leaveLog(archive: string): void {
    using server = new DatabaseSync(archive);
    server.exec("PRAGMA journal_mode = WAL; INSERT INTO archive VALUES ('logged', 'yes')");
    for (const part of parts) cpSync(`${archive}${part}`, folder.file(`logged${part}`));
  }
}

type Setting = ReturnType<typeof setUp>;

/** A release that can be told from the old one: all drivers are born elsewhere. */
function newRelease(): Uint8Array {
  const release = miniRelease();
  for (const row of rowsOf(release, "f1db-drivers.csv")) row.placeOfBirth = "Milan";
  return zipOf(release);
}

function startSync(release: string, persistTo: string): ChildProcess {
  const args = [cli, "sync", "--from", release, "--persist-to", persistTo];
  return spawn(process.execPath, args, { stdio: "ignore" });
}

const facts = `
  SELECT (SELECT count(*) FROM result) AS results,
    (SELECT count(*) FROM document) AS documents,
    (SELECT group_concat(DISTINCT birthplace) FROM driver) AS born,
    (SELECT value FROM archive WHERE key = 'logged') AS logged`;

function factsOf(file: string): Record<string, unknown> {
  using db = new DatabaseSync(file);
  expect({ ...db.prepare("PRAGMA integrity_check").get() }).toEqual({ integrity_check: "ok" });
  return { ...db.prepare(facts).get() };
}

/** Which archive is there; fails when it is not sound and whole. */
function archiveIn({ live, whole }: Setting): "old" | "new" {
  const found = factsOf(live);
  const isOld = found.born === "Turin";
  expect(found).toEqual(isOld ? whole : { ...whole, born: "Milan", logged: null });
  return isOld ? "old" : "new";
}

async function killAfter(process: ChildProcess, milliseconds: number): Promise<void> {
  const ended = once(process, "exit");
  await Promise.race([pause(milliseconds), ended]);
  process.kill("SIGKILL");
  await ended;
}

test(
  "an import that is killed at any of 20 random moments leaves the old archive or the new one, whole",
  { tags: ["deep"], timeout: 120_000 },
  async () => {
    using old = setUp();
    old.placeOld();
    const started = performance.now();
    await once(old.sync(), "exit");
    const usual = performance.now() - started;
    expect(archiveIn(old)).toBe("new");
    for (let moment = 1; moment <= 20; moment += 1) {
      const milliseconds = Math.random() * usual;
      old.placeOld();
      await killAfter(old.sync(), milliseconds);
      expect(["old", "new"], `killed after ${milliseconds} ms`).toContain(archiveIn(old));
    }
    old.placeOld();
    await once(old.sync(), "exit");
    expect(archiveIn(old)).toBe("new");
    expect(readdirSync(dirname(old.live)), "what killed imports left is gone").toHaveLength(1);
  },
);

test(
  "an import that is killed while it swaps leaves the old archive or the new one, whole",
  { tags: ["deep"], timeout: 120_000 },
  async () => {
    using old = setUp();
    for (let time = 1; time <= 5; time += 1) {
      old.placeOld();
      const process = old.sync();
      const ended = once(process, "exit");
      // The log goes when the new file is ready and the old one is about to be replaced.
      while (existsSync(`${old.live}-wal`) && process.exitCode === null) await pause(0);
      process.kill("SIGKILL");
      await ended;
      expect(["old", "new"]).toContain(archiveIn(old));
    }
  },
);
