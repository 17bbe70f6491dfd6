import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { root } from "../../scripts/lib/paths.ts";
import { siteRoutes } from "../support/site-routes.ts";
import { encodedText } from "./hostile.ts";

/** An address of the site: any route, with anything for its params and search params. */
export const siteAddress = fc
  .constantFrom(...siteRoutes)
  .chain((route) => fc.tuple(fc.tuple(...route.split("/").map(segment)), search))
  .map(([segments, query]) => pathOnly(segments.join("/")) + query);

/** One segment: `$name` and `{$name}.xml` are params, `$` is any number of segments. */
function segment(pattern: string): fc.Arbitrary<string> {
  if (pattern === "$") return fc.array(encodedText, { maxLength: 3 }).map((all) => all.join("/"));
  const [, before, after] = /^(.*?)\{?\$\w+\}?(.*)$/.exec(pattern) ?? [];
  return before === undefined ? fc.constant(pattern) : encodedText.map((each) => before + each + after);
}

/** A path that two slashes begin is another host to a client. */
function pathOnly(path: string): string {
  return path.replace(/^\/+/, "/");
}

/** The names of search params that the site reads, as its sources name them. */
export const searchNames = namesOfSearches();

const search = fc
  .array(
    fc.tuple(
      fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...searchNames) },
        { weight: 1, arbitrary: encodedText },
      ),
      encodedText,
    ),
    {
      maxLength: 5,
    },
  )
  .map((pairs) => (pairs.length === 0 ? "" : `?${pairs.map((pair) => pair.join("=")).join("&")}`));

function namesOfSearches(): Array<string> {
  const sources = globSync("app/**/*.{ts,tsx}", { cwd: root });
  const names = sources.flatMap((file) =>
    [
      ...readFileSync(join(root, file), "utf8").matchAll(/\bsearch\.(\w+)|\b(\w+): (?:choice|read)\(/g),
    ].flatMap(([, read, declared]) => read ?? declared ?? []),
  );
  return [...new Set([...names, "complete", "sort", "f", "team"])];
}
