import { unwatchFile, watchFile } from "node:fs";
import { localDatabaseFile } from "#archive/import/database/local.ts";
import type { Served } from "./serve.ts";
import { step, Refusal } from "./command.ts";
import { createServer, isIP } from "node:net";

const lookEveryMs = 500;

/**
 * Starts a server, prints its URL, and keeps it running. When an import replaces the archive, the server switches to
 * the new one.
 *
 * @param persistTo folder of the local database
 */
export async function runServer(
  title: string,
  persistTo: string,
  start: () => Promise<Served>,
): Promise<void> {
  const served = await step(title, start);
  const stopping = stopOnSignal(served.stop);
  // Nothing else keeps this process running then, and it would end as if nothing had happened.
  void served.ended?.then((how) => {
    if (stopping.aborted) return;
    console.error(how);
    process.exit(1);
  });
  onReplaced(localDatabaseFile(persistTo), async () => {
    await served.reload();
    console.log("The archive was replaced: now serving the new one.");
  });
  console.log(`Ready on ${served.url}`);
}

/** Stops a server cleanly on Ctrl-C or a termination signal; the returned signal is aborted from then on. */
function stopOnSignal(stop: () => Promise<void>): AbortSignal {
  const stopping = new AbortController();
  const end = async () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    await stop();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    // Miniflare's own listener would exit at once, as if killed.
    process.removeAllListeners(signal);
    process.on(signal, end);
  }
  return stopping.signal;
}

/**
 * Calls back whenever a file has been replaced (as an import does), but not when it is written to.
 *
 * @param everyMs polling interval in milliseconds
 * @returns stops watching
 */
export function onReplaced(file: string, replaced: () => void, everyMs = lookEveryMs): () => void {
  // Polls the file itself: watching its folder would fail if that is created later.
  watchFile(file, { interval: everyMs, persistent: false }, (now, before) => {
    if (now.ino !== 0 && now.ino !== before.ino) replaced();
  });
  return () => unwatchFile(file);
}

/**
 * The port to serve on.
 *
 * @param given value of the environment variable PORT
 * @param usual the default
 * @throws Refusal if it is not a port number
 */
export function portFrom(given: string | undefined, usual: number): number {
  if (given === undefined || given === "") return usual;
  const port = /^\d{1,5}$/.test(given) ? Number(given) : Number.NaN;
  if (port >= 0 && port <= 65_535) return port;
  throw new Refusal(`PORT must be a number from 1 to 65535 (0 for any free one), not "${given}".`);
}

/**
 * The address to listen on: the loopback address by default; containers need another.
 *
 * @param given value of the environment variable LISTEN_HOST
 * @throws Refusal if it is not an IP address
 */
export function hostFrom(given: string | undefined): string {
  if (given === undefined || given === "") return "127.0.0.1";
  if (isIP(given) !== 0) return given;
  throw new Refusal(`LISTEN_HOST must be an IP address (0.0.0.0 for all of this machine), not "${given}".`);
}

/**
 * Makes sure that a server can be reached as localhost on this port: another server on either loopback address would
 * receive its requests.
 *
 * @throws Refusal if the port is busy or not allowed
 */
export async function refuseBusyPort(port: number): Promise<void> {
  for (const host of ["127.0.0.1", "::1"]) {
    const trouble = await tryToListen(port, host);
    if (trouble === "EADDRINUSE") {
      const other = port === 65_535 ? 3000 : port + 1;
      throw new Refusal(
        `Port ${port} is in use. Stop what runs there, or choose another, for example PORT=${other}.`,
      );
    }
    if (trouble === "EACCES")
      throw new Refusal(`This user may not listen on port ${port}. Choose another with PORT=…`);
  }
}

/** The error code of listening there, or null. Machines without IPv6 return EADDRNOTAVAIL, which is fine. */
function tryToListen(port: number, host: string): Promise<string | null> {
  return new Promise((done) => {
    const server = createServer();
    server.once("error", (error) => done("code" in error ? String(error.code) : null));
    server.listen(port, host, () => server.close(() => done(null)));
  });
}
