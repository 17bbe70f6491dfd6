import { array, type InferOutput, number, object, picklist, pipe, regex, string } from "valibot";

const dataColumn = object({
  name: string(),
  type: picklist(["TEXT", "INTEGER", "REAL"]),
  /** Its meaning in a few words. */
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

/** The name of a data file contains a hash of its content. */
const dataFileName = pipe(string(), regex(/^f1-(?:archive|laps)-[0-9a-f]{12}\.sqlite$/));

/** A downloadable file of the archive: SQLite, below `/data/` of the site. */
const dataFile = object({
  name: dataFileName,
  kind: picklist(["archive", "laps"]),
  bytes: number(),
  /** Its gzipped size, as it is sent. */
  packed_bytes: number(),
  sha256: string(),
  tables: array(dataTable),
});
export type DataFile = InferOutput<typeof dataFile>;

/** The answer of `/api/data-files`: the archive's files and their content. */
export const dataFiles = object({
  /** Of the data in them; the same data gives the same version. */
  version: string(),
  source: string(),
  licence: string(),
  files: array(dataFile),
});
export type DataFiles = InferOutput<typeof dataFiles>;

/** The data API's path of a file's gzipped bytes. It is not among the endpoints because it does not return JSON. */
export const dataFilePath = (name: string) => `/data-files/${name}`;
