import type { DatabaseSync } from "node:sqlite";
import { array, object, parse } from "valibot";
import { driverId } from "#contract/ids.ts";
import { paths } from "#contract/paths.ts";
import { resultRow } from "#contract/results.ts";
import type { ApiDocument } from "./documents.ts";

const rowsOfAll = array(object({ ...resultRow.entries, driver_id: driverId }));

/** Newest race first; the race before its sprint ('R' < 'S'); then the order of the classification. */
const query = `
  SELECT race_id, result.driver_id, driver.name AS full_name, race.name AS race_name,
    circuit.name AS circuit_name, team.name AS constructor, team_id, grid AS grid_position,
    position AS finish_position, year, round, status, points, session AS session_type,
    country.name AS country
  FROM result
    JOIN race ON race.id = race_id
    JOIN circuit ON circuit.id = circuit_id
    JOIN country ON country.id = circuit.country_id
    JOIN driver ON driver.id = result.driver_id
    JOIN team ON team.id = team_id
  ORDER BY year DESC, round DESC, session, display_order`;

/** Race and sprint results of each team and each driver; a driver who shared a car keeps each line. */
export function* resultDocuments(db: DatabaseSync): Iterable<ApiDocument> {
  const rows = parse(rowsOfAll, db.prepare(query).all());
  for (const [id, ofTeam] of Map.groupBy(rows, (row) => row.team_id)) {
    yield { path: paths.teamResults(id), body: JSON.stringify(ofTeam) };
  }
  for (const [id, ofDriver] of Map.groupBy(rows, (row) => row.driver_id)) {
    yield { path: paths.driverResults(id), body: JSON.stringify(ofDriver) };
  }
}
