import type { DatabaseSync } from "node:sqlite";
import { array, nullable, object, parse, pipe, string, transform } from "valibot";
import { driverId, teamId } from "#contract/ids.ts";
import { paths } from "#contract/paths.ts";
import { resultRow } from "#contract/results.ts";
import type { ApiDocument } from "./api-document.ts";

/** As in the contract, where `position_text` is optional, not nullable. */
const resultRows = array(
  object({
    ...resultRow.entries,
    position_text: pipe(
      nullable(string()),
      transform((text) => text ?? undefined),
    ),
  }),
);
const teams = array(object({ team_id: teamId }));
const drivers = array(object({ driver_id: driverId }));

/** Newest race first; the race before its sprint ('R' < 'S'); then by classification. */
function queryOf(column: "team_id" | "driver_id"): string {
  return `
    SELECT race_id, result.driver_id, driver.name AS full_name, race.name AS race_name,
      circuit.name AS circuit_name, team.name AS constructor, team_id, grid AS grid_position,
      position AS finish_position, CASE WHEN position IS NULL THEN position_text END AS position_text,
      year, round, status, points, session AS session_type, country.name AS country
    FROM result
      JOIN race ON race.id = race_id
      JOIN circuit ON circuit.id = circuit_id
      JOIN country ON country.id = circuit.country_id
      JOIN driver ON driver.id = result.driver_id
      JOIN team ON team.id = team_id
    WHERE result.${column} = ?
    ORDER BY year DESC, round DESC, session, display_order`;
}

/**
 * Race and sprint results of each team and each driver; drivers who shared a car have a line each. Queried one at a
 * time: all rows together would take hundreds of megabytes.
 */
export function* resultDocuments(db: DatabaseSync): Iterable<ApiDocument> {
  const ofTeam = db.prepare(queryOf("team_id"));
  for (const { team_id } of parse(teams, db.prepare("SELECT DISTINCT team_id FROM result").all())) {
    const rows = parse(resultRows, ofTeam.all(team_id));
    yield { path: paths.teamResults(team_id), body: JSON.stringify(rows) };
  }
  const ofDriver = db.prepare(queryOf("driver_id"));
  for (const { driver_id } of parse(drivers, db.prepare("SELECT DISTINCT driver_id FROM result").all())) {
    const rows = parse(resultRows, ofDriver.all(driver_id));
    yield { path: paths.driverResults(driver_id), body: JSON.stringify(rows) };
  }
}
