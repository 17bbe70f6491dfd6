import type { Plugin } from "vite";
import { readFileSync } from "node:fs";
import { readPage } from "../../app/features/method/markdown.ts";

/** The bundler's module information. */
type Modules = { getModuleInfo(id: string): { importedIds: ReadonlyArray<string> } | null };

/** The modules from which import-based groups start. */
type Starts = {
  /** Hydrates every page. */
  hydration: string;
  /** Renders the front page, which has no tables. */
  front: string;
};

const react = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|vite[\\/]preload-helper/;

const router =
  /node_modules[\\/]@tanstack[\\/](?:history|query-core|react-query|react-router|react-router-ssr-query|react-store|router-core|router-ssr-query-core|store)[\\/]/;

/** Never needed for a first load: server function calls, several queries at once. */
const later =
  /node_modules[\\/](?:seroval|@tanstack[\\/].*(?:serializer|useSuspenseQueries|useQueries|queriesObserver))/;

/** Ours. */
const app = /[\\/]app[\\/]/;

/**
 * The bundler's groups for the first load. Every page loads `react`, `router` and `first`, which contains everything
 * else that hydration imports. What at least twelve files share is in two more, the front page's part apart: with one
 * for both, the front page would load 16 KB of tables. A module belongs to the first group that matches it, together
 * with all of its imports.
 */
export function firstLoad({ hydration, front }: Starts) {
  const groups = [
    { name: "react", test: react },
    { name: "router", test: router },
    { name: importedBy(hydration, "first"), test: /./ },
    { name: importedBy(front, "front"), test: /./, minShareCount: 12 },
    { name: "shared", test: app, minShareCount: 12 },
  ];
  return groups.map((group) => ({ ...group, test: (id: string) => group.test.test(id) && !later.test(id) }));
}

/** Assigns a module and everything it imports to a group. */
function importedBy(start: string, name: string) {
  let imported: ReadonlySet<string> | undefined;
  return (id: string, modules: Modules) => {
    imported ??= importedFrom(start, modules);
    return imported.has(id) ? name : null;
  };
}

/** A module and everything that it imports statically, transitively. */
function importedFrom(start: string, modules: Modules): Set<string> {
  const found = new Set([start]);
  // Iterating a set includes elements added during iteration.
  for (const id of found) modules.getModuleInfo(id)?.importedIds.forEach((imported) => found.add(imported));
  return found;
}

/** The start of a CommonJS module as the bundler wraps it. */
const wrapped = /(__commonJSMin\(\()\((exports[^)]*)\) => \{/g;

/**
 * Makes browsers compile React while it downloads rather than on first call: V8 eagerly compiles functions in
 * parentheses, but not the arrow functions that the bundler wraps React's modules in.
 */
export function compiledEarly(): Plugin {
  return {
    name: "compiled-early",
    applyToEnvironment: ({ name }) => name === "client",
    renderChunk: (code) => code.replaceAll(wrapped, "$1function($2) {"),
  };
}

/** Parses `method.md?page` at build time, so that neither the Worker nor the browser needs a Markdown parser. */
export function methodPage(): Plugin {
  return {
    name: "method-page",
    load(id) {
      const [file = "", query] = id.split("?");
      if (query !== "page" || !file.endsWith(".md")) return null;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(readPage(readFileSync(file, "utf8")))};`;
    },
  };
}
