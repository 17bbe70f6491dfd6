import { DatabaseSync } from "node:sqlite";
import { array, object, parse, string } from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { statements } from "#archive/queries/all.ts";
import { archiveFile } from "../support/archive.ts";

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

test.each(Object.entries(statements))("%s reaches its rows by key or index", (_, { sql, readsWhole }) => {
  const allowed = (readsWhole?.tables ?? []).map((table) => `SCAN ${table}`);
  expect(wholeReads(sql)).toEqual(allowed);
});

test("a statement that reads a whole table would be noticed", () => {
  expect(wholeReads("SELECT id FROM race WHERE official_name = ?1")).toEqual(["SCAN race"]);
});
