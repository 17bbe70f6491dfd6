import { strToU8, zipSync } from "fflate";

/** A row of a release's CSV file; all rows of a file have the same columns. */
export type CsvRow = Record<string, string | number | boolean | null>;
export type Release = Map<string, Array<CsvRow>>;

const seasons = [1950, 1951, 1952];
const roundsOfSeason = 4;
const drivers = 20;
const teams = 10;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const driverId = (driver: number) => `driver-${driver}`;
/** Two drivers a team. */
const teamOf = (driver: number) => `team-${Math.ceil(driver / 2)}`;

type Race = { id: number; year: number; round: number };

const races: ReadonlyArray<Race> = seasons.flatMap((year, index) =>
  numbers(roundsOfSeason).map((round) => ({ id: index * roundsOfSeason + round, year, round })),
);
/** The last race of the calendar has not been run. */
const racesRun = races.slice(0, -1);

/** The finishing order of a race: each of the first races has another winner. */
function orderOf(race: Race): Array<number> {
  return numbers(drivers).map((place) => ((place + race.id - 2) % drivers) + 1);
}

/** A line in a list of a race's session. */
function entry(race: Race, driver: number, place: number): CsvRow {
  return {
    raceId: race.id,
    year: race.year,
    round: race.round,
    positionDisplayOrder: place,
    positionNumber: place,
    positionText: place,
    driverNumber: driver,
    driverId: driverId(driver),
    constructorId: teamOf(driver),
    engineManufacturerId: "engine-1",
    tyreManufacturerId: "tyre-1",
  };
}

/** One line for each driver in each of some races. */
function lists(of: ReadonlyArray<Race>, more: (place: number) => CsvRow): Array<CsvRow> {
  return of.flatMap((race) =>
    orderOf(race).map((driver, index) => ({ ...entry(race, driver, index + 1), ...more(index + 1) })),
  );
}

const result = (place: number): CsvRow => ({
  sharedCar: false,
  laps: 70,
  timeMillis: place === 1 ? 7_200_000 : null,
  timePenaltyMillis: null,
  gapMillis: null,
  gapLaps: place > 10 ? 1 : null,
  reasonRetired: null,
  points: place === 1 ? 8 : 0,
  polePosition: place === 2,
  gridPositionNumber: place === 1 ? 2 : place === 2 ? 1 : place,
  gridPositionText: place,
  positionsGained: 0,
  pitStops: 1,
  fastestLap: place === 1,
  grandSlam: false,
});

const timed = (place: number): CsvRow => ({
  timeMillis: 90_000 + place,
  q1Millis: null,
  q2Millis: null,
  q3Millis: null,
  gapMillis: null,
  laps: 10,
});

const grid = (place: number): CsvRow => ({
  qualificationPositionNumber: place,
  gridPenalty: null,
  gridPenaltyPositions: null,
});

function calendarRow({ id, year, round }: Race): CsvRow {
  return {
    id,
    year,
    round,
    date: `${year}-0${round}-10`,
    time: null,
    grandPrixId: "grand-prix-1",
    officialName: `The ${year} Grand Prix`,
    qualifyingFormat: "ONE_SESSION",
    circuitId: "circuit-1",
    circuitLayoutId: "circuit-1-1",
    courseLength: 4.5,
    turns: 12,
    laps: 70,
    distance: 315.5,
    ...sessionDates,
    qualifyingDate: `${year}-0${round}-09`,
    qualifyingTime: "14:00",
  };
}

const sessionDates: CsvRow = Object.fromEntries(
  [
    "preQualifying",
    "freePractice1",
    "freePractice2",
    "freePractice3",
    "freePractice4",
    "qualifying1",
    "qualifying2",
    "sprintQualifying",
    "sprintRace",
    "warmingUp",
  ].flatMap((session) => [
    [`${session}Date`, null],
    [`${session}Time`, null],
  ]),
);

/** A championship table: the drivers or teams in the order of their numbers. */
function table(count: number, more: (number: number) => CsvRow): Array<CsvRow> {
  return numbers(count).map((place) => ({
    positionDisplayOrder: place,
    positionNumber: place,
    positionText: place,
    points: Math.max(0, 30 - place),
    championshipWon: place === 1,
    ...more(place),
  }));
}

const ofDriver = (driver: number): CsvRow => ({ driverId: driverId(driver) });
const ofTeam = (team: number): CsvRow => ({
  constructorId: `team-${team}`,
  engineManufacturerId: "engine-1",
});

function driverRow(number: number): CsvRow {
  return {
    id: driverId(number),
    name: `Driver ${number}`,
    firstName: "Driver",
    lastName: String(number),
    abbreviation: "DRI",
    permanentNumber: null,
    dateOfBirth: "1920-02-29",
    dateOfDeath: null,
    placeOfBirth: "Turin",
    nationalityCountryId: "country-1",
  };
}

