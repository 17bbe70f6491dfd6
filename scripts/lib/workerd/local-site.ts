import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { isIPv6 } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Served } from "../serve.ts";
import type { Vars } from "../vars.ts";
import { workerdConfig } from "./config.ts";
import { runWorkerd } from "./run-workerd.ts";

const loopback = "127.0.0.1";

type LocalSiteOptions = {
  /** Port of the public socket; 0 for any free one. */
  port: number;
  /** The address to listen on; the loopback address by default. */
  host?: string;
  /** Folder of the local database (as in Wrangler's `--persist-to`). */
  persistTo: string;
  vars: Vars;
  /** Opens the Workers' inspector on a free port, for memory tests. */
  inspect?: boolean;
  /** Address of a separate cache process; by default the cache is in-process and lives as long as it does. */
  cache?: string;
};

/** The running site, and its process. */
export type LocalSite = Served & { pid: number };

/**
 * Serves the built site with the data API behind it: plain workerd with a generated configuration. It must have been
 * built.
 */
export async function startLocalSite(options: LocalSiteOptions): Promise<LocalSite> {
  const { port, host = loopback, persistTo, vars, inspect = false, cache } = options;
  const folder = mkdtempSync(join(tmpdir(), "f1-workerd-"));
  mkdirSync(join(persistTo, "v3", "d1"), { recursive: true });
  const config = join(folder, "config.capnp");
  writeFileSync(config, workerdConfig({ folder, persistTo, vars, cache }));
  const controlKey = randomBytes(24).toString("base64url");
  const { pid, ports, stop } = await runWorkerd(config, {
    sockets: { http: `${isIPv6(host) ? `[${host}]` : host}:${port}`, control: `${loopback}:0` },
    env: { ...vars, CONTROL_KEY: controlKey },
    inspect,
  });
  rmSync(folder, { recursive: true, force: true });
  return {
    pid,
    url: `http://${host === loopback ? "localhost" : host}:${ports.get("http")}`,
    ...(inspect ? { inspectorUrl: `ws://${loopback}:${ports.get("inspector")}/` } : {}),
    // Reopens the database file. Queries wait meanwhile.
    async reload() {
      const answer = await fetch(`http://${loopback}:${ports.get("control")}/`, {
        method: "POST",
        headers: { authorization: controlKey },
      });
      if (!answer.ok) throw new Error(`workerd did not open the new database: ${answer.status}`);
    },
    stop,
  };
}
