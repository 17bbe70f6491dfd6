import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A new empty folder that is gone at the end of the block: `using folder = temporaryFolder()`. */
export function temporaryFolder(): Disposable & { path: string; file: (name: string) => string } {
  const path = mkdtempSync(join(tmpdir(), "f1-import-"));
  return {
    path,
    file: (name) => join(path, name),
    [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }),
  };
}
