import { expect, test } from "vitest";
import { knownView } from "./known-view.ts";

const columns = [
  { id: "driver", label: "Driver", value: () => "", sortable: false },
  { id: "points", label: "Points", value: () => 0, numeric: true },
];
const filterColumns = [
  { id: "country", label: "Country", numeric: false, value: () => "" },
  { id: "points", label: "Points", numeric: true, value: () => 0 },
];

test("columns that the table does not have, or cannot sort by, are dropped from the sorting", () => {
  const sorting = [
    { id: "weather", desc: true },
    { id: "points", desc: true },
    { id: "driver", desc: false },
  ];
  expect(knownView({ sorting, filters: [] }, columns, filterColumns).sorting).toEqual([
    { id: "points", desc: true },
  ]);
});

test("filters of columns that the table does not have are dropped", () => {
  const known = { column: "country", operator: "=", value: "Italy" } as const;
  const filters = [{ column: "weather", operator: "=", value: "wet" } as const, known];
  expect(knownView({ sorting: [], filters }, columns, filterColumns).filters).toEqual([known]);
});

test("text is not compared with > or <", () => {
  const filters = [
    { column: "country", operator: ">", value: "Italy" },
    { column: "points", operator: ">", value: "10" },
  ] as const;
  expect(knownView({ sorting: [], filters }, columns, filterColumns).filters).toEqual([filters[1]]);
});

test("a table without filters takes none", () => {
  const filters = [{ column: "points", operator: ">", value: "10" }] as const;
  expect(knownView({ sorting: [], filters }, columns).filters).toEqual([]);
});
