import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { expect, test } from "vitest";
import { miniRelease, zipOf } from "../testing/mini-release.ts";
import { starterCopy, temporaryFolder } from "../testing/temporary-folder.ts";
import { readArchiveFacts } from "./archive-facts.ts";
import { ensureLocalArchive, importArchive, localDatabaseFile, localDatabaseId } from "./local.ts";

test("a local D1 reads the archive from its file", async () => {
  using folder = await starterCopy();
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: "export default { fetch() { return new Response(null) } }",
      d1Databases: { DB: localDatabaseId },
      resourcePersistencePath: join(folder.path, "v3"),
      cf: false,
      telemetry: { enabled: false },
    }),
  );
  try {
    const db = await miniflare.getD1Database("DB");
    expect(await db.prepare("SELECT value FROM archive WHERE key = 'extent'").first()).toEqual({
      value: "starter",
    });
  } finally {
    await miniflare.dispose();
  }
});

test("the local id is the one that the configuration names", () => {
  const config = readFileSync(new URL("../../wrangler.toml", import.meta.url), "utf8");
  const id = /^preview_database_id = "(.*)"$/m.exec(config)?.[1];
  expect(localDatabaseId).toBe(id);
});

test("another id has another file", () => {
  expect(localDatabaseFile("state", "other")).not.toBe(localDatabaseFile("state"));
});

test("a fresh machine gets the starter, once", async () => {
  using folder = temporaryFolder();
  const lines: Array<string> = [];
  const options = { persistTo: folder.path, onProgress: (line: string) => lines.push(line) };
  expect(await ensureLocalArchive(options)).toBe("imported");
  expect(lines).toContain("race.csv");
  const { mtimeMs } = statSync(localDatabaseFile(folder.path));
  expect(await ensureLocalArchive(options)).toBe("kept");
  expect(statSync(localDatabaseFile(folder.path)).mtimeMs).toBe(mtimeMs);
});

test("a full archive is kept while it fits the tables", async () => {
  using folder = temporaryFolder();
  const file = importMini(folder.path);
  expect(await ensureLocalArchive({ persistTo: folder.path })).toBe("kept");
  expect(readArchiveFacts(file)?.get("extent")).toBe("full");
});

test(
  "an archive with other tables is replaced by the starter, and the loss of a full one is reported",
  { tags: ["deep"] },
  async () => {
    using folder = temporaryFolder();
    const file = importMini(folder.path);
    setFact(file, "schema", "another");
    expect(await ensureLocalArchive({ persistTo: folder.path })).toBe("replaced");
    expect(readArchiveFacts(file)?.get("extent")).toBe("starter");
  },
);

test("an older starter is replaced by the shipped one", { tags: ["deep"] }, async () => {
  using folder = await starterCopy();
  const version = readArchiveFacts(folder.database)?.get("version");
  setFact(folder.database, "version", "older");
  expect(await ensureLocalArchive({ persistTo: folder.path })).toBe("imported");
  expect(readArchiveFacts(folder.database)?.get("version")).toBe(version);
});

test("a file that is not an archive is replaced", { tags: ["deep"] }, async () => {
  using folder = temporaryFolder();
  importMini(folder.path);
  writeFileSync(localDatabaseFile(folder.path), "no database");
  expect(readArchiveFacts(localDatabaseFile(folder.path))).toBeNull();
  expect(await ensureLocalArchive({ persistTo: folder.path })).toBe("imported");
});

test("looking for an archive does not create one", () => {
  using folder = temporaryFolder();
  expect(readArchiveFacts(folder.file("none.sqlite"))).toBeNull();
  expect(existsSync(folder.file("none.sqlite"))).toBe(false);
});

function importMini(persistTo: string): string {
  const release = join(persistTo, "release.zip");
  writeFileSync(release, zipOf(miniRelease()));
  const file = localDatabaseFile(persistTo);
  importArchive({ release, file });
  return file;
}

function setFact(file: string, key: string, value: string): void {
  using db = new DatabaseSync(file);
  db.prepare("UPDATE archive SET value = ? WHERE key = ?").run(value, key);
}
