import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { array, number, object, optional, parse, string } from "valibot";
import { localDatabaseId } from "#archive/import/database/local.ts";
import { builtArchive, builtSite, builtStatic } from "../paths.ts";
import type { Vars } from "../vars.ts";
import { staticFiles } from "./static-files.ts";

/** The input of a configuration. */
export type Setup = {
  /** The folder of the configuration file. */
  folder: string;
  /** The folder of the local database (as in Wrangler's `--persist-to`). */
  persistTo: string;
  vars: Vars;
  /** Address of a separate cache process; undefined for an in-process cache. */
  cache?: string | undefined;
};

/**
 * The workerd configuration for the built site with the data API behind it (workerd.capnp describes the format).
 *
 * The Workers' variables come from workerd's environment, so that the key is not in a file.
 *
 * Sockets: `http` for visitors, `control` for the parent process.
 */
export function workerdConfig({ folder, persistTo, vars, cache }: Setup): string {
  const [site, archive] = [readWorker(builtSite, folder), readWorker(builtArchive, folder)];
  const module = (name: string) => `(name = ${text(name)}, esModule = ${own(folder, name)})`;
  const files = [
    '(name = "DISK", service = "files")',
    `(name = "FILES", json = ${text(JSON.stringify(staticFiles()))})`,
  ];
  const given = Object.keys(vars).map((name) => `(name = ${text(name)}, fromEnvironment = ${text(name)})`);
  const limits = site.ratelimits.map(
    ({ name, simple }) =>
      `(name = ${text(name)}, wrapped = (moduleName = "local:rate-limit", innerBindings = [
        (name = "limit", json = ${text(JSON.stringify(simple.limit))}),
        (name = "period", json = ${text(JSON.stringify(simple.period))})]))`,
  );
  return `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  sockets = [
    (name = "http", http = (), service = "site"),
    (name = "control", http = (), service = (name = "d1", entrypoint = "Control")),
  ],
  extensions = [(modules = [(name = "local:rate-limit", internal = true, esModule = ${own(folder, "rate-limit.js")})])],
  services = [
    (name = "internet", network = (allow = ["public", "private"], tlsOptions = (trustBrowserCas = true))),
    (name = "files", disk = (path = ${text(builtStatic)})),
    (name = "database", disk = (path = ${text(join(persistTo, "v3", "d1"))}, writable = true)),
    (name = "site", worker = (
      compatibilityDate = ${text(site.date)},
      compatibilityFlags = ${list(site.flags.map((flag) => text(flag)))},
      modules = ${list([module("front.js"), ...site.modules])},
      cacheApiOutbound = "cache",
      bindings = ${list([...given, ...limits, '(name = "ARCHIVE", service = "archive")', version, ...files])},
    )),
    (name = "archive", worker = (
      compatibilityDate = ${text(archive.date)},
      compatibilityFlags = ${list(archive.flags.map((flag) => text(flag)))},
      modules = ${list(archive.modules)},
      bindings = ${list([...given, version, d1Binding])},
    )),
    (name = "cache", ${cache === undefined ? cacheWorker(folder, site.date) : `external = (address = ${text(cache)}, http = (style = proxy))`}),
    (name = "d1", worker = (
      compatibilityDate = ${text(archive.date)},
      modules = [${module("d1.js")}],
      # The names that Miniflare gives them, so that all commands share one file.
      durableObjectNamespaces = [
        (className = "Database", uniqueKey = "miniflare-D1DatabaseObject", enableSql = true),
      ],
      durableObjectStorage = (localDisk = "database"),
      bindings = [
        (name = "DATABASE", durableObjectNamespace = "Database"),
        (name = "DATABASE_ID", text = ${text(localDatabaseId)}),
        (name = "CONTROL_KEY", fromEnvironment = "CONTROL_KEY"),
      ],
    )),
  ],
);
`;
}

/** The configuration of a separate cache process, on the socket `cache`. */
export function cacheConfig(folder: string): string {
  return `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  sockets = [(name = "cache", http = (style = proxy), service = "cache")],
  services = [(name = "cache", ${cacheWorker(folder, readWorker(builtSite, folder).date)})],
);
`;
}

function cacheWorker(folder: string, date: string): string {
  return `worker = (
      compatibilityDate = ${text(date)},
      modules = [(name = "cache.js", esModule = ${own(folder, "cache.js")})],
    )`;
}

/** One of our modules, embedded in a configuration in that folder. */
function own(folder: string, name: string): string {
  return `embed ${text(relative(folder, join(import.meta.dirname, "runtime", name)))}`;
}

const version = `(name = "VERSION", json = ${text('{"id":"local"}')})`;
const d1Binding = `(name = "DB", wrapped = (
        moduleName = "cloudflare-internal:d1-api", innerBindings = [(name = "fetcher", service = "d1")]))`;

const builtConfig = object({
  main: string(),
  compatibility_date: string(),
  compatibility_flags: array(string()),
  ratelimits: optional(
    array(object({ name: string(), simple: object({ limit: number(), period: number() }) })),
    [],
  ),
});

/** What workerd needs to know about a built Worker, from the configuration written by the build. */
function readWorker(configPath: string, folder: string) {
  const config = parse(builtConfig, JSON.parse(readFileSync(configPath, "utf8")));
  const root = dirname(configPath);
  const main = join(root, config.main);
  const found = globSync("**/*.{js,wasm}", { cwd: root }).map((path) => join(root, path));
  return {
    date: config.compatibility_date,
    // The default since August 2026; workerd warns if it is set explicitly.
    flags: config.compatibility_flags.filter((flag) => flag !== "nodejs_compat"),
    ratelimits: config.ratelimits,
    // workerd starts with the first one.
    modules: [main, ...found.filter((path) => path !== main)].map((path) => {
      const type = path.endsWith(".wasm") ? "wasm" : "esModule";
      return `(name = ${text(relative(root, path))}, ${type} = embed ${text(relative(folder, path))})`;
    }),
  };
}

function list(items: ReadonlyArray<string>): string {
  return items.length === 0 ? "[]" : `[\n        ${items.join(",\n        ")},\n      ]`;
}

/** A Cap'n Proto text: the JSON escapes that can occur are valid there too. */
function text(value: string): string {
  return JSON.stringify(value);
}
