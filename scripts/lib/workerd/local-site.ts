import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { isIPv6 } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Served } from "../serve.ts";
import type { Vars } from "../vars.ts";
import { workerdConfig } from "./config.ts";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { number, object, optional, parse, picklist, safeParse, string } from "valibot";

/** The package's executable for this system; its type declarations do not match what Node loads. */
const program = parse(object({ default: string() }), createRequire(import.meta.url)("workerd")).default;

const listening = object({
  event: picklist(["listen", "listen-inspector"]),
  socket: optional(string(), "inspector"),
  port: number(),
});

/** Long enough for every response in progress, in milliseconds. */
const stopAfterMs = 10_000;

/** A running workerd process. */
type Workerd = {
  pid: number;
  /** The port of each socket, and of the inspector as "inspector". */
  ports: ReadonlyMap<string, number>;
  /** Resolves when it has exited, asked to or not: how it ended. */
  ended: Promise<string>;
  /** Stops accepting connections, completes responses in progress, and exits. */
  stop: () => Promise<void>;
};

/**
 * Starts workerd and waits until it listens. It exits with this process, however that ends.
 *
 * @param config its configuration file, which is read completely before it listens
 * @param options.sockets the address of each socket in the configuration
 * @param options.env variables for the configuration's `fromEnvironment`, in addition to this process's environment
 * @param options.inspect opens the inspector on a free port of the loopback address
 * @throws Error if it exits before it listens
 */
export async function runWorkerd(
  config: string,
  options: { sockets: Readonly<Record<string, string>>; env?: NodeJS.ProcessEnv; inspect?: boolean },
): Promise<Workerd> {
  const { sockets, env = {}, inspect = false } = options;
  const child = spawn(
    program,
    [
      "serve",
      "--experimental",
      "--control-fd=3",
      ...Object.entries(sockets).map(([name, address]) => `--socket-addr=${name}=${address}`),
      ...(inspect ? ["--inspector-addr=127.0.0.1:0"] : []),
      config,
    ],
    { env: { ...process.env, ...env }, stdio: ["ignore", "inherit", "inherit", "pipe"] },
  );
  const ended = once(child, "exit").then(([code, signal]) => `workerd ended: ${signal ?? `code ${code}`}`);
  const endsWithUs = endWithThisProcess(child);
  const ports = await portsOf(child, [...Object.keys(sockets), ...(inspect ? ["inspector"] : [])]);
  return {
    pid: child.pid ?? 0,
    ports,
    ended,
    async stop() {
      child.kill("SIGTERM");
      const timer = setTimeout(() => child.kill("SIGKILL"), stopAfterMs);
      await ended;
      clearTimeout(timer);
      endsWithUs.kill("SIGKILL");
    },
  };
}

/** Waits until workerd listens on all of these. @throws Error if it exits before */
async function portsOf(child: ChildProcess, sockets: ReadonlyArray<string>): Promise<Map<string, number>> {
  const ports = new Map<string, number>();
  const messages = child.stdio[3];
  if (!(messages instanceof Readable)) throw new Error("workerd has no control channel");
  for await (const line of createInterface({ input: messages })) {
    const message = safeParse(listening, JSON.parse(line));
    if (message.success) ports.set(message.output.socket, message.output.port);
    if (sockets.every((name) => ports.has(name))) return ports;
  }
  throw new Error("workerd exited before it listened: see its output above.");
}

/**
 * Kills a child when this process is gone, however it ended: the pipe between this process and the watcher then closes.
 * Windows has no such shell; there a killed server leaves its child running.
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
  const { pid, ports, ended, stop } = await runWorkerd(config, {
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
    ended,
    stop,
  };
}
