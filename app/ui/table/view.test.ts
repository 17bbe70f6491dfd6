import fc from "fast-check";
import { expect, test } from "vitest";
import { parseSearch, stringifySearch } from "#app/text/search-params.ts";
import { operators } from "#app/ui/filter-bar/filters.ts";
import { type View, maxFilters, readView, tableView, writeView } from "./view.ts";
import { knownView } from "./data-table.tsx";

const columnId = fc.stringMatching(/^[a-z_]{1,16}$/);
/** Columns of rounds and of seasons have numbers in their names; nobody filters by those. */
const sortId = fc.stringMatching(/^[a-z0-9_]{1,16}$/);
const value = fc.string({ unit: "binary" }).filter((text) => text.trim() !== "");
const anyView: fc.Arbitrary<View> = fc.record({
  sorting: fc.uniqueArray(fc.record({ id: sortId, desc: fc.boolean() }), { selector: (sort) => sort.id }),
  filters: fc.array(fc.record({ column: columnId, operator: fc.constantFrom(...operators), value }), {
    maxLength: maxFilters,
  }),
});

/** What the site does with a query string: parse it, tidy it in the route's `validateSearch`, write it again. */
function tidied(query: string): string {
  const search = parseSearch(query);
  return stringifySearch({ ...search, ...tableView(search) });
}

test("a view reads as the address says", () => {
  const search = parseSearch("?sort=points.desc,year.asc&f=finish_position.lt.4&f=country.eq.Italy");
  expect(readView(tableView(search))).toEqual({
    sorting: [
      { id: "points", desc: true },
      { id: "year", desc: false },
    ],
    filters: [
      { column: "finish_position", operator: "<", value: "4" },
      { column: "country", operator: "=", value: "Italy" },
    ],
  });
});

test("an address that is written as it should be stays as it is", () => {
  const query = "?sort=points.desc,year.asc&f=finish_position.lt.4&f=country.eq.Italy";
  expect(tidied(query)).toBe(query);
});

test("other parameters are left alone", () => {
  expect(tidied("?team=ferrari&sort=year.asc&complete=")).toBe("?team=ferrari&sort=year.asc&complete=");
});

test("nonsense is dropped", () => {
  expect(tidied("?sort=points.up,,year&f=country&f=country.is.Italy&f=.eq.Italy&f=year.eq.+&f=")).toBe("");
  expect(tableView({ sort: 1, f: { column: "year" } })).toEqual({ sort: undefined, f: undefined });
});

test("good parts survive among nonsense", () => {
  expect(tidied("?f=rubbish&sort=x,points.desc&f=year.gt.2000")).toBe("?f=year.gt.2000&sort=points.desc");
});

test("a column that is sorted twice is sorted as first said", () => {
  expect(tableView({ sort: "year.asc,points.desc,year.desc" }).sort).toBe("year.asc,points.desc");
});

test("filters beyond the most that are read are dropped", () => {
  const f = Array.from({ length: maxFilters + 5 }, (_, index) => `year.gt.${1950 + index}`);
  expect(tableView({ f }).f).toEqual(f.slice(0, maxFilters));
});

test("other ways to encode the same address lead to the one form", () => {
  const form = "?sort=points.desc,year.asc&f=race_name.eq.Las+Vegas";
  expect(tidied("?sort=points.desc%2Cyear.asc&f=race_name.eq.Las%20Vegas")).toBe(form);
  expect(tidied("?sort=points%2Edesc&sort=year.asc&f=race_name.eq.Las+Vegas")).toBe(form);
});

test("a value may hold dots, commas and signs", () => {
  const view: View = { sorting: [], filters: [{ column: "status", operator: "=", value: "a.b,c&d=e+f" }] };
  expect(readView(tableView(parseSearch(stringifySearch(writeView(view)))))).toEqual(view);
});

test("whatever view is written is read back", () => {
  fc.assert(
    fc.property(anyView, (view) => {
      expect(readView(writeView(view))).toEqual(view);
      expect(readView(tableView(parseSearch(stringifySearch(writeView(view)))))).toEqual(view);
    }),
  );
});

test("whatever the search parameters are, something valid is made of them, and only once", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom("sort", "f", "x"), fc.anything()), (search) => {
      const once = tableView(search);
      expect(tableView(once)).toEqual(once);
    }),
  );
});

test("no address is led in circles", () => {
  const piece = fc.constantFrom(
    "sort=",
    "f=",
    "&",
    "?",
    "points",
    ".desc",
    ",",
    "%2C",
    "+",
    "%20",
    "%",
    "%zz",
    "year.gt.",
    "4",
    "é",
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ unit: "binary" }))), (pieces) => {
      const once = tidied(`?${pieces.join("")}`);
      expect(tidied(once)).toBe(once);
    }),
  );
});

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
