import { unwatchFile, watchFile } from "node:fs";
import { localDatabaseFile } from "#archive/import/database/local.ts";
import type { Served } from "./serve.ts";
import { step } from "./command.ts";

const LOOK_EVERY_MS = 500;

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
  stopOnSignal(served.stop);
  onReplaced(localDatabaseFile(persistTo), async () => {
    await served.reload();
    console.log("The archive was replaced: now serving the new one.");
  });
  console.log(`Ready on ${served.url}`);
}

/** Stops a server cleanly on Ctrl-C or a termination signal. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const end = async () => {
    if (stopping) return;
    stopping = true;
    await stop();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    // Miniflare's own listener would exit at once, as if killed.
    process.removeAllListeners(signal);
    process.on(signal, end);
  }
}

/**
 * Calls back whenever a file has been replaced (as an import does), but not when it is written to.
 *
 * @param everyMs polling interval in milliseconds
 * @returns stops watching
 */
export function onReplaced(file: string, replaced: () => void, everyMs = LOOK_EVERY_MS): () => void {
  // Polls the file itself: watching its folder would fail if that is created later.
  watchFile(file, { interval: everyMs, persistent: false }, (now, before) => {
    if (now.ino !== 0 && now.ino !== before.ino) replaced();
  });
  return () => unwatchFile(file);
}
