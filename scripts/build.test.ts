import { mkdirSync, mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { buildFingerprint } from "./build.ts";

test.each([
  ["a screen", "app/features/home/home-screen.tsx", true],
  ["a style", "app/features/home/home.css", true],
  ["a file that browsers load", "public/favicon.svg", true],
  ["the contract", "contract/ids.ts", true],
  ["the data API", "archive/worker.ts", true],
  ["the import, which the cron runs", "archive/import/openf1/session.ts", true],
  ["the method, which is a page", "docs/method.md", true],
  ["a part of the build itself", "scripts/lib/vite-plugins.ts", true],
  ["the build's configuration", "app.config.ts", true],
  ["the Worker's configuration", "wrangler.toml", true],
  ["the data API's configuration", "archive/wrangler.toml", true],
  ["the packages", "package-lock.json", true],
  ["a test", "app/features/home/home.test.ts", false],
  ["the starter's facts", "archive/starter/races.csv", false],
  ["what the build writes", "app/routeTree.gen.ts", false],
  ["another document", "docs/design.md", false],
])("a change of %s (%s) asks for a new build: %s", async (_kind, path, builds) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "build-"));
  const file = join(folder.path, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, "before");
  const before = await buildFingerprint(folder.path);
  writeFileSync(file, "after");
  expect((await buildFingerprint(folder.path)) !== before).toBe(builds);
});
