import type { DatabaseSync } from "node:sqlite";
import { array, number, object, parse, string } from "valibot";
import { driverSide, sideLine } from "#archive/storage/driver-side.ts";
import { pack } from "#archive/storage/packed-text-sync.ts";
import { qualifyingLine, qualifyingLinesQuery, sessionsOf } from "./qualifying.ts";

const raceLine = object({
  race_id: number(),
  year: number(),
  round: number(),
  race_name: string(),
  country: string(),
  driver_id: string(),
  driver_name: string(),
  ...sideLine.entries,
});

/** The lines of all Grands Prix: newest first, then by classification. */
const raceLinesQuery = `
  SELECT race_id, year, round, race.name AS race_name, country.name AS country, driver_id,
    driver.name AS driver_name, display_order, team.name AS team_name, position, position_text, grid, points
  FROM result
    JOIN race ON race.id = race_id
    JOIN circuit ON circuit.id = circuit_id
    JOIN country ON country.id = circuit.country_id
    JOIN driver ON driver.id = driver_id
    JOIN team ON team.id = team_id
  WHERE session = 'R'
  ORDER BY year DESC, round DESC, display_order`;

/** Rows of table `driver_side`: one for each driver who entered a Grand Prix. */
export function* driverSides(db: DatabaseSync): Iterable<{ driver_id: string; packed: string }> {
  const qualifyings = qualifyingsOf(db);
  const lines = parse(array(raceLine), db.prepare(raceLinesQuery).all());
  for (const [driver_id, own] of Map.groupBy(lines, (line) => line.driver_id)) {
    const races = [...Map.groupBy(own, ({ race_id }) => race_id)].map(([race_id, ofRace]) => ({
      ...ofRace[0],
      lines: ofRace,
      qualifying: qualifyings.get(keyOf({ race_id, driver_id })) ?? null,
    }));
    // Parsing with the schema drops the other columns.
    const side = parse(driverSide, { name: own[0]?.driver_name, races });
    yield { driver_id, packed: pack(JSON.stringify(side)) };
  }
}

/** Each driver's line in each qualifying, with its basis of comparison. */
function qualifyingsOf(db: DatabaseSync) {
  const rows = parse(array(qualifyingLine), db.prepare(qualifyingLinesQuery()).all());
  const sessions = sessionsOf(rows.filter(({ session_type }) => session_type === "Q"));
  return new Map(
    sessions.flatMap(({ lines, basis }) => lines.map((line) => [keyOf(line), { ...line, basis }])),
  );
}

function keyOf({ race_id, driver_id }: { race_id: number; driver_id: string }): string {
  return `${race_id} ${driver_id}`;
}
