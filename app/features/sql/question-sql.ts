/** The archive's own tables, which questions are asked of, over the tables of its file. */
const ownTables: Readonly<Record<string, string>> = {
  result: `SELECT *, line AS display_order, 'R' AS session FROM results
  UNION ALL SELECT *, line, 'S' FROM sprints`,
  race: "SELECT * FROM races",
  grid: "SELECT *, 'R' AS session FROM grids UNION ALL SELECT *, 'S' FROM sprint_grids",
  driver: "SELECT * FROM drivers",
  team: "SELECT * FROM teams",
  engine: "SELECT * FROM engines",
  country: "SELECT * FROM countries",
  circuit: "SELECT * FROM circuits",
  grand_prix: "SELECT * FROM grands_prix",
  pit_stop: "SELECT * FROM pit_stops",
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
