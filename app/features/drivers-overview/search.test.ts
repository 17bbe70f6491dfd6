import { expect, test } from "vitest";
import { comparedIds, overviewSearch } from "./search.ts";

const nothing = {
  drivers: undefined,
  q: undefined,
  compare: undefined,
  figure: undefined,
  by: undefined,
  sort: undefined,
};

test("an address without a word shows the current drivers and compares nobody", () => {
  expect(overviewSearch({})).toEqual(nothing);
  expect(comparedIds({})).toEqual([]);
});

test("defaults and nonsense leave the address", () => {
  const search = { drivers: "current", q: "  ", compare: ",,", figure: "points", by: "year", sort: "?" };
  expect(overviewSearch(search)).toEqual(nothing);
  expect(overviewSearch({ drivers: 7, q: null, compare: {}, figure: "laps", by: ["season"] })).toEqual(
    nothing,
  );
});

test("what is said stays in its tidy form", () => {
  expect(
    overviewSearch({
      drivers: "all",
      q: " Pérez ",
      compare: "Max-Verstappen,lando_norris",
      figure: "rank",
      by: "season",
      sort: "wins.desc",
    }),
  ).toEqual({
    drivers: "all",
    q: "Pérez",
    compare: "max_verstappen,lando_norris",
    figure: "rank",
    by: "season",
    sort: "wins.desc",
  });
});

test("a form that was sent names drivers one by one; each counts once", () => {
  expect(overviewSearch({ compare: ["a_b", "c_d", "a_b", "__", "e,c_d"] }).compare).toBe("a_b,c_d,e");
});

test("no address asks for more than eight drivers", () => {
  const many = Array.from({ length: 40 }, (_, index) => `driver_${index}`).join(",");
  const { compare } = overviewSearch({ compare: many });
  expect(comparedIds({ compare })).toHaveLength(8);
  expect(comparedIds({ compare: many })).toHaveLength(8);
});

test("reading a tidy address again changes nothing", () => {
  const tidy = overviewSearch({ q: `${"x".repeat(59)} y`, compare: "b,a", by: "season" });
  expect(overviewSearch(tidy)).toEqual(tidy);
});
