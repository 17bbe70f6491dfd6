import { expect, test } from "vitest";
import { line } from "../testing.ts";
import { chosenLines } from "./chosen-lines.ts";

test("those who were asked for are compared in that order, without any the first two", () => {
  const lines = [line("A"), line("B"), line("C")];
  const names = (ids: Array<string>) => chosenLines(lines, ids).map(({ name }) => name);
  expect(names(["c", "a"])).toEqual(["C", "A"]);
  expect(names(["c", "z"])).toEqual(["C"]);
  expect(names(["z"])).toEqual(["A", "B"]);
  expect(names([])).toEqual(["A", "B"]);
});
