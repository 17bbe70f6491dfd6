import { eachLine } from "./csv.ts";
import { DataError } from "./data-error.ts";
import { calendarFeeds } from "./f1db-calendar.ts";
import { nameFiles, readNames, type F1dbFeed, type Names } from "./f1db-feed.ts";
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

/** The file that decides how many rows the others should have. */
const calendar = "f1db-races.csv";

/** The files of a release whose lines become rows. */
export const loadedFiles: ReadonlySet<string> = new Set(feeds.map((feed) => feed.file));

/** The files of a release that an import reads; all of them must be there. */
export const filesRead: ReadonlySet<string> = new Set([...loadedFiles, ...Object.values(nameFiles)]);

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
    feeds() {
      const names = readNames(release);
      const races = eachLine(calendar, release.read(calendar), () => {});
      return feeds.map((feed) => ({
        ...feed,
        each: (take) => readFeed(release, feed, { names, races, take }),
      }));
    },
  };
}

/** Hands over the rows that one file has for one table, and checks that there are about as many as there should be. */
function readFeed(
  release: ZipFiles,
  { file, rows }: F1dbFeed,
  { names, races, take }: { names: Names; races: number; take: (row: Row) => void },
): void {
  const lines = eachLine(file, release.read(file), (line) => {
    for (const row of rows(line, names)) take(row);
  });
  checkRowCount(file, lines, races);
}
