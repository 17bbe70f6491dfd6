import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { parse } from "valibot";
import { sessionDocuments } from "#archive/analysis/timing/session-documents.ts";
import { pack } from "#archive/storage/packed-text-sync.ts";
import { paths } from "#contract/paths.ts";
import { timingDocuments } from "#contract/timing/documents.ts";
import { timingDocument } from "#contract/timing/session.ts";
import { DataError } from "../data-error.ts";
import { runAll } from "../openf1/local-database.ts";
import {
  heldSessionsIn,
  heldStatement,
  isSameSession,
  mostDocumentBytes,
  type StoredSession,
  storeStatements,
  timingFormat,
} from "../openf1/timing-store.ts";
import { unpackLaps } from "./compact-laps.ts";
import { lapRaceIn, lapRaceStatements, type LapRace, type LapSession } from "./lap-session.ts";
import { lapRecording } from "./lap-recording.ts";

/** The folder of the laps that ship with the source: a compact file per season. */
export const shippedLapsFolder = fileURLToPath(new URL("../../starter/laps/", import.meta.url));

/** The sessions in a folder of compact files, in chronological order. @throws DataError if one is damaged */
export function shippedLaps(folder: string = shippedLapsFolder): Array<LapSession> {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith(".json.br"));
  return files.toSorted().flatMap((name) => unpackLaps(readFileSync(join(folder, name)), name));
}

/**
 * Computes and stores the documents of the laps that ship with the source, for every race with a classification in the
 * archive. Sessions already stored are kept, since an import takes precedence.
 *
 * @returns how many sessions were added
 */
export function addShippedLaps(db: DatabaseSync, folder?: string): number {
  const held = heldSessionsIn(runAll(db, [heldStatement])[0]);
  let added = 0;
  for (const session of shippedLaps(folder)) {
    const own = held.find((one) => isSameSession(one, session));
    if (own !== undefined && own.format === timingFormat) continue;
    const race = lapRaceIn(runAll(db, lapRaceStatements(session.year, session.round, session.session)));
    if (race === null) continue;
    try {
      runAll(db, storeStatements(storedLaps(session, race, null)));
      added += 1;
    } catch (error) {
      // A release of F1DB that no longer has these cars must not be rejected because of them.
      if (!(error instanceof DataError)) throw error;
      console.error(`The laps that ship with the source are left out: ${error.message}`);
    }
  }
  return added;
}

/**
 * A session's laps as they are stored: the same documents as for OpenF1 sessions, as far as laps allow.
 *
 * @param importedAt ISO 8601 in UTC; null for what ships with the source
 * @throws DataError if the laps do not match this race
 */
export function storedLaps(session: LapSession, race: LapRace, importedAt: string | null): StoredSession {
  const recording = lapRecording(session, race);
  const documents = sessionDocuments(recording, session.session);
  const names = timingDocument.options.filter((name) => documents[name] !== undefined);
  const bodies = names.map((name) => {
    const body = JSON.stringify(parse(timingDocuments[name], documents[name]));
    const bytes = Buffer.byteLength(body);
    if (bytes >= mostDocumentBytes)
      throw new Error(`${name} has ${bytes} bytes, and may have ${mostDocumentBytes}`);
    return { name, body };
  });
  const { year, round, session: code } = session;
  const row = {
    year,
    round,
    session: code,
    session_key: null,
    started_at: race.startedAt,
    format: timingFormat,
    provisional: 0,
    source: recording.source,
    conditions: null,
    documents: JSON.stringify(names),
  };
  const digest = createHash("sha256")
    .update(JSON.stringify([row, bodies]))
    .digest();
  return {
    row: { ...row, fingerprint: digest.readUIntBE(0, 6), imported_at: importedAt },
    documents: bodies.map(({ name, body }) => ({
      path: paths.timing(year, round, code, name),
      packed: pack(body),
    })),
  };
}
