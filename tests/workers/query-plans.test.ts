import { DatabaseSync } from "node:sqlite";
import { array, object, parse, string } from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { archiveFile } from "#archive/import/testing/temporary-folder.ts";

const planRows = array(object({ detail: string() }));
let db: DatabaseSync;

beforeAll(async () => {
  db = new DatabaseSync(await archiveFile("starter"), { readOnly: true });
});
afterAll(() => db.close());

/**
 * The steps of a statement's plan that read a table from end to end, or build an index of it on the spot. Rows that it
 * has found already may be read again, as windows over them are.
 */
function wholeReads(sql: string): Array<string> {
  const plan = parse(planRows, db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all()).map(({ detail }) => detail);
  return plan.filter((step) => /^SCAN (?!CONSTANT ROW|\(subquery-)|AUTOMATIC/.test(step));
}

/** Every statement that a file of archive/queries exports. */
const files = import.meta.glob<Record<string, unknown>>(
  ["../../archive/queries/*.ts", "!../../archive/queries/*.test.ts"],
  { eager: true },
);
const statements = Object.values(files)
  .flatMap((file) => Object.entries(file))
  .filter((entry): entry is [string, string] => entry[0].endsWith("Sql") && typeof entry[1] === "string");

/** Tables of which a statement may read every row, in its order: each has few, and they are the answer or limit it. */
const readWhole: Readonly<Record<string, Array<string>>> = {
  allScoringSql: ["season_scoring"],
  firstsSql: ["season_scoring"],
  // The ids that are asked for.
  driverNamesSql: ["json_each VIRTUAL TABLE INDEX 1:"],
  teamNamesSql: ["json_each VIRTUAL TABLE INDEX 1:"],
  engineNamesSql: ["json_each VIRTUAL TABLE INDEX 1:"],
  askChoicesSql: ["team", "engine", "driver", "circuit", "grand_prix", "circuit"],
  coverageSql: ["coverage"],
  heldTimingSql: ["timing_session"],
};

test.each(statements)("%s reaches its rows by key or index", (name, sql) => {
  expect(wholeReads(sql)).toEqual((readWhole[name] ?? []).map((table) => `SCAN ${table}`));
});

test("every statement that may read a table whole is among those that were looked at", () => {
  expect(statements.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(readWhole)));
});

test("a statement that reads a whole table would be noticed", () => {
  expect(wholeReads("SELECT id FROM race WHERE official_name = ?1")).toEqual(["SCAN race"]);
});
