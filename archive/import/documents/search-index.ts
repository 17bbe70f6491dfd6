import type { DatabaseSync } from "node:sqlite";
import { array, nullable, number, object, parse, string } from "valibot";
import { paths } from "#contract/endpoints.ts";
import { type SearchIndex, searchIndex } from "#contract/search-index.ts";
import { apiDocument, type ApiDocument } from "./api-document.ts";
import { circuitNicknames, driverNicknames, raceNicknames, teamNicknames } from "./nicknames.ts";

/** The index contains the teammates of this many drivers: including all would double its size. */
const withTeammates = 200;

/** For ranking, a win counts as this many races. */
const racesPerWin = 5;

const years = { first_year: nullable(number()), last_year: nullable(number()) };
const driverRows = array(object({ id: string(), name: string(), code: nullable(string()), ...years }));
const teamRows = array(object({ id: string(), name: string(), ...years }));
const circuitRows = array(object({ id: string(), name: string(), other_names: string(), country: string() }));
const raceRows = array(
  object({ id: string(), name: string(), year: number(), round: number(), circuit_id: string() }),
);
const pairRows = array(object({ one: string(), other: string(), year: number() }));
const engineRows = array(object({ id: string(), name: string(), team_id: nullable(string()) }));

const bySuccess = `total(grands_prix) + ${racesPerWin} * total(wins) DESC`;

/** Everything that can be searched for, the most successful first. */
export function* searchDocuments(db: DatabaseSync): Iterable<ApiDocument> {
  const drivers = driversOf(db);
  const teams = teamsOf(db);
  const circuits = circuitsOf(db);
  const index: SearchIndex = {
    drivers,
    teams,
    circuits,
    ...racesOf(db, circuits),
    teammates: teammatesOf(db, drivers),
    engines: enginesOf(db, teams),
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

/** Teammates, by the consecutive seasons in which they drove for the same team. */
function teammatesOf(db: DatabaseSync, drivers: SearchIndex["drivers"]): SearchIndex["teammates"] {
  const places = new Map(drivers.slice(0, withTeammates).map(([id], place) => [id, place] as const));
  const rows = parse(
    pairRows,
    db
      .prepare(`
    SELECT DISTINCT one.driver_id AS one, other.driver_id AS other, year
    FROM driver_season_team AS one JOIN driver_season_team AS other USING (year, team_id)
    WHERE one.driver_id < other.driver_id AND one.grands_prix > 0 AND other.grands_prix > 0
    ORDER BY one.driver_id, other.driver_id, year`)
      .all(),
  );
  const spans: SearchIndex["teammates"] = [];
  for (const { one, other, year } of rows) {
    const [first, second] = [places.get(one), places.get(other)];
    if (first === undefined || second === undefined) continue;
    const last = spans.at(-1);
    if (last?.[0] === first && last[1] === second && last[3] === year - 1) last[3] = year;
    else spans.push([first, second, year, year]);
  }
  return spans;
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

function enginesOf(db: DatabaseSync, teams: SearchIndex["teams"]): SearchIndex["engines"] {
  const places = new Map(teams.map(([id], place) => [id, place] as const));
  const rows = db.prepare(`
    SELECT DISTINCT engine.id AS id, engine.name AS name, team_id
    FROM engine LEFT JOIN entrant ON engine_id = engine.id ORDER BY id, team_id`);
  return [...Map.groupBy(parse(engineRows, rows.all()), ({ id }) => id)].map(([id, ofEngine]) => [
    id,
    ofEngine[0]?.name ?? id,
    ofEngine.flatMap(({ team_id: team }) => places.get(team ?? "") ?? []),
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
function racesOf(
  db: DatabaseSync,
  circuits: SearchIndex["circuits"],
): Pick<SearchIndex, "races" | "seasons"> {
  const places = new Map(circuits.map(([id], place) => [id, place] as const));
  const rows = parse(
    raceRows,
    db
      .prepare("SELECT grand_prix_id AS id, name, year, round, circuit_id FROM race ORDER BY year, round")
      .all(),
  );
  const races = [...Map.groupBy(rows, (row) => row.name)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([name, held]): SearchIndex["races"][number] => [
      held[0]?.id ?? "",
      name,
      raceNicknames[name] ?? "",
      held.map(({ year, round, circuit_id: circuit }) => [year, round, places.get(circuit) ?? 0]),
    ]);
  const seasons = rows.map(({ year }) => year);
  return { races, seasons: [Math.min(...seasons), Math.max(...seasons)] };
}
