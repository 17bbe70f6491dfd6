import { expect, test } from "vitest";
import { testTidying } from "#app/text/search-params-testing.ts";
import { overviewSearch } from "#app/routes/drivers_overview.index.tsx";

const nothing = {
  drivers: undefined,
  q: undefined,
  compare: undefined,
  sort: undefined,
};

test("an address without a word shows the current drivers and compares nobody", () => {
  expect(overviewSearch({})).toEqual(nothing);
});

test("defaults and nonsense leave the address", () => {
  const search = { drivers: "current", q: "  ", compare: ",,", sort: "?" };
  expect(overviewSearch(search)).toEqual(nothing);
  expect(overviewSearch({ drivers: 7, q: null, compare: {} })).toEqual(nothing);
});

test("what is said stays in its tidy form", () => {
  expect(
    overviewSearch({
      drivers: "all",
      q: " Pérez ",
      compare: "Max-Verstappen,lando_norris",
      sort: "wins.desc",
    }),
  ).toEqual({
    drivers: "all",
    q: "Pérez",
    compare: "max_verstappen,lando_norris",
    sort: "wins.desc",
  });
});

test("a form that was sent names drivers one by one; each counts once", () => {
  expect(overviewSearch({ compare: ["a_b", "c_d", "a_b", "__", "e,c_d"] }).compare).toBe("a_b,c_d,e");
});

test("reading a tidy address again changes nothing", () => {
  const tidy = overviewSearch({ q: `${"x".repeat(59)} y`, compare: "b,a" });
  expect(overviewSearch(tidy)).toEqual(tidy);
});

testTidying(overviewSearch, ["drivers", "q", "compare", "sort"]);
