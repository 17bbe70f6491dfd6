import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import packageFile from "../package.json" with { type: "json" };
import floorPackage from "../tests/bench/floor/plain/package.json" with { type: "json" };
import { root } from "../scripts/lib/paths.ts";

const documents = [...globSync("*.md", { cwd: root }), ...globSync("docs/**/*.md", { cwd: root })];
const workflows = globSync(".github/workflows/*.yml", { cwd: root });
const scripts = Object.keys(packageFile.scripts);

function textOf(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

/** What a pattern finds in some files and `isRight` denies, each with its file. */
function wrong(
  paths: ReadonlyArray<string>,
  pattern: RegExp,
  isRight: (found: string, path: string) => boolean,
): Array<string> {
  return paths.flatMap((path) =>
    [...textOf(path).matchAll(pattern)]
      .map(([, found = ""]) => found)
      .filter((found) => !isRight(found, path))
      .map((found) => `${path}: ${found}`),
  );
}

test("every command that the documents and workflows name is there", () => {
  const named = /npm (?:run )?((?:start|test)\b|(?<=run )[\w:-]+)/g;
  expect(wrong([...documents, ...workflows], named, (name) => scripts.includes(name))).toEqual([]);
});

test("docs/commands.md has every command", () => {
  const lines = textOf("docs/commands.md").split("\n");
  const missing = scripts.filter(
    (name) => !lines.some((line) => new RegExp(`^\\| \`npm (?:run )?${name}\``).test(line)),
  );
  expect(missing).toEqual([]);
});

test("every file that the documents lead to is there", () => {
  const links = /\]\((?!https?:|#)([^)#\s]+)/g;
  expect(wrong(documents, links, (link, path) => existsSync(join(root, dirname(path), link)))).toEqual([]);
});

test("what readers see has typographic apostrophes, and no space before %", () => {
  const sources = globSync(
    ["{app,contract,archive/analysis}/**/*.{ts,tsx}", "archive/import/documents/*.ts"],
    {
      cwd: root,
      // SQL has its own apostrophes.
      exclude: ["**/*.test.*", "**/*-testing.ts", "app/features/sql/examples.ts"],
    },
  );
  const found = sources.flatMap((path) =>
    textOf(path)
      // Comments are for developers.
      .replaceAll(/\/\*.*?\*\/|(?<=^|[\s;{}])\/\/[^\n]*/gs, "")
      .split("\n")
      .filter((line) => /[A-Za-z]'[a-z]|[a-z]s' [a-z]|["`>].*[\d}] %[ .,;:)"`]/.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test("docs/dependencies.md has every direct dependency, and no other", () => {
  const rows = textOf("docs/dependencies.md").matchAll(/^\| (?!Package|-)([^|]+) \|/gm);
  const named = [...rows].flatMap(([, names = ""]) => names.split(", "));
  const { dependencies, devDependencies, optionalDependencies } = packageFile;
  const all = Object.keys({
    ...dependencies,
    ...devDependencies,
    ...optionalDependencies,
    ...floorPackage.dependencies,
  });
  expect(named.toSorted()).toEqual(all.toSorted());
});

test("every decision has its context, its choice and its cost, and a number of its own", () => {
  const decisions = documents.filter((path) => dirname(path) === "docs/decisions");
  const parts = ["**Context.**", "**Choice.**", "**Cost.**"];
  expect(decisions.filter((path) => !parts.every((part) => textOf(path).includes(part)))).toEqual([]);
  const numbers = decisions.map((path) => path.slice("docs/decisions/".length).slice(0, 3));
  expect(new Set(numbers).size).toBe(numbers.length);
});
