import { unwatchFile, watchFile } from "node:fs";

const LOOK_EVERY_MS = 500;

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