/** A small release with every file that an import reads: invented drivers, three seasons of four races. */
export function miniRelease(): Release {
  const some = (count: number) => racesRun.slice(0, count);
  return new Map([
    ["f1db-countries.csv", [{ id: "country-1", alpha2Code: "IT", name: "Italy" }]],
    ["f1db-circuits.csv", [{ ...circuit }]],
    [
      "f1db-grands-prix.csv",
      [{ id: "grand-prix-1", name: "First", fullName: "First Grand Prix", countryId: null }],
    ],
    ["f1db-drivers.csv", numbers(drivers).map(driverRow)],
    [
      "f1db-constructors.csv",
      numbers(teams).map((team) => ({
        id: `team-${team}`,
        name: `Team ${team}`,
        fullName: `Team ${team}`,
        countryId: "country-1",
      })),
    ],
    ["f1db-engine-manufacturers.csv", [{ id: "engine-1", name: "Engine" }]],
    ["f1db-entrants.csv", [{ id: "entrant-1", name: "The Entrant" }]],
    ["f1db-tyre-manufacturers.csv", [{ id: "tyre-1", name: "Tyre" }]],
    [
      "f1db-seasons-entrants.csv",
      seasons.map((year) => ({ year, entrantId: "entrant-1", countryId: "country-1" })),
    ],
    [
      "f1db-seasons-entrants-constructors.csv",
      seasons.flatMap((year) =>
        numbers(teams).map((team) => ({ year, entrantId: "entrant-1", ...ofTeam(team) })),
      ),
    ],
    [
      "f1db-seasons-entrants-drivers.csv",
      seasons.flatMap((year) =>
        numbers(drivers).map((driver) => ({
          year,
          entrantId: "entrant-1",
          constructorId: teamOf(driver),
          engineManufacturerId: "engine-1",
          driverId: driverId(driver),
          rounds: "1;2;3;4",
          testDriver: false,
        })),
      ),
    ],
    ["f1db-races.csv", races.map(calendarRow)],
    ["f1db-races-race-results.csv", lists(racesRun, result)],
    ["f1db-races-sprint-race-results.csv", lists(some(1), result)],
    ["f1db-races-qualifying-results.csv", lists(racesRun, timed)],
    ["f1db-races-qualifying-1-results.csv", lists(some(4), timed)],
    ["f1db-races-qualifying-2-results.csv", lists(some(4), timed)],
    ["f1db-races-sprint-qualifying-results.csv", lists(some(1), timed)],
    ["f1db-races-pre-qualifying-results.csv", lists(some(1), timed)],
    ["f1db-races-free-practice-1-results.csv", lists(racesRun, timed)],
    ["f1db-races-free-practice-2-results.csv", lists(racesRun, timed)],
    ["f1db-races-free-practice-3-results.csv", lists(some(5), timed)],
    ["f1db-races-free-practice-4-results.csv", lists(some(1), timed)],
    ["f1db-races-warming-up-results.csv", lists(some(4), timed)],
    ["f1db-races-starting-grid-positions.csv", lists(racesRun, grid)],
    ["f1db-races-sprint-starting-grid-positions.csv", lists(some(1), grid)],
    ["f1db-races-pit-stops.csv", lists(racesRun, () => ({ stop: 1, lap: 30, timeMillis: 25_000 }))],
    ["f1db-races-fastest-laps.csv", lists(racesRun, (place) => ({ lap: 60, timeMillis: 91_000 + place }))],
    [
      "f1db-races-driver-standings.csv",
      racesRun.flatMap((race) => table(drivers, (n) => ({ ...race, ...ofDriver(n) }))),
    ],
    [
      "f1db-races-constructor-standings.csv",
      racesRun.flatMap((race) => table(teams, (n) => ({ ...race, ...ofTeam(n) }))),
    ],
    [
      "f1db-seasons-driver-standings.csv",
      seasons.flatMap((year) => table(drivers, (n) => ({ year, ...ofDriver(n) }))),
    ],
    [
      "f1db-seasons-constructor-standings.csv",
      seasons.flatMap((year) => table(teams, (n) => ({ year, ...ofTeam(n) }))),
    ],
    ["f1db-chassis.csv", [{ id: "chassis-1", name: "Chassis" }]],
  ]);
}

const circuit: CsvRow = {
  id: "circuit-1",
  name: "Ring",
  fullName: "The Ring",
  previousNames: "Old Ring;Older Ring",
  placeName: "Turin",
  countryId: "country-1",
  type: "RACE",
  direction: "CLOCKWISE",
  latitude: 45.1,
  longitude: -7.6,
  length: 4.5,
  turns: 12,
};

/** The release as F1DB publishes it: a flat zip of CSV files. */
export function zipOf(release: Release): Uint8Array {
  return zipSync(Object.fromEntries([...release].map(([file, rows]) => [file, strToU8(csvOf(rows))])));
}

/** Rows as CSV in F1DB's style: quoted texts, empty cells for unknown values. */
function csvOf(rows: ReadonlyArray<CsvRow>): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => columns.map((column) => cell(row[column] ?? null)).join(","));
  return [columns.map(cell).join(","), ...lines, ""].join("\n");
}

function cell(value: string | number | boolean | null): string {
  if (value === null) return "";
  return typeof value === "string" ? `"${value.replaceAll('"', '""')}"` : String(value);
}

/** The rows of one file of a release, for a test to modify. @throws if the release has no such file */
export function rowsOf(release: Release, file: string): Array<CsvRow> {
  const rows = release.get(file);
  if (rows === undefined) throw new Error(`the mini release has no ${file}`);
  return rows;
}
