import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ensureLocalArchive, localDatabaseFile } from "../database/local.ts";

/** A new empty folder that is gone at the end of the block: `using folder = temporaryFolder()`. */
export function temporaryFolder(): Disposable & { path: string; file: (name: string) => string } {
  const path = mkdtempSync(join(tmpdir(), "f1-import-"));
  return {
    path,
    file: (name) => join(path, name),
    [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }),
  };
}

let built: Promise<string> | null = null;

/** Builds the starter archive, once for all copies that a test file takes. */
async function buildStarter(): Promise<string> {
  const folder = temporaryFolder();
  process.once("exit", () => folder[Symbol.dispose]());
  await ensureLocalArchive({ persistTo: folder.path });
  return localDatabaseFile(folder.path);
}

/** A new folder with a local archive in it, the starter; it is gone at the end of the block. */
export async function starterCopy(): Promise<
  Disposable & { path: string; file: (name: string) => string; database: string }
> {
  built ??= buildStarter();
  const original = await built;
  const folder = temporaryFolder();
  const database = localDatabaseFile(folder.path);
  mkdirSync(dirname(database), { recursive: true });
  copyFileSync(original, database);
  return { ...folder, database };
}
