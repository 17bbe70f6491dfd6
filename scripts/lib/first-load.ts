/** What the bundler tells of a module. */
type Modules = { getModuleInfo(id: string): { importedIds: ReadonlyArray<string> } | null };

const react = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|vite[\\/]preload-helper/;

const router =
  /node_modules[\\/]@tanstack[\\/](?:history|query-core|react-query|react-router|react-router-ssr-query|react-store|router-core|router-ssr-query-core|store)[\\/]/;

/** What no page begins with: calls to the server, several queries at once. */
const later =
  /node_modules[\\/](?:seroval|@tanstack[\\/].*(?:serializer|useSuspenseQueries|useQueries|queriesObserver))/;

/**
 * The files of the first load, as the bundler's groups: `react`, `router`, and `first`, which is all else that
 * hydration imports.
 *
 * @param hydration the module that hydrates the page
 */
export function firstLoad(hydration: string) {
  let imported: ReadonlySet<string> | undefined;
  const ours = (id: string, modules: Modules) => {
    imported ??= importedFrom(hydration, modules);
    return imported.has(id) ? "first" : null;
  };
  const groups = [
    { name: "react", test: react },
    { name: "router", test: router },
    { name: ours, test: /./ },
  ];
  return groups.map((group) => ({ ...group, test: (id: string) => group.test.test(id) && !later.test(id) }));
}

/** A module and everything that it imports statically. */
function importedFrom(start: string, modules: Modules): Set<string> {
  const found = new Set([start]);
  // A set hands out what is added to it meanwhile, too.
  for (const id of found) modules.getModuleInfo(id)?.importedIds.forEach((imported) => found.add(imported));
  return found;
}
