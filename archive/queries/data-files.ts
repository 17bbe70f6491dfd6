import type { D1Database } from "@cloudflare/workers-types";
import { array, object, parse, string } from "valibot";
import { bytesOf } from "#archive/storage/packed-text.ts";

/** The parts of a data file, in order. */
export const dataFileSql = `SELECT packed FROM data_file WHERE name = ?1 ORDER BY part`;

const parts = array(object({ packed: string() }));

/** A data file's bytes, gzipped; null where the archive has no file of this name. */
export async function readDataFile(db: D1Database, name: string): Promise<Blob | null> {
  const { results } = await db.prepare(dataFileSql).bind(name).all();
  const rows = parse(parts, results);
  return rows.length === 0 ? null : new Blob(rows.map(({ packed }) => bytesOf(packed)));
}
