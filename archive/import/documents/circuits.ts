import type { DatabaseSync } from "node:sqlite";
import { array, nullable, object, omit, parse, string } from "valibot";
import { flagColumn } from "#archive/storage/database.ts";
import { circuitEntries, circuitProfile, circuitProfiles, circuitRace } from "#contract/circuits.ts";
import { paths } from "#contract/endpoints.ts";
import { apiDocument, type ApiDocument } from "./api-document.ts";
import { outcomeColumns, outcomeEntries, outcomeJoins } from "./calendar.ts";

const circuitRows = array(
  object({
    ...omit(circuitProfile, ["previous_names", "races"]).entries,
    previous_names: nullable(string()),
  }),
);

const circuitsQuery = `
  SELECT circuit.id AS circuit_id, circuit.name AS circuit_name, full_name, previous_names, place,
    country.name AS country, type, direction, length_km, circuit.turns AS turns,
    count(winner_driver_id) AS races_held, min(year) AS first_year, max(year) AS last_year,
    max(iif(winner_driver_id IS NULL, NULL, year)) AS last_held_year
  FROM circuit JOIN country ON country.id = country_id LEFT JOIN race ON circuit_id = circuit.id
  GROUP BY circuit.id ORDER BY circuit.id`;

const raceRows = array(
  object({
    ...omit(circuitRace, ["sprint", "winner", "pole", "credited_pole", "fastest_lap"]).entries,
    circuit_id: string(),
    sprint: flagColumn,
    ...outcomeEntries,
  }),
);

const racesQuery = `
  SELECT year, round, race.name AS race_name, circuit_id, country.name AS country, date AS date_utc,
    time AS time_utc, sprint, layout_id, course_length_km AS lap_length_km, race.turns AS turns, ${outcomeColumns}
  FROM race
    JOIN circuit ON circuit.id = circuit_id
    JOIN country ON country.id = circuit.country_id
    ${outcomeJoins}
  ORDER BY year DESC, round DESC`;

/** The list of all circuits, and each with its Grands Prix. */
export function* circuitDocuments(db: DatabaseSync): Iterable<ApiDocument> {
  const circuits = parse(circuitRows, db.prepare(circuitsQuery).all());
  const races = Map.groupBy(parse(raceRows, db.prepare(racesQuery).all()), (race) => race.circuit_id);
  const entries = circuits.map((circuit) => ({
    ...circuit,
    last_winner: races.get(circuit.circuit_id)?.find(({ winner }) => winner !== null)?.winner ?? null,
  }));
  yield apiDocument(paths.circuits(), circuitEntries, entries);
  for (const circuit of circuits) {
    yield apiDocument(paths.circuitProfile(circuit.circuit_id), circuitProfiles, [
      {
        ...circuit,
        previous_names: circuit.previous_names?.split(";") ?? [],
        races: races.get(circuit.circuit_id) ?? [],
      },
    ]);
  }
}
