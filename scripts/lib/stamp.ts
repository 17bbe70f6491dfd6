import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, sep } from "node:path";

/**
 * One fingerprint of many files: it changes when a file comes, goes, is renamed or reads differently.
 *
 * @param folder the folder that the paths start from
 * @param paths files and folders; those that do not exist count as empty
 * @param counts says of a file's path (with `/`) whether it matters
 * @returns hexadecimal SHA-256
 */
export async function fingerprint(
  folder: string,
  paths: Array<string>,
  counts: (path: string) => boolean = () => true,
): Promise<string> {
  const hash = createHash("sha256");
  const files = (await Promise.all(paths.map((path) => filesIn(folder, path)))).flat();
  for (const file of files.filter((name) => counts(name)).toSorted()) {
    const content = await readFile(join(folder, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

async function filesIn(folder: string, path: string): Promise<Array<string>> {
  const absolute = join(folder, path);
  if (!existsSync(absolute)) return [];
  if ((await stat(absolute)).isFile()) return [path];
  const entries = await readdir(absolute, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join("/"),
    );
}
