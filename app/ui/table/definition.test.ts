import { useTable } from "@tanstack/react-table";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { defineTable, features } from "./definition.ts";
import type { Sort } from "./view.ts";

type Result = { name: string; place: number | null; points: number };

const table = defineTable<Result>({
  name: "results",
  caption: "Results",
  noun: ["result", "results"],
  columns: [
    { id: "name", label: "Name", value: (row) => row.name },
    { id: "place", label: "Place", value: (row) => row.place, numeric: true, firstSort: "asc" },
    { id: "points", label: "Points", value: (row) => row.points, numeric: true },
  ],
});

const rows: Array<Result> = [
  { name: "Räikkönen", place: null, points: 0 },
  { name: "Massa", place: 10, points: 1 },
  { name: "Zhou", place: 2, points: 18 },
  { name: "Räty", place: null, points: 0 },
  { name: "Albon", place: 1, points: 25 },
];

/** A table that says, as its text, what it is asked. */
function Probe({ sorting, ask }: { sorting: Array<Sort>; ask: (sorter: Sorter) => Array<string> }) {
  return ask(useSorter(sorting)).join(" ");
}

type Sorter = ReturnType<typeof useSorter>;

function useSorter(sorting: Array<Sort>) {
  return useTable({ features, columns: table.sortColumns, data: rows, state: { sorting } });
}

function asked(sorting: Array<Sort>, ask: (sorter: Sorter) => Array<string>): Array<string> {
  return renderToStaticMarkup(createElement(Probe, { sorting, ask })).split(" ");
}

/** The names in the order that a sorting gives. */
function sorted(...sorting: Array<Sort>): Array<string> {
  return asked(sorting, (sorter) => sorter.getRowModel().rows.map((row) => row.original.name));
}

function firstDirection(id: string): string | undefined {
  return asked([], (sorter) => [String(sorter.getColumn(id)?.getNextSortingOrder())])[0];
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
  expect(firstDirection("name")).toBe("asc");
  expect(firstDirection("points")).toBe("desc");
  expect(firstDirection("place")).toBe("asc");
});
