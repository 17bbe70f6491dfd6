import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync, gzipSync } from "node:zlib";
import { array, object, parse, string } from "valibot";
import { pack, unpack } from "#archive/storage/packed-text-sync.ts";
import { type DataFile, type DataFiles, dataFiles } from "#contract/data-files.ts";
import { paths } from "#contract/endpoints.ts";
import { DataError } from "../data-error.ts";
import { inserter } from "../database/load.ts";
import {
  type LapSession,
  type CarLaps,
  neutralStatus,
  lapRaceIn,
  lapRaceStatements,
} from "../laps/lap-session.ts";
import { origin } from "../source.ts";
import { archiveTables, type DataTable, lapTables } from "./data-tables.ts";
import { type AboutRows, writeDataFile } from "./write-data-file.ts";
import { runAll } from "../openf1/local-database.ts";
import { carsOf } from "../laps/lap-recording.ts";

const lapTable = `
  CREATE TEMP TABLE lap (race_id INTEGER, session TEXT, driver_id TEXT, lap INTEGER, time_ms INTEGER, clock_ms INTEGER,
    compound TEXT, tyre_age INTEGER, pit INTEGER, pit_lane_ms INTEGER, track TEXT)`;

/** Fills the temporary table `lap` with the laps of every session that has a classification in the archive. */
function fillLapTable(db: DatabaseSync, sessions: ReadonlyArray<LapSession>): void {
  db.exec(lapTable);
  const raceId = db.prepare("SELECT id FROM race WHERE year = ? AND round = ?");
  const insert = db.prepare("INSERT INTO lap VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  for (const session of sessions) {
    const { year, round, session: code } = session;
    const id = raceId.get(year, round)?.id;
    if (typeof id !== "number") continue;
    for (const { entry, car } of carsIn(db, session))
      for (const lap of lapRows(car)) insert.run(id, code, entry.driver_id, ...lap);
  }
}

/** A session's cars with their entries; none if the archive lacks the session or no longer has these cars. */
function carsIn(db: DatabaseSync, session: LapSession): ReturnType<typeof carsOf> {
  const race = lapRaceIn(runAll(db, lapRaceStatements(session.year, session.round, session.session)));
  if (race === null) return [];
  try {
    return carsOf(session, race);
  } catch (error) {
    if (error instanceof DataError) return [];
    throw error;
  }
}

/** The columns of `lap` after the car number, lap by lap. */
function lapRows({ laps, stints, visits }: CarLaps): Array<Array<string | number | null>> {
  const visited = new Map(visits.map((visit) => [visit.lap, visit]));
  return laps.map(({ ms, endedAt, status }, index) => {
    const lap = index + 1;
    const stint = stints.findLast(({ fromLap }) => fromLap <= lap);
    const age = stint === undefined || stint.age === null ? null : stint.age + lap - stint.fromLap;
    const visit = visited.get(lap);
    return [
      lap,
      ms,
      endedAt,
      stint?.compound ?? null,
      age,
      visit === undefined ? 0 : 1,
      visit?.laneMs ?? null,
      trackOf(status),
    ];
  });
}

/** The most severe neutralisation of a lap. */
function trackOf(status: string | null): string | null {
  const has = (digits: ReadonlyArray<string>) => digits.some((digit) => status?.includes(digit));
  if (has(neutralStatus.RED)) return "RED";
  if (has(neutralStatus.SC)) return "SC";
  return has(neutralStatus.VSC) ? "VSC" : null;
}

/** Bytes of a file per row, so that a row stays within D1's limit for one call. */
const partBytes = 60_000;

const lapOrigin = {
  source: "F1 timing by FastF1, collected by Armchair-Strategist; races and drivers: F1DB",
  licence: "Apache-2.0; races and drivers: CC BY 4.0",
};

/**
 * Writes the data files of an archive and stores them in it: gzipped and split into rows, with their description as the
 * answer to `/api/data-files`. Older ones are replaced.
 *
 * @param db a filled archive, within a transaction
 * @param sessions whose laps go into the second file
 */
export function storeDataFiles(db: DatabaseSync, sessions: ReadonlyArray<LapSession>): void {
  db.exec("DELETE FROM data_file");
  const { version, extent } = factsOf(db);
  const about = { version, extent };
  const files = [
    storeFile(db, "archive", archiveTables, {
      ...about,
      source: `${origin.source}, ${origin.address}`,
      licence: origin.licence,
    }),
  ];
  fillLapTable(db, sessions);
  files.push(storeFile(db, "laps", lapTables, { ...about, ...lapOrigin }));
  db.exec("DROP TABLE temp.lap");
  const answer: DataFiles = { version, source: origin.source, licence: origin.licence, files };
  const path = paths.dataFiles();
  db.prepare("INSERT OR REPLACE INTO document (path, packed) VALUES (?, ?)").run(
    path,
    pack(JSON.stringify(parse(dataFiles, answer))),
  );
}

function storeFile(
  db: DatabaseSync,
  kind: DataFile["kind"],
  tables: ReadonlyArray<DataTable>,
  about: AboutRows,
): DataFile {
  const { bytes, rows } = writeDataFile(db, tables, about);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const name = `f1-${kind}-${sha256.slice(0, 12)}.sqlite`;
  const packed = gzipSync(bytes);
  const insert = inserter(db, "data_file", "data files");
  for (let at = 0; at < packed.length; at += partBytes)
    insert({
      name,
      part: at / partBytes,
      packed: packed.subarray(at, at + partBytes).toString("base64"),
    });
  return {
    name,
    kind,
    bytes: bytes.length,
    packed_bytes: packed.length,
    sha256,
    tables: tables.map((table) => ({
      name: table.name,
      about: table.about,
      rows: rows.get(table.name) ?? 0,
      columns: table.columns.map((column) => ({
        name: column.name,
        type: column.type,
        meaning: column.meaning,
        unit: column.unit,
      })),
    })),
  };
}

const factRows = array(object({ key: string(), value: string() }));

function factsOf(db: DatabaseSync): { version: string; extent: string } {
  const rows = parse(factRows, db.prepare("SELECT key, value FROM archive").all());
  const facts = new Map(rows.map(({ key, value }) => [key, value]));
  return { version: facts.get("version") ?? "", extent: facts.get("extent") ?? "" };
}

const documentRow = object({ packed: string() });
const partRows = array(documentRow);

/**
 * The data files stored in an archive, with their bytes.
 *
 * @throws DataError if the bytes do not match the checksum
 */
export function readDataFiles(db: DatabaseSync): Array<DataFile & { content: Uint8Array }> {
  const document = parse(
    documentRow,
    db.prepare("SELECT packed FROM document WHERE path = ?").get(paths.dataFiles()),
  );
  const { files } = parse(dataFiles, JSON.parse(unpack(document.packed)));
  const parts = db.prepare("SELECT packed FROM data_file WHERE name = ? ORDER BY part");
  return files.map((file) => {
    const rows = parse(partRows, parts.all(file.name));
    const content = unzipped(Buffer.concat(rows.map(({ packed }) => Buffer.from(packed, "base64"))));
    if (content === null || createHash("sha256").update(content).digest("hex") !== file.sha256)
      throw new DataError(`${file.name} is damaged in this archive: run npm run data:sync to restore it`);
    return { ...file, content };
  });
}

/** Null for bytes that are not gzip. */
function unzipped(bytes: Uint8Array): Uint8Array | null {
  try {
    return gunzipSync(bytes);
  } catch {
    return null;
  }
}
