/** What the archive has of every line of a race or sprint (archive/schema.sql: `entry`), over the tables of its file. */
function entriesOf(results: "results" | "sprints", grids: "grids" | "sprint_grids"): string {
  const isRace = results === "results";
  const ownLines = (aggregate: string) => `(SELECT ${aggregate} FROM ${results} AS own
      WHERE own.race_id = races.id AND own.driver_id = ${results}.driver_id)`;
  return `SELECT driver_id AS driver, year, year * 1000 + round * 10 + ${isRace ? 1 : 0} AS at, line,
    ${isRace ? 0 : 1} AS sprint, round, CAST(julianday(races.date) AS INTEGER) AS day, circuit_id AS circuit,
    circuits.country_id AS country, grand_prix_id AS gp, team_id AS team, engine_id AS engine,
    drivers.country_id AS nation, CAST(${results}.number AS INTEGER) AS car,
    CAST(julianday(races.date) - julianday(born) AS INTEGER) AS age,
    position_text NOT IN ('DNS', 'DNQ', 'DNPQ', 'DNP', 'EX') AS started, position AS finish, grid,
    (SELECT qualified FROM ${grids} WHERE ${grids}.race_id = races.id AND ${grids}.driver_id = ${results}.driver_id)
      AS qualified,
    pit_stops - (SELECT count(*) FROM pit_stops
      WHERE with_field AND pit_stops.race_id = races.id AND pit_stops.driver_id = ${results}.driver_id) AS stops,
    points, fastest_lap, pole, position IS 1 AND ${ownLines("max(coalesce(grid = 1, 0)) AND max(fastest_lap)")}
      AS hat_trick, position IS 1 AND ${ownLines("max(pole) AND max(fastest_lap)")} AS credited_hat_trick,
    ${results}.grand_slam, line = ${ownLines("min(line)")} AS better,
    iif(position IS NULL, position_text, NULL) AS outcome,
    iif(position_text = 'DNF', lower(replace(status, ' ', '_')), NULL) AS reason
  FROM ${results} JOIN races USING (year, round) JOIN drivers ON drivers.id = driver_id
    JOIN circuits ON circuits.id = circuit_id`;
}

/** The archive's own tables, which questions are asked of, over the tables of its file: an id is its own key. */
const ownTables: Readonly<Record<string, string>> = {
  entry: `${entriesOf("results", "grids")}
  UNION ALL ${entriesOf("sprints", "sprint_grids")}`,
  entry_key: `SELECT 'driver' AS kind, id AS key, id, name FROM drivers
  UNION ALL SELECT 'team', id, id, name FROM teams
  UNION ALL SELECT 'engine', id, id, name FROM engines
  UNION ALL SELECT 'country', id, id, name FROM countries
  UNION ALL SELECT 'circuit', id, id, name FROM circuits
  UNION ALL SELECT 'gp', id, id, full_name FROM grands_prix`,
  race: "SELECT * FROM races",
  driver: "SELECT * FROM drivers",
  circuit: "SELECT * FROM circuits",
};

/**
 * A question's statement (the page of questions shows it) for the archive's file: the tables that it names are defined
 * over the file's, and its values stand where its parameters were.
 *
 * @param values of `?1`, `?2` …
 */
export function questionSql({
  sql,
  values,
}: {
  sql: string;
  values: ReadonlyArray<string | number>;
}): string {
  const named = Object.entries(ownTables).filter(([name]) =>
    new RegExp(`(?:FROM|JOIN) ${name}\\b`).test(sql),
  );
  const definitions = named.map(([name, query]) => `${name} AS (\n  ${query})`).join(",\n");
  const steps = sql.replace(/^WITH /, "");
  return `WITH ${definitions},\n${steps}`.replaceAll(/\?(\d+)/g, (_, index) =>
    literal(values[Number(index) - 1]),
  );
}

function literal(value: string | number | undefined): string {
  if (value === undefined) return "NULL";
  return typeof value === "number" ? String(value) : `'${value.replaceAll("'", "''")}'`;
}
