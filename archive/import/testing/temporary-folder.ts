import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { localDatabaseFile } from "../database/local.ts";
import { archiveFile } from "./shared-archive.ts";

/** A new empty folder, deleted at the end of the block: `using folder = temporaryFolder()`. */
export function temporaryFolder(): Disposable & { path: string; file: (name: string) => string } {
  const path = mkdtempSync(join(tmpdir(), "f1-import-"));
  return {
    path,
    file: (name) => join(path, name),
    [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }),
  };
}

/** A new folder with a local copy of the starter archive, deleted at the end of the block. */
export async function starterCopy(): Promise<
  Disposable & { path: string; file: (name: string) => string; database: string }
> {
  const original = await archiveFile("starter");
  const folder = temporaryFolder();
  const database = localDatabaseFile(folder.path);
  mkdirSync(dirname(database), { recursive: true });
  copyFileSync(original, database);
  return { ...folder, database };
}
