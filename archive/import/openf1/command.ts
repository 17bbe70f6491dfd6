import { join } from "node:path";
import type { Database } from "#archive/storage/database.ts";
import { DataError } from "../data-error.ts";
import { ensureLocalArchive, fullArchiveGone, localDatabaseFile } from "../database/local.ts";
import { progressBar } from "../progress.ts";
import { d1Client, type D1Options } from "../remote/client.ts";
import { remoteOptions } from "../remote/command.ts";
import { remembering } from "./answers.ts";
import { openF1Address, openF1Client } from "./client.ts";
import { diskAnswers } from "./disk-answers.ts";
import { latestRace } from "./facts.ts";
import { localDatabase } from "./local-database.ts";
import { pushTiming } from "./push-timing.ts";
import { limitsIn, openF1Limits } from "./rate-limit.ts";
import { describeSync } from "./report.ts";
import type { HeldSession } from "./store.ts";
import { syncTiming, type Wanted } from "./sync.ts";

export type SyncCommand = {
  wanted: Wanted | "latest";
  remote: boolean;
  again: boolean;
  fresh: boolean;
  persistTo: string;
  databaseId: string | undefined;
};

/**
 * Imports timing into the local archive, and with `remote` brings it to the deployed one; prints what came of it.
 *
 * @returns false when a session could not be had, or OpenF1 has none of them
 * @throws DataError when nothing could be begun
 */
export async function syncCommand(command: SyncCommand): Promise<boolean> {
  // What `--remote` needs is looked for first: an import would be for nothing without it.
  const remote = command.remote ? await remoteOptions(command.databaseId) : null;
  // An archive of another version of this project gives way to the starter.
  if ((await ensureLocalArchive(command)) === "replaced") console.log(fullArchiveGone);
  const database = localDatabase(localDatabaseFile(command.persistTo));
  const wanted = await wantedOf(command.wanted, database);
  const isWhole = await importHere(command, wanted, database);
  if (remote !== null) {
    const brought = await bringThere(database, remote, (here) => isWithin(here, wanted));
    console.log(`The deployed archive was brought the timing of ${brought} sessions.`);
  }
  return isWhole;
}

async function wantedOf(wanted: Wanted | "latest", database: Database): Promise<Wanted> {
  if (wanted !== "latest") return wanted;
  const latest = await latestRace(database, new Date().toISOString().slice(0, 10));
  if (latest === null) throw new DataError("The calendar has no race that has begun");
  return latest;
}

async function importHere(
  { again, fresh, persistTo }: SyncCommand,
  wanted: Wanted,
  database: Database,
): Promise<boolean> {
  const { OPENF1_URL, OPENF1_LIMITS } = process.env;
  const address = OPENF1_URL || openF1Address;
  const limits = OPENF1_LIMITS ? limitsIn(OPENF1_LIMITS) : openF1Limits;
  const askAnew = openF1Client({ address, limits });
  const ask = remembering(askAnew, diskAnswers(join(persistTo, "openf1"), address), fresh);
  const progress = progressBar("Importing timing");
  try {
    const report = await syncTiming(wanted, {
      database,
      askAnew,
      ask,
      now: new Date(),
      again: again || fresh,
      onProgress: progress.show,
    });
    progress.clear();
    console.log(describeSync(report));
    const { imported, failed, held, ahead, stopped } = report;
    return failed.length === 0 && stopped === null && imported.length + held + ahead > 0;
  } finally {
    progress.clear();
  }
}

/** Brings the deployed archive the timing that it lacks, or has of an older analysis; what it has besides stays. */
export async function bringMissingTiming(persistTo: string, remote: D1Options): Promise<void> {
  const local = localDatabase(localDatabaseFile(persistTo));
  const brought = await bringThere(
    local,
    remote,
    (here, there) => there === undefined || there.format < here.format,
  );
  if (brought > 0) console.log(`The deployed archive was brought the timing of ${brought} sessions.`);
}

async function bringThere(
  local: Database,
  remote: D1Options,
  isWanted: (here: HeldSession, there: HeldSession | undefined) => boolean,
): Promise<number> {
  const progress = progressBar("Pushing timing");
  try {
    return await pushTiming(local, d1Client(remote), isWanted, progress.show);
  } finally {
    progress.clear();
  }
}

function isWithin({ year, round, session }: HeldSession, wanted: Wanted): boolean {
  return (
    year === wanted.year &&
    (wanted.round === undefined || wanted.round === round) &&
    (wanted.session === undefined || wanted.session === session)
  );
}
