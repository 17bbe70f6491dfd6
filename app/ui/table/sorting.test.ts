import { expect, test } from "vitest";
import { defineTable } from "./definition.ts";
import { nextSorting, sortRows } from "./sorting.ts";
import type { Sort } from "./view.ts";

type Result = { name: string; place: number | null; points: number };

const table = defineTable<Result>({
  name: "results",
  caption: "Results",
  noun: ["result", "results"],
  widths: "content",
  columns: [
    { id: "name", label: "Name", value: (row) => row.name },
    { id: "place", label: "Place", value: (row) => row.place, numeric: true, firstSort: "asc" },
    { id: "points", label: "Points", value: (row) => row.points, numeric: true },
    { id: "result", label: "Result", value: (row) => row.place ?? "DNF", sortBy: (row) => row.place },
  ],
});

const rows: Array<Result> = [
  { name: "Räikkönen", place: null, points: 0 },
  { name: "Massa", place: 10, points: 1 },
  { name: "Zhou", place: 2, points: 18 },
  { name: "Räty", place: null, points: 0 },
  { name: "Albon", place: 1, points: 25 },
];

/** The names in the order that a sorting gives. */
function sorted(...sorting: Array<Sort>): Array<string> {
  return sortRows(table, rows, sorting).map(({ name }) => name);
}

/** The sorting after clicks on heads, one after the other. */
function clicked(several: boolean, ...ids: Array<string>): ReadonlyArray<Sort> {
  return ids.reduce<ReadonlyArray<Sort>>((sorting, id) => nextSorting(table, sorting, id, several), []);
}

test("unsorted rows stand as they came", () => {
  expect(sorted()).toEqual(["Räikkönen", "Massa", "Zhou", "Räty", "Albon"]);
});

test("numbers sort as numbers", () => {
  expect(sorted({ id: "points", desc: true }).slice(0, 3)).toEqual(["Albon", "Zhou", "Massa"]);
});

test("no value sorts last in both directions, in the order of the rows", () => {
  expect(sorted({ id: "place", desc: false })).toEqual(["Albon", "Zhou", "Massa", "Räikkönen", "Räty"]);
  expect(sorted({ id: "place", desc: true })).toEqual(["Massa", "Zhou", "Albon", "Räikkönen", "Räty"]);
});

test("a column may sort by something else than it holds: a result by the place, the unplaced last", () => {
  expect(sorted({ id: "result", desc: true })).toEqual(sorted({ id: "place", desc: true }));
});

test("text sorts as in a dictionary, accents included", () => {
  expect(sorted({ id: "name", desc: false })).toEqual(["Albon", "Massa", "Räikkönen", "Räty", "Zhou"]);
});

test("a second column decides among rows that the first leaves equal", () => {
  expect(sorted({ id: "points", desc: false }, { id: "name", desc: true }).slice(0, 2)).toEqual([
    "Räty",
    "Räikkönen",
  ]);
});

test("the first click sorts text from A, numbers from the highest and places from the first", () => {
  expect(clicked(false, "name")).toEqual([{ id: "name", desc: false }]);
  expect(clicked(false, "points")).toEqual([{ id: "points", desc: true }]);
  expect(clicked(false, "place")).toEqual([{ id: "place", desc: false }]);
});

test("the second click turns the direction around, and the third takes the sorting away", () => {
  expect(clicked(false, "points", "points")).toEqual([{ id: "points", desc: false }]);
  expect(clicked(false, "points", "points", "points")).toEqual([]);
});

test("a click sorts by its column alone, or after those that the rows are sorted by", () => {
  expect(clicked(false, "points", "name")).toEqual([{ id: "name", desc: false }]);
  expect(clicked(true, "points", "name")).toEqual([
    { id: "points", desc: true },
    { id: "name", desc: false },
  ]);
});
