import { array, type InferOutput, number, object, picklist, pipe, regex, string } from "valibot";

const dataColumn = object({
  name: string(),
  type: picklist(["TEXT", "INTEGER", "REAL"]),
  /** What it says, in a few words. */
  meaning: string(),
  /** For example "ms"; empty for names, places and counts. */
  unit: string(),
});

const dataTable = object({
  name: string(),
  /** What a row is. */
  about: string(),
  rows: number(),
  columns: array(dataColumn),
});

/** Data files are called after what is in them: another content has another name. */
const dataFileName = pipe(string(), regex(/^f1-(?:archive|laps)-[0-9a-f]{12}\.sqlite$/));

/** A file of the archive for programs: SQLite. It is below `/data/` of the site. */
const dataFile = object({
  name: dataFileName,
  kind: picklist(["archive", "laps"]),
  bytes: number(),
  /** Its size as it is sent, gzipped. */
  packed_bytes: number(),
  sha256: string(),
  tables: array(dataTable),
});
export type DataFile = InferOutput<typeof dataFile>;

/** The answer of `/api/data-files`: the files of the archive, and what is in them. */
export const dataFiles = object({
  /** Of the facts in them; the same facts give the same version. */
  version: string(),
  source: string(),
  licence: string(),
  files: array(dataFile),
});
export type DataFiles = InferOutput<typeof dataFiles>;

/** The data API's path of a file's bytes, gzipped. It is beside the endpoints: it answers no JSON. */
export const dataFilePath = (name: string) => `/data-files/${name}`;
