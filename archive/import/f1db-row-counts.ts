import { DataError } from "./data-error.ts";

/**
 * How many rows a release has in each file for each race of its calendar, on the whole of history.
 * Far fewer or far more mean that the file is not what it should be.
 */
const rowsPerRace: ReadonlyMap<string, number> = new Map([
  ["f1db-countries.csv", 0.21],
  ["f1db-circuits.csv", 0.067],
  ["f1db-grands-prix.csv", 0.046],
  ["f1db-drivers.csv", 0.78],
  ["f1db-constructors.csv", 0.16],
  ["f1db-engine-manufacturers.csv", 0.067],
  ["f1db-seasons-entrants-constructors.csv", 1.64],
  ["f1db-races.csv", 1],
  ["f1db-races-race-results.csv", 23.5],
  ["f1db-races-sprint-race-results.csv", 0.48],
  ["f1db-races-qualifying-results.csv", 23],
  ["f1db-races-qualifying-1-results.csv", 6.6],
  ["f1db-races-qualifying-2-results.csv", 6.4],
  ["f1db-races-sprint-qualifying-results.csv", 0.38],
  ["f1db-races-pre-qualifying-results.csv", 0.55],
  ["f1db-races-free-practice-1-results.csv", 13.7],
  ["f1db-races-free-practice-2-results.csv", 13.2],
  ["f1db-races-free-practice-3-results.csv", 7.5],
  ["f1db-races-free-practice-4-results.csv", 0.6],
  ["f1db-races-warming-up-results.csv", 6.6],
  ["f1db-races-starting-grid-positions.csv", 22],
  ["f1db-races-sprint-starting-grid-positions.csv", 0.48],
  ["f1db-races-pit-stops.csv", 19.1],
  ["f1db-races-fastest-laps.csv", 14.6],
  ["f1db-races-driver-standings.csv", 18.3],
  ["f1db-races-constructor-standings.csv", 9.1],
  ["f1db-seasons-driver-standings.csv", 1.43],
  ["f1db-seasons-constructor-standings.csv", 0.62],
]);

/** So much a file may go beyond its share whatever the size of the calendar. */
const allowance = 10;

/**
 * Holds a file's number of rows against the length of the calendar.
 *
 * @param rows lines after the header
 * @param races races of the release's calendar
 * @throws DataError when there are less than half or more than three times the rows that history has
 */
export function checkRowCount(file: string, rows: number, races: number): void {
  const usual = (rowsPerRace.get(file) ?? 0) * races;
  const least = Math.max(1, Math.floor(usual / 2));
  const most = Math.ceil(usual * 3) + allowance;
  if (rows >= least && rows <= most) return;
  throw new DataError(
    `${file} has ${rows} rows for a calendar of ${races} races, expected ${least} to ${most}`,
  );
}
