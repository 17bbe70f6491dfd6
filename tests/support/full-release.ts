import { existsSync } from "node:fs";
import { Refusal } from "../../scripts/lib/command.ts";

/** The full F1DB release on this machine, if any. */
export const fullRelease = process.env.F1DB_ARCHIVE;
/** The reason for skipping tests without it. */
export const needsFull = "needs the full archive: set F1DB_ARCHIVE";

/**
 * The full F1DB release, for a command that requires it.
 *
 * @param command for the message, for example "The bench"
 * @throws Refusal if there is no release
 */
export function fullReleaseFor(command: string): string {
  if (!fullRelease) throw new Refusal(`${command} ${needsFull} to an F1DB release (f1db-csv.zip).`);
  if (!existsSync(fullRelease))
    throw new Refusal(`F1DB_ARCHIVE names a file that does not exist: ${fullRelease}`);
  return fullRelease;
}
