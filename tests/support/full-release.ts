import { existsSync } from "node:fs";
import { Refusal } from "../../scripts/lib/refusal.ts";

/** The full F1DB release on this machine, where there is one. */
export const fullRelease = process.env.F1DB_ARCHIVE;
/** Why a test that needs it is skipped. */
export const needsFull = "needs the full archive: set F1DB_ARCHIVE";

/**
 * The full F1DB release, for a command that is nothing without it.
 *
 * @param command what refuses, for example "The bench"
 * @throws Refusal where no release is at hand
 */
export function fullReleaseFor(command: string): string {
  if (!fullRelease) throw new Refusal(`${command} ${needsFull} to an F1DB release (f1db-csv.zip).`);
  if (!existsSync(fullRelease))
    throw new Refusal(`F1DB_ARCHIVE names a file that is not there: ${fullRelease}`);
  return fullRelease;
}
