import type { Plugin } from "vite";
/** The bundler's module information. */
type Modules = { getModuleInfo(id: string): { importedIds: ReadonlyArray<string> } | null };

/** The modules from which import-based groups start. */
type Starts = {
  /** Hydrates every page. */
  hydration: string;
  /** Renders the front page. */
  front: string;
  /** The layout of all pages of a weekend. */
  weekend: string;
};

const react = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|vite[\\/]preload-helper/;

const router =
  /node_modules[\\/]@tanstack[\\/](?:history|query-core|react-query|react-router|react-router-ssr-query|react-store|router-core|router-ssr-query-core|store)[\\/]/;

/** Never needed for a first load: server function calls, several queries at once. */
const later =
  /node_modules[\\/](?:seroval|@tanstack[\\/].*(?:serializer|useSuspenseQueries|useQueries|queriesObserver))/;

/** Nearly everything, except charts, whose styles pages with tables need not load. */
const parts = /app[\\/](?:ui[\\/](?!chart|track|drawing)|features[\\/](?!team-colours|weekend[\\/]timing))/;

/** Headings, tabs, forms; parts of `ui` used by the front page and text pages stay separate. */
const frame = /app[\\/](?:ui[\\/](?!chart|track|drawing|hydrate-on-interaction|figures)|features[\\/]races)/;

/** Has styles of its own, which only pages with session times load. */
const sessionTimes = /app[\\/]features[\\/]races[\\/]session-times/;

/** Colours in nearly every table, and on the front page, which has no tables. */
const teamColours = /app[\\/](?:features[\\/]team-colours[\\/]team-|ui[\\/]chart[\\/]readable-colour)/;

const sessions = /app[\\/]features[\\/]weekend[\\/]results/;

/** The results of one driver or team. */
const results = /app[\\/](?:features[\\/](?:results[\\/](?!podium)|coverage)|data[\\/]use-query-loader)/;

/**
 * The bundler's groups for the first load. Every page loads `react`, `router` and `first`, which contains everything
 * else that hydration imports. The others contain what several pages share: otherwise a page would load some forty
 * files of a few hundred bytes. A module belongs to the first group that matches it, together with all of its imports.
 */
export function firstLoad({ hydration, front, weekend }: Starts) {
  const groups = [
    { name: "react", test: react },
    { name: "router", test: router },
    { name: importedBy(hydration, "first"), test: /./ },
    { name: importedBy(front, "front"), test: /./, minShareCount: 12 },
    { name: "team-colours", test: teamColours, minShareCount: 4 },
    { name: "parts", test: parts, minShareCount: 12 },
    { name: "session-times", test: sessionTimes, minShareCount: 2 },
    { name: "frame", test: frame, minShareCount: 4 },
    { name: importedBy(weekend, "weekend"), test: /./, minShareCount: 4 },
    { name: "sessions", test: sessions, minShareCount: 2 },
    { name: "results", test: results, minShareCount: 2 },
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
