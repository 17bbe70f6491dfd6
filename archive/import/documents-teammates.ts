import type { DatabaseSync } from "node:sqlite";
import { array, parse } from "valibot";
import { paths } from "#contract/paths.ts";
import type { ApiDocument } from "./documents.ts";
import { pairsOf, raceLine, recordOfAll, recordOfFinished } from "./teammates.ts";

const query = `
  SELECT race_id, year, round, race.name AS race_name, country.name AS country, team_id,
    team.name AS team_name, result.driver_id, driver.name AS driver_name, circuit_id,
    circuit.name AS circuit_name, display_order, position, points
  FROM result
    JOIN race ON race.id = race_id
    JOIN circuit ON circuit.id = circuit_id
    JOIN country ON country.id = circuit.country_id
    JOIN driver ON driver.id = result.driver_id
    JOIN team ON team.id = team_id
  WHERE session = 'R'
  ORDER BY year DESC, round DESC, display_order`;

/** The head-to-head records of each driver, of all races and of those that both finished, newest first. */
export function* teammateDocuments(db: DatabaseSync): Iterable<ApiDocument> {
  const lines = parse(array(raceLine), db.prepare(query).all());
  const teamsInRaces = Map.groupBy(lines, (line) => `${line.race_id} ${line.team_id}`);
  const pairs = [...teamsInRaces.values()].flatMap(pairsOf);
  for (const [id, ofDriver] of Map.groupBy(pairs, ({ driver }) => driver.driver_id)) {
    yield { path: paths.teammates(id), body: JSON.stringify(ofDriver.map(recordOfAll)) };
    const finished = ofDriver.map(recordOfFinished).filter((record) => record !== null);
    if (finished.length > 0) yield { path: paths.teammatesFinished(id), body: JSON.stringify(finished) };
  }
}
