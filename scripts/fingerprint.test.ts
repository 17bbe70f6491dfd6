import { mkdirSync, mkdtempDisposableSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fingerprint } from "./build.ts";

/** A folder with two sources and a test. */
function sources() {
  const folder = mkdtempDisposableSync(join(tmpdir(), "stamp-"));
  mkdirSync(join(folder.path, "app", "ui"), { recursive: true });
  writeFileSync(join(folder.path, "app", "start.ts"), "one");
  writeFileSync(join(folder.path, "app", "ui", "table.tsx"), "two");
  writeFileSync(join(folder.path, "app", "start.test.ts"), "three");
  return folder;
}

const stampOf = (folder: string) =>
  fingerprint(folder, ["app", "absent"], (path) => !path.includes(".test."));

test("the same files give the same fingerprint, wherever they lie", async () => {
  using one = sources();
  using other = sources();
  expect(await stampOf(one.path)).toBe(await stampOf(other.path));
});

test("another content, another name and one more file each give another fingerprint", async () => {
  using folder = sources();
  const seen = [await stampOf(folder.path)];
  writeFileSync(join(folder.path, "app", "ui", "table.tsx"), "changed");
  seen.push(await stampOf(folder.path));
  renameSync(join(folder.path, "app", "ui", "table.tsx"), join(folder.path, "app", "ui", "grid.tsx"));
  seen.push(await stampOf(folder.path));
  writeFileSync(join(folder.path, "app", "new.ts"), "");
  seen.push(await stampOf(folder.path));
  expect(new Set(seen).size).toBe(4);
});

test("content that moves from one file to the next changes the fingerprint", async () => {
  using folder = sources();
  const before = await stampOf(folder.path);
  writeFileSync(join(folder.path, "app", "start.ts"), "onetwo");
  writeFileSync(join(folder.path, "app", "ui", "table.tsx"), "");
  expect(await stampOf(folder.path)).not.toBe(before);
});

test("files that do not matter change nothing", async () => {
  using folder = sources();
  const before = await stampOf(folder.path);
  writeFileSync(join(folder.path, "app", "start.test.ts"), "changed");
  expect(await stampOf(folder.path)).toBe(before);
});
