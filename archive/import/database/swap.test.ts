import { cpSync, existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { replaceDatabase } from "./swap.ts";

/** Writes a database that says what it is. */
function writeNamed(path: string, name: string): void {
  using db = new DatabaseSync(path);
  db.exec(`CREATE TABLE fact (name TEXT); INSERT INTO fact VALUES ('${name}')`);
}

function namesIn(path: string): Array<unknown> {
  using db = new DatabaseSync(path);
  return db
    .prepare("SELECT name FROM fact")
    .all()
    .map((row) => row.name);
}

test("a new file replaces the old one, and missing folders are created", () => {
  using folder = temporaryFolder();
  const live = join(folder.path, "v3", "d1", "live.sqlite");
  replaceDatabase(live, (path) => writeNamed(path, "first"));
  replaceDatabase(live, (path) => writeNamed(path, "second"));
  expect(namesIn(live)).toEqual(["second"]);
  expect(readdirSync(join(folder.path, "v3", "d1"))).toEqual(["live.sqlite"]);
});

function failHalfway(path: string): never {
  writeNamed(path, "half");
  throw new Error("the facts are damaged");
}

test("a failed build leaves the old file and no other", () => {
  using folder = temporaryFolder();
  const live = folder.file("live.sqlite");
  replaceDatabase(live, (path) => writeNamed(path, "old"));
  expect(() => replaceDatabase(live, failHalfway)).toThrow("the facts are damaged");
  expect(namesIn(live)).toEqual(["old"]);
  expect(readdirSync(folder.path)).toEqual(["live.sqlite"]);
});

/** Fails in the midst of a transaction, with a statement still open: SQLite then leaves its journal. */
function failInTransaction(path: string): never {
  const db = new DatabaseSync(path);
  db.exec("CREATE TABLE fact (name TEXT); BEGIN; INSERT INTO fact VALUES ('half')");
  throw new Error("the facts are damaged");
}

test("a build that fails within a transaction leaves no journal", () => {
  using folder = temporaryFolder();
  const live = folder.file("live.sqlite");
  replaceDatabase(live, (path) => writeNamed(path, "old"));
  expect(() => replaceDatabase(live, failInTransaction)).toThrow("the facts are damaged");
  expect(readdirSync(folder.path)).toEqual(["live.sqlite"]);
});

test("the old database's WAL does not affect the new one", () => {
  using folder = temporaryFolder();
  const live = folder.file("live.sqlite");
  writeNamed(live, "old");
  // A server that has the old database open, with a log beside it.
  using server = new DatabaseSync(live);
  server.exec("PRAGMA journal_mode = WAL; INSERT INTO fact VALUES ('logged')");
  expect(existsSync(`${live}-wal`)).toBe(true);
  replaceDatabase(live, (path) => writeNamed(path, "new"));
  expect(existsSync(`${live}-wal`)).toBe(false);
  expect(existsSync(`${live}-shm`)).toBe(false);
  expect(namesIn(live)).toEqual(["new"]);
});

test("between checkpoint and swap the old file alone is the whole old database", () => {
  using folder = temporaryFolder();
  const live = folder.file("live.sqlite");
  const seed = folder.file("seed.sqlite");
  writeNamed(seed, "old");
  using server = new DatabaseSync(seed);
  server.exec("PRAGMA journal_mode = WAL; INSERT INTO fact VALUES ('logged')");
  for (const part of ["", "-wal"]) cpSync(`${seed}${part}`, `${live}${part}`);
  // A build that leaves nothing makes the swap itself fail, as a process that is killed before it does.
  expect(() => replaceDatabase(live, () => {})).toThrow("ENOENT");
  expect(existsSync(`${live}-wal`)).toBe(false);
  expect(namesIn(live)).toEqual(["old", "logged"]);
});

test("an old database that cannot be checkpointed stays unchanged", () => {
  using folder = temporaryFolder();
  const live = folder.file("live.sqlite");
  writeNamed(live, "old");
  using writer = new DatabaseSync(live);
  using reader = new DatabaseSync(live);
  writer.exec("PRAGMA journal_mode = WAL; INSERT INTO fact VALUES ('seen')");
  reader.exec("BEGIN; SELECT * FROM fact");
  writer.exec("INSERT INTO fact VALUES ('not seen yet')");
  expect(() => replaceDatabase(live, (path) => writeNamed(path, "new"))).toThrow("another process");
  expect(namesIn(live)).toEqual(["old", "seen", "not seen yet"]);
});

test("a file that is not a database is replaced", () => {
  using folder = temporaryFolder();
  const live = folder.file("live.sqlite");
  writeFileSync(live, "no database");
  writeFileSync(`${live}-wal`, "no log");
  replaceDatabase(live, (path) => writeNamed(path, "new"));
  expect(namesIn(live)).toEqual(["new"]);
});

test("files of a killed import are removed, those of a running one are not", () => {
  using folder = temporaryFolder();
  const live = folder.file("live.sqlite");
  const nobody = 2 ** 22 + 1;
  writeFileSync(`${live}.importing-${nobody}`, "");
  writeFileSync(`${live}.importing-${process.ppid}`, "");
  replaceDatabase(live, (path) => writeNamed(path, "new"));
  expect(readdirSync(folder.path).toSorted()).toEqual([
    "live.sqlite",
    `live.sqlite.importing-${process.ppid}`,
  ]);
});
