import type { DatabaseSync } from "node:sqlite";
import { notStarted } from "#contract/results.ts";

/** Fills the tables for questions (`entry`, `entry_key` in archive/schema.sql) from the others. */
export function fillEntries(db: DatabaseSync): void {
  for (const [kind, { table, name }] of Object.entries(named))
    db.exec(`INSERT INTO entry_key
      SELECT '${kind}', row_number() OVER (ORDER BY id), id, ${name} FROM ${table}`);
  db.exec(entriesSql);
}

/** The tables whose ids get keys, with their name column. */
const named = {
  driver: { table: "driver", name: "name" },
  team: { table: "team", name: "name" },
  engine: { table: "engine", name: "name" },
  country: { table: "country", name: "name" },
  circuit: { table: "circuit", name: "name" },
  gp: { table: "grand_prix", name: "full_name" },
} as const;

function keyOf(kind: keyof typeof named, id: string): string {
  return `(SELECT key FROM entry_key WHERE kind = '${kind}' AND id = ${id})`;
}

/** Pit lane visits with the whole field are not stops. */
const stops = `result.pit_stops - (SELECT count(*) FROM pit_stop
    WHERE with_field = 1 AND pit_stop.race_id = result.race_id AND pit_stop.driver_id = result.driver_id)`;

/** An aggregate over all lines of a driver in a race: drivers who shared cars have several. */
function ofOwnLines(aggregate: string): string {
  return `(SELECT ${aggregate} FROM result AS own WHERE own.driver_id = result.driver_id
    AND own.session = result.session AND own.race_id = result.race_id)`;
}

function hatTrick(pole: string): string {
  return `position IS 1 AND ${ofOwnLines(`max(coalesce(${pole}, 0)) AND max(fastest_lap)`)}`;
}

const entriesSql = `INSERT INTO entry
  (driver, year, at, line, sprint, round, day, circuit, country, gp, team, engine, nation, car, age, started, finish,
    grid, qualified, stops, points, fastest_lap, pole, hat_trick, credited_hat_trick, grand_slam, better,
    outcome, reason)
SELECT ${keyOf("driver", "result.driver_id")}, race.year,
  race.year * 1000 + race.round * 10 + (session = 'R'), display_order, session = 'S', race.round,
  CAST(julianday(race.date) AS INTEGER),
  ${keyOf("circuit", "race.circuit_id")}, ${keyOf("country", "circuit.country_id")},
  ${keyOf("gp", "race.grand_prix_id")}, ${keyOf("team", "team_id")}, ${keyOf("engine", "engine_id")},
  ${keyOf("country", "driver.country_id")},
  CAST(result.number AS INTEGER), CAST(julianday(race.date) - julianday(born) AS INTEGER),
  position_text NOT IN (${notStarted.map((text) => `'${text}'`).join(", ")}),
  position, grid,
  (SELECT qualified FROM grid WHERE grid.driver_id = result.driver_id AND grid.session = result.session
    AND grid.race_id = result.race_id),
  ${stops}, points, fastest_lap, pole,
  ${hatTrick("grid = 1")}, ${hatTrick("pole")}, result.grand_slam,
  display_order = ${ofOwnLines("min(display_order)")},
  iif(position IS NULL, position_text, NULL),
  iif(position_text = 'DNF', lower(replace(status, ' ', '_')), NULL)
FROM result
  JOIN race ON race.id = result.race_id
  JOIN driver ON driver.id = result.driver_id
  JOIN circuit ON circuit.id = race.circuit_id
ORDER BY 1, 2, 3, 4`;
