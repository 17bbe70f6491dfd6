import { writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { array, minLength, minValue, number, object, parse, pipe, string, union } from "valibot";
import { unpack } from "#archive/storage/packed-text-sync.ts";
import { answerSchema } from "#contract/endpoints.ts";
import { importArchive } from "../database/local.ts";
import { type CsvRow, miniRelease, type Release, rowsOf, zipOf } from "./mini-release.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/**
 * Builds a small archive, reads from it and deletes it.
 *
 * @param read receives the archive's file
 * @param change modifies the release first
 */
export function inMiniArchive<T>(
  read: (file: string) => T,
  change: (release: Release) => void = () => {},
): T {
  using folder = temporaryFolder();
  const release = miniRelease();
  change(release);
  writeFileSync(folder.file("release.zip"), zipOf(release));
  const file = folder.file("archive.sqlite");
  importArchive({ release: folder.file("release.zip"), file });
  return read(file);
}

/** Those of the release as it is; most tests read these, and an import takes a third of a second. */
let unchanged: ReadonlyMap<string, string> | undefined;

/** The documents of a small archive, checked against the contract. @param change modifies the release first */
export function documentsOf(change?: (release: Release) => void): ReadonlyMap<string, string> {
  if (change !== undefined) return importedDocuments(change);
  return (unchanged ??= importedDocuments());
}

function importedDocuments(change?: (release: Release) => void): Map<string, string> {
  return inMiniArchive((file) => {
    checkDocuments(file);
    return readDocuments(file);
  }, change);
}

/** The rows of an answer; empty if it has no document. */
export function answer(documents: ReadonlyMap<string, string>, path: string): Array<Record<string, unknown>> {
  return JSON.parse(documents.get(path) ?? "[]");
}

const results = "f1db-races-race-results.csv";

/** Changes the nth line of the last race's classification, counted from 1. */
export function changeLine(release: Release, place: number, change: CsvRow, file: string = results): void {
  const line = rowsOf(release, file).findLast((row) => row.positionDisplayOrder === place);
  Object.assign(line ?? {}, change);
}

const documentRows = array(object({ path: string(), packed: string() }));

const rows = pipe(array(object({})), minLength(1));
/** An overview has content even without a table. */
const notEmpty = union([
  rows,
  ...["results", "drivers", "teams", "races", "files", "years"].map((list) => object({ [list]: rows })),
  object({ rounds: pipe(number(), minValue(1)) }),
]);

/** The prepared answers of an archive, by path. */
export function readDocuments(file: string): Map<string, string> {
  using db = new DatabaseSync(file, { readOnly: true });
  const documents = parse(documentRows, db.prepare("SELECT path, packed FROM document ORDER BY path").all());
  return new Map(documents.map(({ path, packed }) => [path, unpack(packed)]));
}

/**
 * Checks that every document matches the contract and is not empty.
 *
 * @returns how many there are
 * @throws at the first one that does not match
 */
export function checkDocuments(file: string): number {
  const documents = readDocuments(file);
  for (const [path, body] of documents) {
    parse(notEmpty, JSON.parse(body));
    parse(answerSchema(path), JSON.parse(body), { abortEarly: true });
  }
  return documents.size;
}
