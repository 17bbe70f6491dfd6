import { localDatabaseFile } from "#archive/import/database/local.ts";
import type { Served } from "./serve.ts";
import { step } from "./step.ts";
import { stopOnSignal } from "./stop.ts";
import { onReplaced } from "./watch.ts";

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
