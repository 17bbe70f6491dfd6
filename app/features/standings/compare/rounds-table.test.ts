import { expect, test } from "vitest";
import { line } from "../standings-testing.ts";
import { roundsTable } from "./rounds-table.tsx";

/** The ids of the columns of a comparison. */
function ids(...names: Array<string>): Array<string> {
  const lines = names.map((name) => line(name));
  return roundsTable(lines, true).columns.map(({ id }) => id);
}

test("a column is called after its line, so that a sorting stays with it among others", () => {
  expect(ids("A", "B")).toEqual(["round", "race_name", "a", "b", "leader", "margin"]);
  expect(ids("C", "B", "D")).toEqual(["round", "race_name", "c", "b", "d", "leader", "margin"]);
});
