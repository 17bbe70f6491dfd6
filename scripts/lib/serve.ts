import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";
import { builtArchive } from "./paths.ts";
import type { Vars } from "./vars.ts";

export type ServeOptions = {
  /** Port on the loopback address; 0 takes any free one. */
  port: number;
  /** Folder that holds the local database (as Wrangler's `--persist-to`). */
  persistTo: string;
  /** Environment variables of both Workers, in addition to their bindings. */
  vars: Vars;
  /** Opens the Workers' inspector on a free port, for memory tests. */
  inspect?: boolean;
  /**
   * True for the Workers alone: requests reach the first one without Miniflare's entry Worker and without the lookup of
   * static files. For benches.
   */
  bare?: boolean;
};

/** A running server. */
export type Served = {
  /** Its URL without a trailing slash. */
  url: string;
  /** URL of the inspector, if requested. */
  inspectorUrl?: string;
  /**
   * Restarts the Workers on the same port, so that they open the current database file.
   *
   * @param vars environment variables to change from then on
   */
  reload: (vars?: Vars) => Promise<void>;
  /** Resolves to how its process ended, where it has one of its own. */
  ended?: Promise<string>;
  stop: () => Promise<void>;
};

/** A served build, whose cron can be triggered. */
export type ServedBuild = Served & {
  /** Runs the first Worker's scheduled handler once; resolves to its outcome: "ok" or "exception". */
  runCron: () => Promise<string>;
};

/** Serves the built data API alone, in Miniflare. It must have been built. */
export function startApi(options: ServeOptions): Promise<ServedBuild> {
  return startWorkers([builtArchive], options);
}

/**
 * Serves Workers that are bound to each other, in Miniflare.
 *
 * @param configs configurations of built Workers; the first one handles requests
 */
export async function startWorkers(
  configs: Array<string>,
  { port, persistTo, vars, inspect = false, bare = false }: ServeOptions,
): Promise<ServedBuild> {
  const optionsFor = (listenOn: number, given: Vars) =>
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: listenOn,
      log: new Log(LogLevel.WARN),
      // Otherwise Miniflare would download an example of Cloudflare's request metadata.
      cf: false,
      ...(inspect ? { inspectorPort: 0 } : {}),
      // The subfolder used by Wrangler and the Vite plugin.
      resourcePersistencePath: join(persistTo, "v3"),
      telemetry: { enabled: false },
      workers: configs
        .map((config) => workerOptions(config, given))
        .map(bare ? withoutFront : (worker) => worker),
    });
  let current = vars;
  const miniflare = new Miniflare(optionsFor(port, current));
  const { port: taken } = await miniflare.ready;
  return {
    url: bare ? (await miniflare.unsafeGetDirectURL()).origin : `http://localhost:${taken}`,
    ...(inspect ? { inspectorUrl: (await miniflare.getInspectorURL()).href } : {}),
    reload(changed = {}) {
      current = { ...current, ...changed };
      return miniflare.setOptions(optionsFor(Number(taken), current));
    },
    runCron: async () => (await (await miniflare.getWorker()).scheduled()).outcome,
    stop: () => miniflare.dispose(),
  };
}

/** A Worker's options from its configuration, read as `vite preview` does, with the given variables. */
function workerOptions(configPath: string, vars: Vars) {
  const config = unstable_readConfig({ config: configPath });
  const { main, workerOptions: described } = unstable_getMiniflareWorkerOptions(config);
  if (main === undefined) throw new Error(`${configPath} names no main module`);
  const { modulesRules: _unknownToMiniflare, ...understood } = described;
  return {
    ...understood,
    name: config.name,
    modulesRoot: dirname(main),
    modules: modulesOf(main).map((path) => ({ type: moduleType(path), path })),
    bindings: { ...config.vars, ...vars },
  };
}

/** The same Worker on a socket of its own, without static files. */
function withoutFront(worker: ReturnType<typeof workerOptions>) {
  return { ...worker, assets: undefined, unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }] };
}

/** The modules of a built Worker, the main one first, as Miniflare requires. */
function modulesOf(main: string): Array<string> {
  const found = globSync("**/*.{js,wasm}", { cwd: dirname(main) }).map((path) => join(dirname(main), path));
  return [main, ...found.filter((path) => path !== main)];
}

function moduleType(path: string): "ESModule" | "CompiledWasm" {
  return path.endsWith(".wasm") ? "CompiledWasm" : "ESModule";
}
