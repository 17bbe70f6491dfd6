import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";
import { builtArchive, builtSite } from "./paths.ts";
import type { Vars } from "./vars.ts";

export type ServeOptions = {
  /** Port on the loopback address; 0 takes any free one. */
  port: number;
  /** Folder that holds the local database (as Wrangler's `--persist-to`). */
  persistTo: string;
  /** What both Workers find in their environment, beside their bindings. */
  vars: Vars;
};

/** A running server. */
export type Served = {
  /** Its address, without a slash at the end. */
  url: string;
  /** Starts the Workers anew on the same port, so that they open the database file that is there now. */
  reload: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Serves the built site with the data API behind it, in workerd. The build must be there. */
export function startSite(options: ServeOptions): Promise<Served> {
  return startWorkers([builtSite, builtArchive], options);
}

/** Serves the built data API alone, in workerd. The build must be there. */
export function startApi(options: ServeOptions): Promise<Served> {
  return startWorkers([builtArchive], options);
}

/**
 * Serves Workers that are bound to one another, in workerd.
 *
 * @param configs configurations of built Workers; the first one answers the requests
 */
export async function startWorkers(
  configs: Array<string>,
  { port, persistTo, vars }: ServeOptions,
): Promise<Served> {
  const workers = configs.map((config) => workerOptions(config, vars));
  const optionsFor = (listenOn: number) =>
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: listenOn,
      log: new Log(LogLevel.WARN),
      // No description of the network a request came over: Miniflare would fetch an example from the internet.
      cf: false,
      // The folder that Wrangler and the Vite plugin keep inside the one they are given.
      resourcePersistencePath: join(persistTo, "v3"),
      telemetry: { enabled: false },
      workers,
    });
  const miniflare = new Miniflare(optionsFor(port));
  const { port: taken } = await miniflare.ready;
  return {
    url: `http://localhost:${taken}`,
    reload: () => miniflare.setOptions(optionsFor(Number(taken))),
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
    modules: modulesOf(main).map((path) => ({ type: "ESModule" as const, path })),
    bindings: { ...config.vars, ...vars },
  };
}

/** Every module of a built Worker; the main one is first, as Miniflare wants it. */
function modulesOf(main: string): Array<string> {
  const found = globSync("**/*.js", { cwd: dirname(main) }).map((path) => join(dirname(main), path));
  return [main, ...found.filter((path) => path !== main)];
}
