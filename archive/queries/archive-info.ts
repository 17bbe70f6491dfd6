import type { D1Database } from "@cloudflare/workers-types";
import { array, object, parse, string } from "valibot";
import { type ArchiveInfo, archiveInfo } from "#contract/archive.ts";
import { lastRaceSql } from "./races.ts";
import { type Row, type Versioned, versionIn, versionSql } from "./version.ts";
import { bytesOf } from "#archive/storage/packed-text.ts";

/** The archive's metadata, without its version. */
export const archiveSql = `
  SELECT key, value FROM archive WHERE key IN ('source', 'licence', 'extent', 'imported_at')`;

/** The seasons for which each kind of detail is available. */
export const coverageSql = `SELECT kind, from_year AS "from", to_year AS "to" FROM coverage ORDER BY kind`;

const statements = array(object({ key: string(), value: string() }));

/**
 * What the archive contains, read in one batch.
 *
 * @throws ValiError if version, source, licence, extent or age is missing
 */
export async function readArchiveInfo(db: D1Database): Promise<Versioned<ArchiveInfo>> {
  const [version, about, coverage, last] = await db.batch<Row>([
    db.prepare(versionSql),
    db.prepare(archiveSql),
    db.prepare(coverageSql),
    db.prepare(lastRaceSql),
  ]);
  const facts = parse(archiveInfo, {
    version: versionIn(version),
    ...Object.fromEntries(parse(statements, about?.results).map(({ key, value }) => [key, value])),
    last_race: last?.results[0] ?? null,
    coverage: coverage?.results,
  });
  return { version: facts.version, facts };
}

/** The parts of a data file, in order. */
export const dataFileSql = `SELECT packed FROM data_file WHERE name = ?1 ORDER BY part`;

const parts = array(object({ packed: string() }));

/** A data file's bytes, gzipped; null if there is no such file. */
export async function readDataFile(db: D1Database, name: string): Promise<Blob | null> {
  const { results } = await db.prepare(dataFileSql).bind(name).all();
  const rows = parse(parts, results);
  return rows.length === 0 ? null : new Blob(rows.map(({ packed }) => bytesOf(packed)));
}
