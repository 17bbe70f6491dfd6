import { DataError } from "../data-error.ts";
import type { Row, Source } from "../source.ts";
import { eachLine, flag, id, integer, type Line, place, placeOrNull, pointsOrZero, text } from "./csv.ts";
import { calendarFeeds, referenceFeeds } from "./f1db-reference.ts";
import { type F1dbFeed, nameFiles, type Names, readNames } from "./f1db-feed.ts";
import { sessionFeeds } from "./f1db-sessions.ts";
import type { ZipFiles } from "./zip.ts";

/** Championship standings after each round, and of whole seasons. */
const standingFeeds: ReadonlyArray<F1dbFeed> = [
  {
    file: "f1db-races-driver-standings.csv",
    table: "standing",
    rowsPerRace: 18.3,
    rows: (line) => [afterRound(line, driver)],
  },
  {
    file: "f1db-races-constructor-standings.csv",
    table: "standing",
    rowsPerRace: 9.1,
    rows: (line) => [afterRound(line, constructor)],
  },
  {
    file: "f1db-seasons-driver-standings.csv",
    table: "season_standing",
    rowsPerRace: 1.43,
    rows: (line) => [ofSeason(line, driver)],
  },
  {
    file: "f1db-seasons-constructor-standings.csv",
    table: "season_standing",
    rowsPerRace: 0.62,
    rows: (line) => [ofSeason(line, constructor)],
  },
];

/** The columns of a driver or constructor in the standings. */
type Entity = (line: Line) => { kind: "driver" | "constructor"; entity_id: string; engine_id: string };

const driver: Entity = (line) => ({ kind: "driver", entity_id: id(line, "driverId"), engine_id: "" });

const constructor: Entity = (line) => ({
  kind: "constructor",
  entity_id: id(line, "constructorId"),
  engine_id: id(line, "engineManufacturerId"),
});

function standing(line: Line, entity: Entity) {
  return {
    ...entity(line),
    year: integer(line, "year"),
    display_order: place(line, "positionDisplayOrder"),
    position: placeOrNull(line, "positionNumber"),
    position_text: text(line, "positionText"),
    points: pointsOrZero(line, "points"),
    champion: flag(line, "championshipWon"),
  };
}

/** Gross points, wins, podiums and poles are filled in once all results are loaded. */
function ofSeason(line: Line, entity: Entity) {
  return { ...standing(line, entity), gross_points: null, wins: 0, podiums: 0, poles: 0 };
}

function afterRound(line: Line, entity: Entity) {
  return { ...standing(line, entity), round: place(line, "round") };
}

const feeds: ReadonlyArray<F1dbFeed> = [
  ...referenceFeeds,
  ...calendarFeeds,
  ...sessionFeeds,
  ...standingFeeds,
];

/** The number of its races determines how many rows the other files should have. */
const calendar = "f1db-races.csv";

/** The files of a release whose lines become rows. */
export const loadedFiles: ReadonlySet<string> = new Set(feeds.map((feed) => feed.file));

/** All files of a release that an import reads; each is required. */
export const filesRead: ReadonlySet<string> = new Set([...loadedFiles, ...Object.values(nameFiles)]);

/**
 * An F1DB release (`f1db-csv.zip`) as a source of rows.
 *
 * @throws DataError if a required file is missing
 */
export function f1dbSource(release: ZipFiles): Source {
  const missing = [...filesRead].filter((file) => !release.names.has(file));
  if (missing.length > 0) throw new DataError(`the release lacks ${missing.join(", ")}`);
  return {
    extent: "full",
    fingerprint: release.fingerprint,
    carriesSummaries: false,
    modelsFolder: null,
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

/** Passes on the rows of a feed, and checks their number. */
function readFeed(
  release: ZipFiles,
  feed: F1dbFeed,
  { names, races, take }: { names: Names; races: number; take: (row: Row) => void },
): void {
  const { file, rows } = feed;
  const lines = eachLine(file, release.read(file), (line) => {
    for (const row of rows(line, names)) take(row);
  });
  checkRowCount(feed, lines, races);
}

/** Added to the upper bound, which would be too strict for a short calendar. */
const allowance = 10;

/**
 * Rejects a file that is incomplete or has changed its meaning: one with less than half or more than three times the
 * usual number of rows for the number of races.
 *
 * @param rows lines after the header
 * @throws DataError
 */
function checkRowCount({ file, rowsPerRace }: F1dbFeed, rows: number, races: number): void {
  const usual = rowsPerRace * races;
  const least = Math.max(1, Math.floor(usual / 2));
  const most = Math.ceil(usual * 3) + allowance;
  if (rows >= least && rows <= most) return;
  throw new DataError(
    `${file} has ${rows} rows for a calendar of ${races} races, expected ${least} to ${most}`,
  );
}
