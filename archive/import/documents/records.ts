import type { DatabaseSync } from "node:sqlite";
import { array, type InferOutput, nullable, number, object, omit, parse, pipe, string } from "valibot";
import { flagColumn, jsonColumn } from "#archive/storage/database.ts";
import { driverId } from "#contract/ids.ts";
import { paths } from "#contract/endpoints.ts";
import { driverRecords, raceRecords, teamRecords } from "#contract/records.ts";
import { apiDocument, type ApiDocument } from "./api-document.ts";
import { teamNow, teamsWonFor } from "./careers.ts";

const seasonRows = array(
  object({
    id: string(),
    year: number(),
    grands_prix: number(),
    wins: number(),
    podiums: number(),
    poles: number(),
    fastest_laps: number(),
    points: number(),
    champion: number(),
  }),
);
const driverRows = array(
  object({
    id: string(),
    name: string(),
    country: string(),
    born: nullable(string()),
    team_now: nullable(string()),
  }),
);
const placeRows = array(object({ id: string(), name: string(), country: string() }));
const raceRows = array(
  object({
    ...omit(raceRecords.entries.races.item, ["circuit", "fastest_laps", "grand_slam"]).entries,
    circuit_id: string(),
    fastest_laps: pipe(jsonColumn, array(driverId)),
    grand_slam: flagColumn,
  }),
);

/** The facts that records are computed from: all of history. */
export function* recordDocuments(db: DatabaseSync): Iterable<ApiDocument> {
  yield apiDocument(paths.recordDrivers(), driverRecords, drivers(db));
  yield apiDocument(paths.recordTeams(), teamRecords, teams(db));
  yield apiDocument(paths.recordRaces(), raceRecords, races(db));
}

function drivers(db: DatabaseSync) {
  const query = `
    SELECT driver.id AS id, driver.name AS name, country.name AS country, born, ${teamNow} AS team_now
    FROM driver JOIN country ON country.id = country_id ORDER BY driver.id`;
  const seasons = seasonsOf(db, "driver_season", "driver_id");
  const won = teamsWonFor(db);
  const rows = parse(driverRows, db.prepare(query).all()).filter(({ id }) => seasons.has(id));
  return {
    drivers: rows.map(({ id, name, country, born, team_now }) => {
      return [id, name, country, born, team_now, won.get(id) ?? []];
    }),
    seasons: rows.flatMap(({ id }, place) => tuples(seasons.get(id), place)),
  };
}

function teams(db: DatabaseSync) {
  const query = `
    SELECT team.id AS id, team.name AS name, country.name AS country
    FROM team JOIN country ON country.id = country_id ORDER BY team.id`;
  const seasons = seasonsOf(db, "team_season", "team_id");
  const rows = parse(placeRows, db.prepare(query).all()).filter(({ id }) => seasons.has(id));
  return {
    teams: rows.map(({ id, name, country }) => [id, name, country]),
    seasons: rows.flatMap(({ id }, place) => tuples(seasons.get(id), place)),
  };
}

type SeasonRow = InferOutput<typeof seasonRows>[number];

/** The seasons with a Grand Prix of each driver or team, in order. */
function seasonsOf(db: DatabaseSync, table: string, id: string): Map<string, Array<SeasonRow>> {
  const query = `
    SELECT ${id} AS id, year, grands_prix, wins, podiums, poles, fastest_laps, coalesce(points, 0) AS points,
      champion
    FROM ${table} WHERE grands_prix > 0 ORDER BY id, year`;
  return Map.groupBy(parse(seasonRows, db.prepare(query).all()), (row) => row.id);
}

function tuples(rows: ReadonlyArray<SeasonRow> = [], place: number) {
  return rows.map((row) => [
    place,
    row.year,
    row.grands_prix,
    row.wins,
    row.podiums,
    row.poles,
    row.fastest_laps,
    row.points,
    row.champion,
  ]);
}

function races(db: DatabaseSync) {
  const circuitQuery = `
    SELECT circuit.id AS id, circuit.name AS name, country.name AS country
    FROM circuit JOIN country ON country.id = country_id ORDER BY circuit.id`;
  const circuits = parse(placeRows, db.prepare(circuitQuery).all());
  const places = new Map(circuits.map(({ id }, place) => [id, place]));
  const raceQuery = `
    SELECT year, round, name, date, circuit_id, winner_driver_id AS winner, co_winner_driver_id AS co_winner,
      winner_team_id AS team, pole_driver_id AS pole, grand_slam,
      -- Races of which the results are not held have the first of them only.
      coalesce(
        (SELECT json_group_array(DISTINCT driver_id) FROM result
          WHERE race_id = race.id AND session = 'R' AND fastest_lap = 1 HAVING count(*) > 0),
        iif(fastest_lap_driver_id IS NULL, '[]', json_array(fastest_lap_driver_id))) AS fastest_laps
    FROM race WHERE winner_driver_id IS NOT NULL ORDER BY year, round`;
  return {
    circuits: circuits.map(({ id, name, country }) => [id, name, country]),
    races: parse(raceRows, db.prepare(raceQuery).all()).map(({ circuit_id, ...race }) => ({
      ...race,
      circuit: places.get(circuit_id),
    })),
  };
}
