import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { array, nullable, object, parse, string } from "valibot";
import { expect, test } from "vitest";
import { isBuildInput } from "../../scripts/build.ts";
import { root } from "../../scripts/lib/paths.ts";

const sourceMap = object({ sources: array(nullable(string())) });

test("every file that the last build read asks for a new build when it changes", () => {
  const maps = globSync("dist/{server,archive}/**/*.js.map", { cwd: root });
  const sources = maps.flatMap((map) =>
    parse(sourceMap, JSON.parse(readFileSync(join(root, map), "utf8"))).sources.map((source) =>
      relative(root, join(root, dirname(map), (source ?? "").split("?")[0] ?? "")),
    ),
  );
  const ours = sources.filter((path) => /^(?:app|archive|contract|docs|public|scripts|tests)\//.test(path));
  expect(ours.length).toBeGreaterThan(300);
  expect(ours.filter((path) => !isBuildInput(path) && !path.endsWith(".gen.ts"))).toEqual([]);
});
