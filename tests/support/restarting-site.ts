import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Served } from "../../scripts/lib/serve.ts";
import type { Vars } from "../../scripts/lib/vars.ts";
import { cacheConfig } from "../../scripts/lib/workerd/config.ts";
import { type LocalSite, startLocalSite, runWorkerd } from "../../scripts/lib/workerd/local-site.ts";

/**
 * Runs what `npm start` runs, but `reload` restarts the process on the same port. The data centre's cache survives
 * that, as it survives isolates, because it is a separate process.
 *
 * @param options.persistTo folder of the local database
 */
export async function startRestartingSite(options: {
  port: number;
  persistTo: string;
  vars: Vars;
  inspect?: boolean;
}): Promise<Served> {
  const cache = await startCache();
  const start = (port: number, vars: Vars) =>
    startLocalSite({ ...options, port, vars, cache: `127.0.0.1:${cache.ports.get("cache")}` });
  let { vars } = options;
  let site: LocalSite = await start(options.port, vars);
  const { url, inspectorUrl } = site;
  return {
    url,
    ...(inspectorUrl === undefined ? {} : { inspectorUrl }),
    async reload(changed = {}) {
      vars = { ...vars, ...changed };
      await site.stop();
      site = await start(Number(new URL(url).port), vars);
    },
    async stop() {
      await site.stop();
      await cache.stop();
    },
  };
}

async function startCache() {
  const folder = mkdtempSync(join(tmpdir(), "f1-cache-"));
  const config = join(folder, "cache.capnp");
  writeFileSync(config, cacheConfig(folder));
  const cache = await runWorkerd(config, { sockets: { cache: "127.0.0.1:0" } });
  rmSync(folder, { recursive: true, force: true });
  return cache;
}
