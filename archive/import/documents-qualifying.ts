import type { DatabaseSync } from "node:sqlite";
import { array, parse } from "valibot";
import { paths } from "#contract/paths.ts";
import { driverQualifying } from "#contract/qualifying.ts";
import type { ApiDocument } from "./documents.ts";
import { comparisonsOf, qualifyingLine, rowOf, sessionsOf } from "./qualifying.ts";

/** Newest race first; qualifying before the sprint's ('Q' < 'SQ'); then the order of the classification. */
const query = `
  SELECT race_id, year, round, race.name AS race_name, country.name AS country,
    qualifying_format AS format, session AS session_type, team_id, team.name AS team_name, driver_id,
    driver.name AS driver_name, position, iif(position IS NULL, position_text, NULL) AS status,
    time_ms AS time, q1_ms AS q1, q2_ms AS q2, q3_ms AS q3
  FROM timed_result
    JOIN race ON race.id = race_id
    JOIN circuit ON circuit.id = circuit_id
    JOIN country ON country.id = circuit.country_id
    JOIN driver ON driver.id = driver_id
    JOIN team ON team.id = team_id
  WHERE session IN ('Q', 'SQ')
  ORDER BY year DESC, round DESC, session, display_order`;

/** Each driver's qualifyings and sprint qualifyings, and how they compare with the teammates', newest first. */
export function* qualifyingDocuments(db: DatabaseSync): Iterable<ApiDocument> {
  const sessions = sessionsOf(parse(array(qualifyingLine), db.prepare(query).all()));
  const entries = sessions.flatMap((session) => session.lines.map((line) => ({ line, session })));
  for (const [id, ofDriver] of Map.groupBy(entries, ({ line }) => line.driver_id)) {
    const answer = parse(driverQualifying, {
      results: ofDriver.map(({ line }) => rowOf(line)),
      teammates: ofDriver.flatMap(({ line, session }) => comparisonsOf(line, session)),
    });
    yield { path: paths.driverQualifying(id), body: JSON.stringify(answer) };
  }
}
