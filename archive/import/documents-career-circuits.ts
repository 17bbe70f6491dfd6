import type { DatabaseSync } from "node:sqlite";
import { array, type InferOutput, object, parse, string } from "valibot";
import { circuitFiguresRows } from "#contract/against.ts";
import { paths } from "#contract/paths.ts";
import { byName } from "./by-name.ts";
import type { ApiDocument } from "./documents.ts";
import { driverFigures, entry, entryColumns, type Figures, teamFigures } from "./summaries.ts";

const line = object({
  ...entry.entries,
  circuit_id: string(),
  circuit_name: string(),
  country: string(),
});
type Line = InferOutput<typeof line>;

const query = `
  SELECT ${entryColumns}, circuit_id, circuit.name AS circuit_name, country.name AS country
  FROM result
    JOIN race ON race.id = race_id
    JOIN circuit ON circuit.id = circuit_id
    JOIN country ON country.id = circuit.country_id
  WHERE session = 'R'
  ORDER BY year, round, display_order`;

/** What each driver and each team did at each circuit. */
export function* careerCircuitDocuments(db: DatabaseSync): Iterable<ApiDocument> {
  const lines = parse(array(line), db.prepare(query).all());
  for (const [id, own] of Map.groupBy(lines, ({ driver_id }) => driver_id)) {
    yield { path: paths.driverCircuits(id), body: bodyOf(own, driverFigures) };
  }
  for (const [id, own] of Map.groupBy(lines, ({ team_id }) => team_id)) {
    yield { path: paths.teamCircuits(id), body: bodyOf(own, teamFigures) };
  }
}

function bodyOf(own: ReadonlyArray<Line>, count: (lines: ReadonlyArray<Line>) => Figures): string {
  const rows = [...Map.groupBy(own, ({ circuit_id }) => circuit_id)].map(([circuit_id, there]) => {
    const { classified, finish_sum, ...figures } = count(there);
    return {
      circuit_id,
      circuit_name: there[0]?.circuit_name ?? circuit_id,
      country: there[0]?.country ?? "",
      ...figures,
      // More decimals than any screen shows.
      avg_finish: classified === 0 ? null : Math.round((1000 * finish_sum) / classified) / 1000,
    };
  });
  const byNameFirst = rows.toSorted((one, other) => byName(one.circuit_name, other.circuit_name));
  return JSON.stringify(parse(circuitFiguresRows, byNameFirst));
}
