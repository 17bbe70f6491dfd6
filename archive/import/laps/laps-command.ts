import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sessionNames } from "#contract/sessions.ts";
import { progressBar } from "../command-line.ts";
import { DataError, messageOf } from "../data-error.ts";
import { ensureLocalArchive, localDatabaseFile } from "../database/local.ts";
import { runAll } from "../openf1/local-database.ts";
import {
  heldSessionsIn,
  heldStatement,
  isSameSession,
  type StoredSession,
  storeStatements,
} from "../openf1/timing-store.ts";
import { packLaps, shippedLaps, shippedLapsFolder, storedLaps } from "./store-laps.ts";
import { compareLaps, type LapComparison } from "./compare-laps.ts";
import { lapRaceIn, lapRaceStatements, type LapSession } from "./lap-session.ts";
import { readLapFile } from "./read-lap-file.ts";

/**
 * Imports files of laps into the local archive: all of their sessions, or none.
 *
 * @param from a file, or a folder of files named after their seasons
 * @throws DataError if a file is malformed or its races do not match its name; nothing is changed then
 */
export async function syncLaps(from: string, persistTo: string): Promise<void> {
  const { sessions, notes } = readLaps(from);
  await ensureLocalArchive({ persistTo });
  using db = new DatabaseSync(localDatabaseFile(persistTo), { timeout: 10_000 });
  const report = importLaps(db, sessions, new Date().toISOString());
  console.log([...notes, ...report].join("\n"));
}

/** The sessions of a file or folder, and the corrections made. @throws DataError */
export function readLaps(from: string): { sessions: Array<LapSession>; notes: Array<string> } {
  const files = filesOf(from).map((path) => readLapFile(path));
  return {
    sessions: files.flatMap(({ sessions }) => sessions),
    notes: files.flatMap(({ notes }) => notes),
  };
}

function filesOf(from: string): Array<string> {
  try {
    if (!statSync(from).isDirectory()) return [from];
    const names = readdirSync(from).filter((name) => /^\d{4}\.csv(?:\.gz)?$/.test(name));
    if (names.length === 0) throw new DataError(`${from} has no files of laps (2026.csv, 2026.csv.gz)`);
    return names.toSorted().map((name) => join(from, name));
  } catch (error) {
    throw error instanceof DataError ? error : new DataError(`${from}: ${messageOf(error)}`);
  }
}

/**
 * Stores sessions in one transaction. Sessions from OpenF1 are kept, since they also have sectors, speeds and race
 * control messages.
 *
 * @returns a line per session, and per car that differs from F1DB
 * @throws DataError if a session's laps do not match its race
 */
function importLaps(
  db: DatabaseSync,
  sessions: ReadonlyArray<LapSession>,
  importedAt: string,
): Array<string> {
  const held = heldSessionsIn(runAll(db, [heldStatement])[0]);
  const progress = progressBar("Importing laps");
  const stored: Array<StoredSession> = [];
  const lines: Array<string> = [];
  try {
    for (const [index, session] of sessions.entries()) {
      const what = nameOf(session);
      progress.show(index / sessions.length, what);
      const race = lapRaceIn(runAll(db, lapRaceStatements(session.year, session.round, session.session)));
      const own = held.find((one) => isSameSession(one, session));
      if (race === null) {
        lines.push(`${what}: left out, this archive has no classification of it`);
        continue;
      }
      const differences = differenceLines(compareLaps(session, race));
      if (typeof own?.session_key === "number") {
        lines.push(`${what}: OpenF1's is kept, which has sectors, speeds and race control's messages`);
        continue;
      }
      stored.push(storedLaps(session, race, importedAt));
      lines.push(`${what}: imported`, ...differences);
    }
  } finally {
    progress.clear();
  }
  db.exec("BEGIN");
  try {
    for (const session of stored) runAll(db, storeStatements(session));
    db.exec("COMMIT");
  } catch (error) {
    db.exec("ROLLBACK");
    throw error;
  }
  return [...lines, `${stored.length} imported, ${sessions.length - stored.length} left out or kept`];
}

function nameOf({ year, round, session, event }: LapSession): string {
  return `${year} round ${round}, ${event}, ${sessionNames[session]}`;
}

function differenceLines({ differences }: LapComparison): Array<string> {
  return differences.map(
    ({ driver, what, laps, f1db, reason }) =>
      `  ${driver}: ${what} ${laps}, by F1DB ${f1db} (${reason ?? "not explained"})`,
  );
}

/** Writes the laps that ship with the source, a compact file per season, and prints their size. */
export function writeShippedLaps(from: string, folder: string = shippedLapsFolder): void {
  const { sessions } = readLaps(from);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name.endsWith(".json.br")) rmSync(join(folder, name));
  const seasons = [...Map.groupBy(sessions, ({ year }) => year)];
  const sizes = seasons.map(([year, own]) => {
    const bytes = packLaps(own);
    writeFileSync(join(folder, `${year}.json.br`), bytes);
    return { year, bytes: bytes.length, laps: lapCount(own) };
  });
  const [bytes, laps] = [sizes.reduce((sum, one) => sum + one.bytes, 0), lapCount(sessions)];
  for (const one of sizes) console.log(`${one.year}: ${one.laps} laps, ${one.bytes} bytes`);
  console.log(`${laps} laps in ${bytes} bytes: ${(bytes / laps).toFixed(2)} a lap`);
}

function lapCount(sessions: ReadonlyArray<LapSession>): number {
  return sessions.flatMap(({ cars }) => cars).reduce((sum, { laps }) => sum + laps.length, 0);
}

/**
 * How well the laps that ship with the source agree with F1DB's classifications, as Markdown.
 *
 * @param db an archive with all of F1DB's races of these seasons
 */
export function lapsReport(db: DatabaseSync, sessions: ReadonlyArray<LapSession> = shippedLaps()): string {
  const compared = sessions.flatMap((session) => {
    const race = lapRaceIn(runAll(db, lapRaceStatements(session.year, session.round, session.session)));
    return race === null ? [] : [{ session, ...compareLaps(session, race) }];
  });
  const cars = compared.reduce((sum, { classified }) => sum + classified, 0);
  const open = compared.flatMap(({ differences }) =>
    [...Map.groupBy(differences, ({ driver }) => driver).values()].filter((own) =>
      own.some(({ what, reason }) => reason === null && what !== "stops"),
    ),
  ).length;
  const share = ((100 * open) / cars).toFixed(2);
  return [
    "# Laps against F1DB",
    "",
    `Written by \`npm run laps:report\`. ${compared.length} races and sprints, ${cars} classified cars. The laps and the`,
    `classification of ${open} cars differ without a known reason: ${share} %.`,
    "",
    "Compared are laps, gaps to the winner before penalties (to 0.3 s), places with penalties, and stops.",
    "",
    ...compared.flatMap(({ session, differences }) =>
      differences.length === 0
        ? []
        : [
            `## ${nameOf(session)}`,
            "",
            "| driver | what | by the laps | by F1DB | reason |",
            "| --- | --- | --- | --- | --- |",
            ...differences.map(
              ({ driver, what, laps, f1db, reason }) =>
                `| ${driver} | ${what} | ${laps} | ${f1db} | ${reason ?? "**not known**"} |`,
            ),
            "",
          ],
    ),
  ].join("\n");
}
