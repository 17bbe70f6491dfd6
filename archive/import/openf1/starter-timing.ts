import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import {
  type InferOutput,
  nullable,
  object,
  omit,
  parse,
  parseJson,
  pipe,
  record,
  string,
  unknown,
} from "valibot";
import { pack, unpack } from "#archive/storage/packed-text-sync.ts";
import { paths } from "#contract/endpoints.ts";
import { conditions, timingDocument } from "#contract/timing/session.ts";
import { runAll } from "./local-database.ts";
import {
  heldSessionsIn,
  heldStatement,
  isSameSession,
  timingSessionRow,
  type StoredSession,
  storeStatements,
} from "./timing-store.ts";

/** The folder of the timing that ships with the source: one JSON file per session. */
export const starterTimingFolder = fileURLToPath(new URL("../../starter/timing/", import.meta.url));

/** The content of a session's file: its row, with documents and conditions as JSON. */
const starterSession = object({
  ...omit(timingSessionRow, ["imported_at"]).entries,
  conditions: nullable(conditions),
  documents: record(timingDocument, unknown()),
});
export type StarterSession = InferOutput<typeof starterSession>;

/** The sessions that ship with the source, by file name. @throws ValiError for a damaged file */
export function starterSessions(folder: string = starterTimingFolder): Array<StarterSession> {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return files
    .toSorted()
    .map((name) =>
      parse(pipe(string(), parseJson(), starterSession), readFileSync(join(folder, name), "utf8")),
    );
}

/**
 * Adds the sessions that ship with the source to an archive whose calendar has their races. Sessions imported from
 * OpenF1 are kept; nothing is written if nothing differs.
 */
export function addStarterTiming(db: DatabaseSync): void {
  const held = heldSessionsIn(runAll(db, [heldStatement])[0]);
  const race = db.prepare("SELECT 1 FROM race WHERE year = ? AND round = ?");
  for (const session of starterSessions()) {
    const own = held.find((one) => isSameSession(one, session));
    const stays = own !== undefined && (own.imported_at !== null || own.fingerprint === session.fingerprint);
    if (stays || race.get(session.year, session.round) === undefined) continue;
    runAll(db, storeStatements(storedOf(session)));
  }
}

function storedOf(session: StarterSession): StoredSession {
  const { year, round, session: code, documents, conditions: weather, ...row } = session;
  const names = timingDocument.options.filter((name) => documents[name] !== undefined);
  return {
    row: {
      ...row,
      year,
      round,
      session: code,
      conditions: weather === null ? null : JSON.stringify(weather),
      documents: JSON.stringify(names),
      imported_at: null,
    },
    documents: names.map((name) => ({
      path: paths.timing(year, round, code, name),
      packed: pack(JSON.stringify(documents[name])),
    })),
  };
}

/**
 * Writes the sessions that ship with the source, replacing what was there.
 *
 * @returns bytes written, file by file
 */
export function writeStarterSessions(
  sessions: ReadonlyArray<StoredSession>,
  folder: string,
): Array<{ file: string; bytes: number }> {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (name.endsWith(".json")) rmSync(join(folder, name));
  }
  return sessions.map((session) => {
    const { year, round, session: code } = session.row;
    const file = `${year}-${String(round).padStart(2, "0")}-${code}.json`;
    const text = starterFileText(session);
    writeFileSync(join(folder, file), text);
    return { file, bytes: Buffer.byteLength(text) };
  });
}

/** One line for the row and one for each document, so that diffs are readable. */
function starterFileText(stored: StoredSession): string {
  const { imported_at: _, documents: _names, conditions: weather, ...row } = stored.row;
  const head = JSON.stringify({ ...row, conditions: weather === null ? null : JSON.parse(weather) });
  const lines = stored.documents.map(
    ({ path, packed }) => `${JSON.stringify(path.split("/").at(-1))}:${unpack(packed)}`,
  );
  return `${head.slice(0, -1)},"documents":{\n${lines.join(",\n")}\n}}\n`;
}
