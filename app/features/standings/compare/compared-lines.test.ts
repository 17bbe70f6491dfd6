import { expect, test } from "vitest";
import { line } from "#app/features/sample-rows-testing.ts";
import { chosenLines } from "./compared-lines.tsx";

const lines = ["A", "B", "C", "D", "E"].map((name) => line(name));

function names(compare?: string) {
  return chosenLines(lines, compare, "drivers").chosen.map(({ name }) => name);
}

test("those who were asked for are compared in that order, without any the first two", () => {
  expect(names("c,a")).toEqual(["C", "A"]);
  expect(names("c,z")).toEqual(["C"]);
  expect(names("z")).toEqual(["A", "B"]);
  expect(names()).toEqual(["A", "B"]);
});

test("those who are left out are named, unless the choice was made for another table", () => {
  expect(chosenLines(lines, "a,some_one,b,c,d", "drivers").notes).toEqual([
    "Left out, because not in this season’s championship: Some One.",
    "Left out: D. You can compare up to four drivers.",
  ]);
  expect(chosenLines(lines, "some_one", "drivers").notes).toEqual([]);
});
