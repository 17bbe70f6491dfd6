import { type Line, readSheet, type Sheet } from "./csv.ts";
import { DataError } from "./data-error.ts";
import { calendarFeeds } from "./f1db-calendar.ts";
import { nameFiles, readNames, type F1dbFeed } from "./f1db-feed.ts";
import { referenceFeeds } from "./f1db-reference.ts";
import { checkRowCount } from "./f1db-row-counts.ts";
import { sessionFeeds } from "./f1db-sessions.ts";
import { standingFeeds } from "./f1db-standings.ts";
import type { Row, Source } from "./source.ts";
import type { ZipFiles } from "./zip.ts";

const feeds: ReadonlyArray<F1dbFeed> = [
  ...referenceFeeds,
  ...calendarFeeds,
  ...sessionFeeds,
  ...standingFeeds,
];

/** The files of a release that an import reads; all of them must be there. */
export const filesRead: ReadonlySet<string> = new Set([
  ...feeds.map((feed) => feed.file),
  ...Object.values(nameFiles),
]);

/**
 * An F1DB release (`f1db-csv.zip`) as a source of rows.
 *
 * @throws DataError when a file that is needed is not in the release
 */
export function f1dbSource(release: ZipFiles): Source {
  const missing = [...filesRead].filter((file) => !release.names.has(file));
  if (missing.length > 0) throw new DataError(`the release lacks ${missing.join(", ")}`);
  return {
    extent: "full",
    fingerprint: release.fingerprint,
    carriesSummaries: false,
    *feeds() {
      const names = readNames(release);
      const races = sheetOf(release, "f1db-races.csv").lines.length;
      for (const { file, table, rows } of feeds) {
        const sheet = sheetOf(release, file);
        checkRowCount(sheet, races);
        yield { file, table, rows: rowsOf(sheet, (line) => rows(line, names)) };
      }
    },
  };
}

/** Row after row, so that a file's rows never all lie in memory beside its lines. */
function* rowsOf(sheet: Sheet, rows: (line: Line) => Iterable<Row>): Iterable<Row> {
  for (const line of sheet.lines) yield* rows(line);
}

function sheetOf(release: ZipFiles, file: string): Sheet {
  return readSheet(file, release.read(file));
}
