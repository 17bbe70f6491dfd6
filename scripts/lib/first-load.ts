import type { Plugin } from "vite";
/** What the bundler tells of a module. */
type Modules = { getModuleInfo(id: string): { importedIds: ReadonlyArray<string> } | null };

/** The modules where the groups that follow from imports begin. */
type Starts = {
  /** Hydrates every page. */
  hydration: string;
  /** Shows the front page. */
  front: string;
  /** Lies around what every session of a weekend shows. */
  weekend: string;
};

const react = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|vite[\\/]preload-helper/;

const router =
  /node_modules[\\/]@tanstack[\\/](?:history|query-core|react-query|react-router|react-router-ssr-query|react-store|router-core|router-ssr-query-core|store)[\\/]/;

/** What no page begins with: calls to the server, several queries at once. */
const later =
  /node_modules[\\/](?:seroval|@tanstack[\\/].*(?:serializer|useSuspenseQueries|useQueries|queriesObserver))/;

/** Nearly everything; what draws brings styles along, which a page of tables need not load. */
const parts = /app[\\/](?:ui[\\/](?!chart|track|drawing)|features[\\/](?!team-colours|weekend[\\/]timing))/;

/** Headings, tabs, forms; what the front page and pages of text have of `ui` stays by itself. */
const frame = /app[\\/](?:ui[\\/](?!chart|track|drawing|hydrate-on-interaction|figures)|features[\\/]races)/;

/** It has styles of its own, which only pages with times of sessions load. */
const sessionTimes = /app[\\/]features[\\/]races[\\/]session-times/;

/** Bars and bands in nearly every table, and on the front page, which has none of the tables. */
const teamColours = /app[\\/](?:features[\\/]team-colours[\\/]team-|ui[\\/]chart[\\/]readable-colour)/;

const sessions = /app[\\/]features[\\/]weekend[\\/]results/;

/** The results of one driver or team. */
const results = /app[\\/](?:features[\\/](?:results[\\/](?!podium)|coverage)|data[\\/]use-facts)/;

/**
 * The files that pages begin with, as the bundler's groups. Every page has `react`, `router` and `first`, which is all
 * else that hydration imports. The others hold what several pages share, so many that it is not loaded in vain: apart it
 * would be some forty files of a few hundred bytes for a page. A module belongs to the first group that takes it, with
 * all that it imports.
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

/** Names the group of what a module imports, and of itself; what is imported by none of them gets no name. */
function importedBy(start: string, name: string) {
  let imported: ReadonlySet<string> | undefined;
  return (id: string, modules: Modules) => {
    imported ??= importedFrom(start, modules);
    return imported.has(id) ? name : null;
  };
}

/** A module and everything that it imports statically. */
function importedFrom(start: string, modules: Modules): Set<string> {
  const found = new Set([start]);
  // A set hands out what is added to it meanwhile, too.
  for (const id of found) modules.getModuleInfo(id)?.importedIds.forEach((imported) => found.add(imported));
  return found;
}

/** Where the bundler begins what it makes of a module that is written for Node's `require`. */
const wrapped = /(__commonJSMin\(\()\((exports[^)]*)\) => \{/g;

/**
 * Has browsers compile React while it arrives, and not when it is first called: V8 does so for a function in
 * parentheses, but not for an arrow function, which is what the bundler makes of React's modules.
 */
export function compiledEarly(): Plugin {
  return {
    name: "compiled-early",
    applyToEnvironment: ({ name }) => name === "client",
    renderChunk: (code) => code.replaceAll(wrapped, "$1function($2) {"),
  };
}
