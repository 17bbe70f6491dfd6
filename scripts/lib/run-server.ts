import { unwatchFile, watchFile } from "node:fs";
import { localDatabaseFile } from "#archive/import/database/local.ts";
import type { Served } from "./serve.ts";
import { step } from "./step.ts";

const LOOK_EVERY_MS = 500;

/**
 * Starts a server, says where it is, and keeps it until it is told to end. When an import puts another archive in
 * place it goes on with that one.
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
    console.log("Another archive is in place: serving it now.");
  });
  console.log(`Ready on ${served.url}`);
}

/** Ends a server cleanly on Ctrl-C, or when the process is told to end. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const end = async () => {
    if (stopping) return;
    stopping = true;
    await stop();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    // Miniflare's own listener would end the process at once, as one that was killed.
    process.removeAllListeners(signal);
    process.on(signal, end);
  }
}

/**
 * Calls back whenever another file has been put in this one's place (an import does that), not when it is written to.
 *
 * @param everyMs milliseconds between two looks
 * @returns ends the watch
 */
export function onReplaced(file: string, replaced: () => void, everyMs = LOOK_EVERY_MS): () => void {
  // Looking at the file itself: a watch on the folder would miss a folder that is made later.
  watchFile(file, { interval: everyMs, persistent: false }, (now, before) => {
    if (now.ino !== 0 && now.ino !== before.ino) replaced();
  });
  return () => unwatchFile(file);
}
