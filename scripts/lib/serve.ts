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
  /** What both Workers find in their environment, beside their bindings. */
  vars: Vars;
  /** Opens the Workers' inspector on a free port, for tests that look at memory. */
  inspect?: boolean;
  /**
   * True for the Workers alone: requests reach the first one without Miniflare's front, and without the check whether
   * they ask for a static file. That is what a bench measures.
   */
  bare?: boolean;
};

/** A running server. */
export type Served = {
  /** Its address, without a slash at the end. */
  url: string;
  /** Address of the inspector, where it was asked for. */
  inspectorUrl?: string;
  /**
   * Starts the Workers anew on the same port, so that they open the database file that is there now.
   *
   * @param vars what differs from then on in what they find in their environment
   */
  reload: (vars?: Vars) => Promise<void>;
  stop: () => Promise<void>;
};

/** Served from a build, whose cron can be run by hand. */
export type ServedBuild = Served & {
  /** Runs the first Worker's cron once, and gives how it ended: "ok" or "exception". */
  runCron: () => Promise<string>;
};

/** Serves the built data API alone, in Miniflare. The build must be there. */
export function startApi(options: ServeOptions): Promise<ServedBuild> {
  return startWorkers([builtArchive], options);
}

/**
 * Serves Workers that are bound to one another, in Miniflare.
 *
 * @param configs configurations of built Workers; the first one answers the requests
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
      // No description of the network a request came over: Miniflare would fetch an example from the internet.
      cf: false,
      ...(inspect ? { inspectorPort: 0 } : {}),
      // The folder that Wrangler and the Vite plugin keep inside the one they are given.
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

/** The Worker as its configuration describes it, read the way `vite preview` reads it, with the given variables. */
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

/** The same Worker on a socket of its own, which it shares with no static files. */
function withoutFront(worker: ReturnType<typeof workerOptions>) {
  return { ...worker, assets: undefined, unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }] };
}

/** Every module of a built Worker; the main one is first, as Miniflare wants it. */
function modulesOf(main: string): Array<string> {
  const found = globSync("**/*.{js,wasm}", { cwd: dirname(main) }).map((path) => join(dirname(main), path));
  return [main, ...found.filter((path) => path !== main)];
}

function moduleType(path: string): "ESModule" | "CompiledWasm" {
  return path.endsWith(".wasm") ? "CompiledWasm" : "ESModule";
}
