import type { Built } from "./build.ts";
import { eachLine } from "./csv.ts";
import { filesRead } from "./f1db-source.ts";
import { nameFiles } from "./f1db-feed.ts";
import type { ZipFiles } from "./zip.ts";

/** A line of the report: a kind of F1DB's files or what was computed, where it went, and how many rows. */
type ReportLine = { what: string; into: string; rows: number };

/** What an import took, what it computed from it, and which of the release's files it left out, as a text table. */
export function importReport(release: ZipFiles, { loaded, derived }: Built): string {
  const taken = loaded.map(({ file, table, rows }) => ({ what: kindOf(file), into: table, rows }));
  const named = Object.values(nameFiles).filter((file) => !loaded.some((feed) => feed.file === file));
  const names = named.map((file) => ({
    what: kindOf(file),
    into: "(names)",
    rows: countRows(release, file),
  }));
  const computed = derived.map(({ table, rows }) => ({ what: "(computed)", into: table, rows }));
  const leftOut = [...release.names]
    .filter((file) => file.endsWith(".csv") && !filesRead.has(file))
    .toSorted()
    .map((file) => ({ what: kindOf(file), into: "–", rows: countRows(release, file) }));
  return [
    ...section("Taken from F1DB", [...taken, ...names]),
    ...section("Computed", computed),
    ...section("Left out", leftOut),
  ].join("\n");
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
