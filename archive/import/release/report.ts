import type { Replaced } from "../database/build.ts";
import type { Carried } from "../database/carry-timing.ts";
import { eachLine } from "./csv.ts";
import { nameFiles } from "./f1db-feed.ts";
import { filesRead, loadedFiles } from "./f1db-source.ts";
import type { ZipFiles } from "./zip.ts";

/** A line of the report: a kind of F1DB's files or what was computed, where it went, and how many rows. */
type ReportLine = { what: string; into: string; rows: number };

/**
 * Prepares the report of an import: looks through the files of the release that the import does not load.
 * To be called before the import, so that a release with any damaged file is refused as a whole.
 *
 * @returns makes the report once the import is done: what it took, what it computed, what it left out
 * @throws DataError when one of those files is damaged
 */
export function prepareReport(release: ZipFiles): (replaced: Replaced) => string {
  const names = Object.values(nameFiles)
    .filter((file) => !loadedFiles.has(file))
    .map((file) => ({ what: kindOf(file), into: "(looked up)", rows: countRows(release, file) }));
  const leftOut = [...release.names]
    .filter((file) => file.endsWith(".csv") && !filesRead.has(file))
    .toSorted()
    .map((file) => ({ what: kindOf(file), into: "–", rows: countRows(release, file) }));
  return ({ loaded, derived, timing }) => {
    const taken = loaded.map(({ file, table, rows }) => ({ what: kindOf(file), into: table, rows }));
    const computed = derived.map(({ table, rows }) => ({ what: "(computed)", into: table, rows }));
    return [
      ...section("Taken from F1DB", [...taken, ...names]),
      ...section("Computed", computed),
      ...section("Left out", leftOut),
      ...carriedLines(timing),
    ].join("\n");
  };
}

/** What became of the timing that the replaced archive held; nothing where it held none. */
function carriedLines({ sessions, outdated }: Carried): Array<string> {
  return [
    ...(sessions > 0 ? [`Timing that was imported before is kept: ${sessions} sessions.`] : []),
    ...(outdated > 0
      ? [`An older analysis made the timing of ${outdated} sessions: npm run timing:sync makes it anew.`]
      : []),
  ];
}

function section(title: string, lines: ReadonlyArray<ReportLine>): Array<string> {
  return [
    tableLine(title, "into", "rows"),
    ...lines.map(({ what, into, rows }) => tableLine(`  ${what}`, into, rows.toLocaleString("en-GB"))),
    tableLine("", "", total(lines)),
  ];
}

function total(lines: ReadonlyArray<ReportLine>): string {
  return lines.reduce((sum, { rows }) => sum + rows, 0).toLocaleString("en-GB");
}

function tableLine(what: string, into: string, rows: string): string {
  return `${what.padEnd(40)}${into.padEnd(20)}${rows.padStart(9)}`;
}

/** "f1db-races-pit-stops.csv" → "races-pit-stops", F1DB's own word for it. */
function kindOf(file: string): string {
  return file.replace(/^f1db-/, "").replace(/\.csv$/, "");
}

function countRows(release: ZipFiles, file: string): number {
  return eachLine(file, release.read(file), () => {});
}
