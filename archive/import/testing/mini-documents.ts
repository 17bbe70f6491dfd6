import { writeFileSync } from "node:fs";
import { importArchive } from "../database/local.ts";
import { checkDocuments, readDocuments } from "./documents.ts";
import { temporaryFolder } from "./folder.ts";
import { type CsvRow, miniRelease, type Release, rowsOf, zipOf } from "./mini-release.ts";

/**
 * What is to be read in a small archive, which is there only meanwhile.
 *
 * @param read gets the archive's file
 * @param change what to make other of it
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

/** The prepared answers of a small archive, held against the contract. @param change what to make other of it */
export function documentsOf(change?: (release: Release) => void): Map<string, string> {
  return inMiniArchive((file) => {
    checkDocuments(file);
    return readDocuments(file);
  }, change);
}

/** The rows of an answer; an answer that was not prepared is empty. */
export function answer(documents: Map<string, string>, path: string): Array<Record<string, unknown>> {
  return JSON.parse(documents.get(path) ?? "[]");
}

const results = "f1db-races-race-results.csv";

/** Changes what the nth line of the last race's classification says; lines are counted from 1. */
export function changeLine(release: Release, place: number, change: CsvRow, file: string = results): void {
  const line = rowsOf(release, file).findLast((row) => row.positionDisplayOrder === place);
  Object.assign(line ?? {}, change);
}
