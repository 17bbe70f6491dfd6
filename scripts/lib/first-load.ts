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

/** What draws brings styles along, and a page of tables need not load those. */
const parts =
  /app[\\/](?:ui[\\/](?!chart|track|drawing[\\/]drawing)|features[\\/](?!team-colours|weekend[\\/]timing))/;

/** So many pages and parts of pages share a module that lies in a file with others. */
const shared = { minShareCount: 12 };
const sharedByWeekends = { minShareCount: 4 };

/**
 * The files that pages begin with, as the bundler's groups: `react`, `router` and `first`, which is all else that
 * hydration imports; then `front`, what other pages share with the front page, `parts`, what they share beside it, and
 * `weekend`, what the pages of sessions share. Apart these would be some forty files of a few hundred bytes.
 */
export function firstLoad({ hydration, front, weekend }: Starts) {
  const groups = [
    { name: "react", test: react },
    { name: "router", test: router },
    { name: importedBy(hydration, "first"), test: /./ },
    { name: importedBy(front, "front"), test: /./, ...shared },
    { name: "parts", test: parts, ...shared },
    { name: importedBy(weekend, "weekend"), test: /./, ...sharedByWeekends },
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
