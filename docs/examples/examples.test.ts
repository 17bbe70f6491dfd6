import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import { resolveConfig } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../../scripts/lib/paths.ts";
import { runTool } from "../../scripts/lib/tool.ts";

/** What a type check and the tests of the examples read. */
const copied = ["app", "archive", "contract", "scripts", "tests"];
const files = ["package.json", "tsconfig.json", "app.config.ts", "vitest.config.ts"];

/** The tests that an example brings along or has to keep to. */
const tests = [
  "app/features/circuits",
  "app/open-data",
  "archive/import/documents/circuits",
  "archive/import/import.test.ts",
  "archive/api",
];

const patches = globSync("*.diff", { cwd: import.meta.dirname }).toSorted();
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "f1-examples-"));
  for (const name of [...copied, ...files]) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Lets git apply a patch to the copy. What is wrong with it is in the error's message. */
function apply(patch: string, ...options: Array<string>): void {
  execFileSync("git", ["apply", ...options, join(import.meta.dirname, patch)], {
    cwd: copy,
    // The copy is no repository, whatever lies above it.
    env: { ...process.env, GIT_CEILING_DIRECTORIES: tmpdir() },
    stdio: "pipe",
    encoding: "utf8",
  });
}

/** The files that a patch changes or adds. */
function filesOf(patch: string): Array<string> {
  const text = readFileSync(join(import.meta.dirname, patch), "utf8");
  return [...text.matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, path = ""]) => path);
}

test("ARCHITECTURE.md leads to every example, and names its files", () => {
  const text = readFileSync(join(root, "ARCHITECTURE.md"), "utf8");
  const named = patches.flatMap((patch) => [`(docs/examples/${patch})`, ...filesOf(patch)]);
  expect(named.filter((name) => !text.includes(name))).toEqual([]);
});

test("no example touches more files than this", () => {
  const counts = Object.fromEntries(patches.map((patch) => [patch, filesOf(patch).length]));
  expect(counts).toEqual({
    "add-a-column.diff": 5,
    "add-a-screen.diff": 6,
    "add-a-source.diff": 6,
    "add-an-endpoint.diff": 4,
  });
});

test("each example applies by itself", () => {
  for (const patch of patches) expect(() => apply(patch, "--check")).not.toThrow();
});

test(
  "all examples together type-check and pass their tests",
  { tags: ["deep"], timeout: 300_000 },
  async () => {
    for (const patch of patches) apply(patch);
    // As a build does before anything else: a new route goes into the route tree.
    await resolveConfig(
      {
        root: copy,
        configFile: false,
        logLevel: "silent",
        plugins: [tanstackStart({ srcDirectory: "app" })],
      },
      "build",
    );
    const types = await runTool("tsc", ["-p", copy], { packageName: "typescript" });
    if (types.code !== 0) throw new Error(types.output);
    const run = await runTool("vitest", ["run", "--root", copy, "--project", "unit", ...tests]);
    if (run.code !== 0) throw new Error(run.output);
    expect(run.output).toContain("lap-records.test.ts");
  },
);
