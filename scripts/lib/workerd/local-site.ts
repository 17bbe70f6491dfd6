import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { isIPv6 } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { literal, number, object, parse, safeParse, string } from "valibot";
import type { Served } from "../serve.ts";
import type { Vars } from "../vars.ts";
import { workerdConfig } from "./config.ts";

const loopback = "127.0.0.1";

/** The program that the package brings for this system; its types describe another shape than Node loads. */
const program = parse(object({ default: string() }), createRequire(import.meta.url)("workerd")).default;

const listening = object({ event: literal("listen"), socket: string(), port: number() });

/** Long enough for every answer that has been begun, in milliseconds. */
const stopAfterMs = 10_000;

/** The running site, and its process. */
export type LocalSite = Served & { pid: number };

/**
 * Serves the built site with the data API behind it for real visitors: workerd alone, with a configuration of ours. The
 * build must be there.
 *
 * @param options.port of the visitors' socket; 0 for any free one
 * @param options.host the address to listen on; the loopback address unless another is named
 * @param options.persistTo folder of the local database (as Wrangler's `--persist-to`)
 */
export async function startLocalSite(options: {
  port: number;
  host?: string;
  persistTo: string;
  vars: Vars;
}): Promise<LocalSite> {
  const { port, host = loopback, persistTo, vars } = options;
  const folder = mkdtempSync(join(tmpdir(), "f1-workerd-"));
  mkdirSync(join(persistTo, "v3", "d1"), { recursive: true });
  const config = join(folder, "config.capnp");
  writeFileSync(config, workerdConfig({ folder, persistTo, vars }));
  const controlKey = randomBytes(24).toString("base64url");
  const child = spawn(
    program,
    [
      "serve",
      "--experimental",
      "--control-fd=3",
      `--socket-addr=http=${isIPv6(host) ? `[${host}]` : host}:${port}`,
      "--socket-addr=control=127.0.0.1:0",
      config,
    ],
    {
      env: { ...process.env, ...vars, CONTROL_KEY: controlKey },
      stdio: ["ignore", "inherit", "inherit", "pipe"],
    },
  );
  const ended = once(child, "exit");
  const endsWithUs = endWithThisProcess(child);
  const ports = await portsOf(child, ["http", "control"]);
  // It has read everything.
  rmSync(folder, { recursive: true, force: true });
  return {
    pid: child.pid ?? 0,
    url: `http://${host === loopback ? "localhost" : host}:${ports.get("http")}`,
    // The database's file is opened anew. Queries that come meanwhile wait.
    async reload() {
      const answer = await fetch(`http://127.0.0.1:${ports.get("control")}/`, {
        method: "POST",
        headers: { authorization: controlKey },
      });
      if (!answer.ok) throw new Error(`workerd did not open the new database: ${answer.status}`);
    },
    // It takes no more connections, answers what has been asked, and ends.
    async stop() {
      child.kill("SIGTERM");
      const timer = setTimeout(() => child.kill("SIGKILL"), stopAfterMs);
      await ended;
      clearTimeout(timer);
      endsWithUs.kill("SIGKILL");
    },
  };
}

/** Waits until workerd listens on all of these. @throws Error when it ends before */
async function portsOf(child: ChildProcess, sockets: ReadonlyArray<string>): Promise<Map<string, number>> {
  const ports = new Map<string, number>();
  const messages = child.stdio[3];
  if (!(messages instanceof Readable)) throw new Error("workerd has no control channel");
  for await (const line of createInterface({ input: messages })) {
    const message = safeParse(listening, JSON.parse(line));
    if (message.success) ports.set(message.output.socket, message.output.port);
    if (sockets.every((name) => ports.has(name))) return ports;
  }
  throw new Error("workerd ended before it listened; what it says stands above.");
}

/**
 * Ends a child when this process is gone, however it went: the pipe between this process and the watcher closes then.
 * Windows has no such shell; there a killed server leaves its child.
 */
function endWithThisProcess(child: ChildProcess): ChildProcess {
  if (process.platform === "win32") return child;
  const watcher = spawn("/bin/sh", ["-c", 'read -r _; kill -TERM "$1"', "sh", String(child.pid)], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  watcher.unref();
  child.once("exit", () => watcher.kill("SIGKILL"));
  return watcher;
}
