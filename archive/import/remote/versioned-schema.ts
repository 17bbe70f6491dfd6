import { isOfTiming, schemaSql } from "../database/schema.ts";

/** The name under which load `number` keeps a table or an index, for example `race__3`. */
export function versionedName(name: string, number: number): string {
  return `${name}__${number}`;
}

/** The load that a versioned name belongs to; null for any other name. */
export function loadOf(name: string): number | null {
  const digits = /__(\d+)$/.exec(name)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** The statements of `schema.sql` that make each table and its indexes. */
const statementsByTable: ReadonlyMap<string, Array<string>> = Map.groupBy(
  schemaSql
    .replaceAll(/--.*$/gm, "")
    .split(";")
    .map((statement) => statement.replaceAll(/\s+/g, " ").trim())
    .filter((statement) => statement !== ""),
  tableOf,
);

function tableOf(statement: string): string {
  const table = /^CREATE TABLE (\w+)|^CREATE (?:UNIQUE )?INDEX \w+ ON (\w+)/.exec(statement);
  const name = table?.[1] ?? table?.[2];
  if (name === undefined) throw new Error(`archive/schema.sql: cannot version: ${statement}`);
  return name;
}

/** How many indexes a table has beside its primary key; D1 bills a written row for each. */
export function indexCount(table: string): number {
  return (statementsByTable.get(table)?.length ?? 1) - 1;
}

/** Statements that make a table and its indexes for a load, where they are not there yet. */
export function createStatements(table: string, number: number): Array<string> {
  return (statementsByTable.get(table) ?? []).map((statement) =>
    statement
      .replace(
        /^CREATE TABLE (\w+)/,
        (_, name) => `CREATE TABLE IF NOT EXISTS ${versionedName(name, number)}`,
      )
      .replace(
        /^CREATE (UNIQUE )?INDEX (\w+) ON (\w+)/,
        (_, unique = "", index, of) =>
          `CREATE ${unique}INDEX IF NOT EXISTS ${versionedName(index, number)} ON ${versionedName(of, number)}`,
      ),
  );
}

/** Statements that make the tables of the timing where they are missing. They belong to no load: every load keeps them. */
export function timingTableStatements(): Array<string> {
  return [...statementsByTable]
    .filter(([table]) => isOfTiming(table))
    .flatMap(([, statements]) => statements)
    .map((statement) => statement.replace(/^CREATE TABLE/, "CREATE TABLE IF NOT EXISTS"));
}
