import {
  dayOrNull,
  decimalOrNull,
  flag,
  id,
  idOrNull,
  integer,
  integerOrNull,
  text,
  textOrNull,
  type Line,
} from "./csv.ts";
import { type F1dbFeed, nameFiles, type Names } from "./f1db-feed.ts";

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
