import type { Database } from "#archive/storage/database.ts";
import { timingTableStatements } from "../remote/loads.ts";
import type { OnProgress } from "../source.ts";
import { nameOf } from "./sync-timing.ts";
import {
  type HeldSession,
  heldSessionsIn,
  heldStatement,
  isSameSession,
  readStatements,
  storedSessionIn,
  storeStatements,
} from "./timing-store.ts";

/**
 * Copies sessions from the local archive to the deployed one, each in one transaction. Sessions that only the deployed
 * archive has are kept.
 *
 * @param isWanted which of the sessions that differ are sent; `there` is undefined where the deployed archive has none
 * @returns how many were sent
 */
export async function pushTiming(
  local: Database,
  deployed: Database,
  isWanted: (here: HeldSession, there: HeldSession | undefined) => boolean,
  onProgress: OnProgress,
): Promise<number> {
  await deployed(timingTableStatements().map((sql) => ({ sql })));
  const there = heldSessionsIn((await deployed([heldStatement]))[0]);
  const here = heldSessionsIn((await local([heldStatement]))[0]);
  const left = here.filter((session) => {
    const other = there.find((one) => isSameSession(one, session));
    return other?.fingerprint !== session.fingerprint && isWanted(session, other);
  });
  for (const [index, session] of left.entries()) {
    onProgress(index / left.length, nameOf(session));
    await deployed(storeStatements(storedSessionIn(await local(readStatements(session)))));
  }
  return left.length;
}
