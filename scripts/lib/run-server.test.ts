import { mkdtempDisposableSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { onReplaced } from "./run-server.ts";

/** A watched file; `looked` waits until a watch has had time to look at it. */
function watchedFile() {
  const folder = mkdtempDisposableSync(join(tmpdir(), "watch-"));
  const file = join(folder.path, "archive.sqlite");
  writeFileSync(file, "old");
  const replaced = vi.fn<() => void>();
  const end = onReplaced(file, replaced, 20);
  return {
    file,
    replaced,
    looked: () => setTimeout(100),
    [Symbol.dispose]() {
      end();
      folder.remove();
    },
  };
}

test("a file put in the place of the watched one is noticed", async () => {
  using watched = watchedFile();
  await watched.looked();
  writeFileSync(`${watched.file}.new`, "new");
  renameSync(`${watched.file}.new`, watched.file);
  await vi.waitFor(() => expect(watched.replaced).toHaveBeenCalledOnce());
});

test("writing to the watched file is no replacement", async () => {
  using watched = watchedFile();
  await watched.looked();
  writeFileSync(watched.file, "changed");
  await watched.looked();
  expect(watched.replaced).not.toHaveBeenCalled();
});
