import { join } from "node:path";
import { is } from "valibot";
import type { Database } from "#archive/storage/database.ts";
import { type SessionCode, sessionCode } from "#contract/sessions.ts";
import { progressBar } from "#archive/import/command-line.ts";
import { DataError } from "#archive/import/data-error.ts";
import {
  ensureLocalArchive,
  fullArchiveReplacedMessage,
  localDatabaseFile,
} from "#archive/import/database/local.ts";
import { d1Client, type D1Options, timingTableStatements } from "#archive/import/remote/deployed-d1.ts";
import { remoteOptions } from "#archive/import/remote/push-command.ts";
import {
  type AnswerStore,
  limitsIn,
  openF1Address,
  openF1Client,
  openF1Limits,
  withStoredAnswers,
} from "./openf1-client.ts";
import { localDatabase } from "./local-database.ts";
import { latestRace } from "./read-archive.ts";
import { nameOf, type SyncReport, syncTiming, type Wanted } from "./sync-timing.ts";
import {
  type HeldSession,
  heldSessionsIn,
  heldStatement,
  isSameSession,
  readStatements,
  storedSessionIn,
  storeStatements,
} from "./timing-store.ts";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import type { OnProgress } from "#archive/import/source.ts";

export type SyncCommand = {
  wanted: Wanted | "latest";
  remote: boolean;
  again: boolean;
  fresh: boolean;
  persistTo: string;
  databaseId: string | undefined;
};

/**
 * Imports timing into the local archive and, with `remote`, into the deployed one, and prints a report.
 *
 * @returns false if a session failed, or OpenF1 has none of them
 * @throws DataError if the import could not start
 */
export async function syncCommand(command: SyncCommand): Promise<boolean> {
  // First, so that missing settings are found before the import.
  const remote = command.remote ? await remoteOptions(command.databaseId) : null;
  // An archive with other tables is replaced by the starter.
  if ((await ensureLocalArchive(command)) === "replaced") console.log(fullArchiveReplacedMessage);
  const database = localDatabase(localDatabaseFile(command.persistTo));
  const wanted = await wantedOf(command.wanted, database);
  const isWhole = await importHere(command, wanted, database);
  if (remote !== null) {
    const brought = await bringThere(database, remote, (here) => isWithin(here, wanted));
    console.log(`The timing of ${brought} sessions was sent to the deployed archive.`);
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
  const askFresh = openF1Client({ address, limits });
  const ask = withStoredAnswers(askFresh, diskAnswers(join(persistTo, "openf1"), address), fresh);
  const progress = progressBar("Importing timing");
  try {
    const report = await syncTiming(wanted, {
      database,
      askFresh,
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

/** Sends timing that the deployed archive lacks or has in an older format. */
export async function bringMissingTiming(persistTo: string, remote: D1Options): Promise<void> {
  const local = localDatabase(localDatabaseFile(persistTo));
  const brought = await bringThere(
    local,
    remote,
    (here, there) => there === undefined || there.format < here.format,
  );
  if (brought > 0) console.log(`The timing of ${brought} sessions was sent to the deployed archive.`);
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

/** The report of an import as text. */
export function describeSync(report: SyncReport): string {
  const { imported, failed, held, ahead, unmapped, missing, stopped } = report;
  return [
    ...imported.flatMap(({ what, notes }) => [`Imported: ${what}`, ...notes.map((note) => `  ${note}`)]),
    ...failed.map(({ what, why }) => `Failed: ${what}: ${why}`),
    ...section("OpenF1 does not have", missing),
    ...section("Not in this archive, and left out", unmapped),
    ...(stopped === null ? [] : [`Stopped: ${stopped}. The same command goes on where it stopped.`]),
    `${imported.length} imported, ${failed.length} failed, ${held} held already, ${ahead} not over yet`,
  ].join("\n");
}

function section(title: string, lines: ReadonlyArray<string>): Array<string> {
  return lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `  ${line}`)];
}

/** The command line options that select sessions, unparsed. */
export type Selection = { year?: string; round?: string; session?: string; latest: boolean };

/** Parses the selection. @throws DataError if it is empty or ambiguous */
export function parseSelection({ year, round, session, latest }: Selection): Wanted | "latest" {
  if (latest && (year ?? round ?? session) === undefined) return "latest";
  if (latest || year === undefined || (session !== undefined && round === undefined)) {
    throw new DataError(
      "Say which sessions: --year Y, --year Y --round N, --year Y --round N --session CODE, or --latest",
    );
  }
  return {
    year: numberOf("--year", year),
    ...(round === undefined ? {} : { round: numberOf("--round", round) }),
    ...(session === undefined ? {} : { session: codeOf(session) }),
  };
}

function numberOf(option: string, written: string): number {
  if (!/^[1-9]\d{0,3}$/.test(written)) throw new DataError(`${option} is a number, not "${written}"`);
  return Number(written);
}

function codeOf(written: string): SessionCode {
  const code = written.toUpperCase();
  if (is(sessionCode, code)) return code;
  throw new DataError(`--session is one of ${sessionCode.options.join(", ")}, not "${written}"`);
}

/**
 * Stores OpenF1's answers in a folder, one gzipped file each, written atomically.
 *
 * @param address of the API, part of the file's name, so that answers of another server are not used
 */
export function diskAnswers(folder: string, address: string): AnswerStore {
  const fileOf = (path: string) => {
    const [endpoint = ""] = path.split("?");
    const hash = createHash("sha256").update(`${address}/${path}`).digest("hex").slice(0, 20);
    return join(folder, `${endpoint}-${hash}.json.gz`);
  };
  return {
    read: async (path) => {
      try {
        return gunzipSync(readFileSync(fileOf(path))).toString("utf8");
      } catch {
        // Absent or damaged.
        return null;
      }
    },
    write: async (path, answer) => {
      // OpenF1 may have the rows next time.
      if (answer === "[]") return;
      mkdirSync(folder, { recursive: true });
      const file = fileOf(path);
      const fresh = `${file}.${process.pid}`;
      writeFileSync(fresh, gzipSync(answer));
      renameSync(fresh, file);
    },
  };
}

/**
 * Copies sessions from the local archive to the deployed one, each in one transaction. Sessions that only the deployed
 * archive has are kept.
 *
 * @param isWanted selects among sessions that differ; `there` is undefined if the deployed archive has none
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
