import {
  clockTimeOrNull,
  day,
  dayOrNull,
  decimalOrNull,
  flag,
  id,
  idOrNull,
  integer,
  integerOrNull,
  type Line,
  place,
  text,
  textOrNull,
} from "./csv.ts";
import { type F1dbFeed, nameFiles, type Names } from "./f1db-feed.ts";
import type { SessionCode } from "#contract/sessions.ts";
import type { Row } from "../source.ts";

/** The tables that races, results and standings refer to. */
export const referenceFeeds: ReadonlyArray<F1dbFeed> = [
  { file: "f1db-countries.csv", table: "country", rowsPerRace: 0.21, rows: (line) => [country(line)] },
  { file: "f1db-circuits.csv", table: "circuit", rowsPerRace: 0.067, rows: (line) => [circuit(line)] },
  {
    file: "f1db-grands-prix.csv",
    table: "grand_prix",
    rowsPerRace: 0.046,
    rows: (line) => [grandPrix(line)],
  },
  { file: "f1db-drivers.csv", table: "driver", rowsPerRace: 0.78, rows: (line) => [driver(line)] },
  { file: "f1db-constructors.csv", table: "team", rowsPerRace: 0.16, rows: (line) => [team(line)] },
  {
    file: "f1db-engine-manufacturers.csv",
    table: "engine",
    rowsPerRace: 0.067,
    rows: (line) => [engine(line)],
  },
  {
    file: "f1db-seasons-entrants-constructors.csv",
    table: "entrant",
    rowsPerRace: 1.64,
    rows: (line, names) => [entrant(line, names)],
  },
  {
    file: nameFiles.entries,
    table: "driver_entrant",
    rowsPerRace: 3.3,
    rows: driverEntrant,
  },
];

function country(line: Line) {
  return { id: id(line, "id"), name: text(line, "name"), code: text(line, "alpha2Code").toLowerCase() };
}

function circuit(line: Line) {
  return {
    id: id(line, "id"),
    name: text(line, "name"),
    full_name: text(line, "fullName"),
    previous_names: textOrNull(line, "previousNames"),
    place: text(line, "placeName"),
    country_id: id(line, "countryId"),
    type: text(line, "type"),
    direction: text(line, "direction"),
    latitude: decimalOrNull(line, "latitude"),
    longitude: decimalOrNull(line, "longitude"),
    length_km: decimalOrNull(line, "length"),
    turns: integerOrNull(line, "turns"),
  };
}

function grandPrix(line: Line) {
  return {
    id: id(line, "id"),
    name: text(line, "name"),
    full_name: text(line, "fullName"),
    country_id: idOrNull(line, "countryId"),
  };
}

/** First and last year, and teammates, are filled in once all results are loaded; likewise for teams. */
function driver(line: Line) {
  return {
    id: id(line, "id"),
    name: text(line, "name"),
    first_name: text(line, "firstName"),
    last_name: text(line, "lastName"),
    code: textOrNull(line, "abbreviation"),
    number: textOrNull(line, "permanentNumber"),
    born: dayOrNull(line, "dateOfBirth"),
    died: dayOrNull(line, "dateOfDeath"),
    birthplace: textOrNull(line, "placeOfBirth"),
    country_id: id(line, "nationalityCountryId"),
    first_year: null,
    last_year: null,
    teammates: 0,
  };
}

function team(line: Line) {
  return {
    id: id(line, "id"),
    name: text(line, "name"),
    full_name: text(line, "fullName"),
    country_id: id(line, "countryId"),
    first_year: null,
    last_year: null,
  };
}

function engine(line: Line) {
  return { id: id(line, "id"), name: text(line, "name") };
}

/** Test drivers, and drivers who entered no race, have no row. */
function driverEntrant(line: Line) {
  const rounds = textOrNull(line, "rounds");
  if (rounds === null || flag(line, "testDriver") === 1) return [];
  return [
    {
      year: integer(line, "year"),
      driver_id: id(line, "driverId"),
      team_id: id(line, "constructorId"),
      engine_id: id(line, "engineManufacturerId"),
      entrant_id: id(line, "entrantId"),
      rounds,
    },
  ];
}

function entrant(line: Line, names: Names) {
  const year = integer(line, "year");
  const entrantId = id(line, "entrantId");
  const entered = {
    team_id: id(line, "constructorId"),
    year,
    engine_id: id(line, "engineManufacturerId"),
    entrant_id: entrantId,
  };
  return {
    ...entered,
    name: names.entrant(entrantId),
    country_id: names.entrantCountry(year, entrantId),
    entries: names.entries(entered),
  };
}

const file = "f1db-races.csv";

/** The calendar, with the times of each weekend's sessions. */
export const calendarFeeds: ReadonlyArray<F1dbFeed> = [
  { file, table: "race", rowsPerRace: 1, rows: (line, names) => [race(line, names)] },
  { file, table: "session", rowsPerRace: 1, rows: sessions },
];

/** Sprint, winner, pole and fastest lap are filled in once all sessions and results are loaded. */
function race(line: Line, names: Names) {
  const grandPrixId = id(line, "grandPrixId");
  const officialName = text(line, "officialName");
  return {
    id: integer(line, "id"),
    year: integer(line, "year"),
    round: place(line, "round"),
    date: day(line, "date"),
    time: clockTimeOrNull(line, "time"),
    grand_prix_id: grandPrixId,
    name: nameInItsYear(names.grandPrix(grandPrixId), officialName),
    official_name: officialName,
    circuit_id: id(line, "circuitId"),
    qualifying_format: text(line, "qualifyingFormat"),
    sprint: 0,
    laps: integerOrNull(line, "laps"),
    distance_km: decimalOrNull(line, "distance"),
    layout_id: id(line, "circuitLayoutId"),
    course_length_km: decimalOrNull(line, "courseLength"),
    turns: integerOrNull(line, "turns"),
    winner_driver_id: null,
    co_winner_driver_id: null,
    winner_team_id: null,
    pole_driver_id: null,
    credited_pole_driver_id: null,
    fastest_lap_driver_id: null,
    fastest_lap_ms: null,
    grand_slam: 0,
  };
}

/**
 * The name of a Grand Prix in the year of a race. F1DB has one name per Grand Prix, and only one was renamed under the
 * same id: the Mexican Grand Prix has been the Mexico City Grand Prix since 2021.
 */
export function nameInItsYear(name: string | null, officialName: string): string | null {
  return officialName.includes("Gran Premio de la Ciudad de México") ? "Mexico City Grand Prix" : name;
}

/** Each session's code and what F1DB's columns for it start with. */
const sessionColumns: ReadonlyArray<[SessionCode, string]> = [
  ["PQ", "preQualifying"],
  ["FP1", "freePractice1"],
  ["FP2", "freePractice2"],
  ["FP3", "freePractice3"],
  ["FP4", "freePractice4"],
  ["Q1D", "qualifying1"],
  ["Q2D", "qualifying2"],
  ["Q", "qualifying"],
  ["SQ", "sprintQualifying"],
  ["S", "sprintRace"],
  ["WU", "warmingUp"],
];

/** The sessions with a known date, which always include the race. */
function* sessions(line: Line): Iterable<Row> {
  const race_id = integer(line, "id");
  yield { race_id, code: "R", date: day(line, "date"), time: clockTimeOrNull(line, "time") };
  for (const [code, column] of sessionColumns) {
    const date = dayOrNull(line, `${column}Date`);
    if (date !== null) yield { race_id, code, date, time: clockTimeOrNull(line, `${column}Time`) };
  }
}
