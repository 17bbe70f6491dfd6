import type { DatabaseSync } from "node:sqlite";
import { array, nullable, number, object, parse, string } from "valibot";
import { paths } from "#contract/paths.ts";
import { type SearchIndex, searchIndex } from "#contract/search-index.ts";
import { apiDocument, type ApiDocument } from "./api-document.ts";
import { circuitNicknames, driverNicknames, raceNicknames, teamNicknames } from "./nicknames.ts";

/** In the order of results a win counts as this many races. */
const racesPerWin = 5;

const years = { first_year: nullable(number()), last_year: nullable(number()) };
const driverRows = array(object({ id: string(), name: string(), code: nullable(string()), ...years }));
const teamRows = array(object({ id: string(), name: string(), ...years }));
const circuitRows = array(object({ id: string(), name: string(), other_names: string(), country: string() }));
const raceRows = array(object({ name: string(), year: number(), round: number() }));

const bySuccess = `total(grands_prix) + ${racesPerWin} * total(wins) DESC`;

/** Everything that a search can find, the most successful first. */
export function* searchDocuments(db: DatabaseSync): Iterable<ApiDocument> {
  const index: SearchIndex = {
    drivers: driversOf(db),
    teams: teamsOf(db),
    circuits: circuitsOf(db),
    ...racesOf(db),
  };
  yield apiDocument(paths.search(), searchIndex, index);
}

function driversOf(db: DatabaseSync): SearchIndex["drivers"] {
  const rows = db.prepare(`
    SELECT id, name, code, first_year, last_year
    FROM driver LEFT JOIN driver_season ON driver_id = id GROUP BY id ORDER BY ${bySuccess}, id`);
  return parse(driverRows, rows.all()).map((row) => [
    row.id,
    row.name,
    row.code,
    driverNicknames[row.id] ?? "",
    row.first_year,
    row.last_year,
  ]);
}

function teamsOf(db: DatabaseSync): SearchIndex["teams"] {
  const rows = db.prepare(`
    SELECT id, name, first_year, last_year
    FROM team LEFT JOIN team_season ON team_id = id GROUP BY id ORDER BY ${bySuccess}, id`);
  return parse(teamRows, rows.all()).map((row) => [
    row.id,
    row.name,
    teamNicknames[row.id] ?? "",
    row.first_year,
    row.last_year,
  ]);
}

function circuitsOf(db: DatabaseSync): SearchIndex["circuits"] {
  const rows = db.prepare(`
    SELECT circuit.id AS id, circuit.name AS name, place || ' ' || full_name AS other_names,
      country.name AS country
    FROM circuit JOIN country ON country.id = country_id LEFT JOIN race ON circuit_id = circuit.id
    GROUP BY circuit.id ORDER BY count(race.id) DESC, circuit.id`);
  return parse(circuitRows, rows.all()).map((row) => [
    row.id,
    row.name,
    row.other_names,
    row.country,
    circuitNicknames[row.id] ?? "",
  ]);
}

/** Races by the name of their Grand Prix, the most frequent first, and the first and last season. */
function racesOf(db: DatabaseSync): Pick<SearchIndex, "races" | "seasons"> {
  const rows = parse(raceRows, db.prepare("SELECT name, year, round FROM race ORDER BY year, round").all());
  const races = [...Map.groupBy(rows, (row) => row.name)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([name, held]): SearchIndex["races"][number] => [
      name,
      raceNicknames[name] ?? "",
      held.map(({ year, round }) => [year, round]),
    ]);
  const seasons = rows.map(({ year }) => year);
  return { races, seasons: [Math.min(...seasons), Math.max(...seasons)] };
}
