import { expect, test } from "vitest";
import { createStatements, indexCount, loadOf, versionedName } from "./deployed-d1.ts";

test("a table and its indexes get the load's number", () => {
  const statements = createStatements("race", 3);
  expect(statements).toHaveLength(1 + indexCount("race"));
  expect(statements[0]).toMatch(/^CREATE TABLE IF NOT EXISTS race__3 \( id INTEGER PRIMARY KEY,/);
  expect(statements).toContain("CREATE UNIQUE INDEX IF NOT EXISTS race_by_round__3 ON race__3 (year, round)");
});

test("a load is read from a name and back", () => {
  expect(loadOf(versionedName("race", 12))).toBe(12);
  expect(loadOf("race")).toBeNull();
  expect(loadOf("sqlite_master")).toBeNull();
});
