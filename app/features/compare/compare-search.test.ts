import { expect, test } from "vitest";
import { comparedIds } from "#app/data/compare/compared-ids.ts";
import { overviewSearch } from "#app/routes/drivers_overview.index.tsx";
import { driversCompareSearch } from "#app/features/standings/standings-search.ts";
import { testTidying } from "#app/text/search-params-testing.ts";
import { changeCompared, compareSearch, pairOf } from "./compare-search.ts";

/** What an address means, without what is absent. */
function read(search: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(compareSearch(search)).filter(([, value]) => value !== undefined));
}

test("ids are tidied, names are taken for ids, and everyone is compared once", () => {
  expect(read({ ids: "Max-Verstappen,Sergio Pérez,max_verstappen" })).toEqual({
    ids: "max_verstappen,sergio_perez",
  });
  expect(read({ ids: ["ada,ben", "ada", "cem"] })).toEqual({ ids: "ada,ben,cem" });
});

test("nonsense and defaults are dropped", () => {
  expect(
    read({ kind: "drivers", ids: "<script>,,%%", figure: "rank", by: "moon", at: 7, pair: "a", add: " " }),
  ).toEqual({ ids: "script" });
  expect(read({ ids: { a: 1 }, figure: ["wins"], kind: ["teams"] })).toEqual({});
});

test("reading an address again changes nothing", () => {
  const search = {
    kind: "teams",
    ids: "ferrari,mclaren",
    figure: "points",
    at: "poles",
    pair: "mclaren,ferrari",
  };
  expect(read(search)).toEqual(search);
  expect(read(read(search))).toEqual(search);
});

test("four are compared, and those beyond are known", () => {
  expect(comparedIds("a,b,c,d,e,f")).toEqual({ ids: ["a", "b", "c", "d"], surplus: ["e", "f"] });
  expect(comparedIds(undefined)).toEqual({ ids: [], surplus: [] });
});

test("a pair is two of those who are compared", () => {
  expect(read({ ids: "a,b,c", pair: "c,a" }).pair).toBe("c,a");
  expect(read({ ids: "a,b,c,d,e", pair: "a,e" }).pair).toBeUndefined();
  expect(read({ ids: "a,b", pair: "a,a" }).pair).toBeUndefined();
  expect(pairOf({ pair: "c,a" })).toEqual(["c", "a"]);
  expect(pairOf({})).toBeNull();
});

test("a change of who is compared starts from the address, and takes out unknown ids and what was typed", () => {
  const add = changeCompared(["x"], (ids) => [...ids, "c"]);
  expect(add({ ids: "a,x,b", add: "cem", at: "poles" })).toEqual({ ids: "a,b,c", at: "poles" });
  expect(add({})).toEqual({ ids: "c" });
  expect(changeCompared([], () => [])({ kind: "teams", ids: "a" })).toEqual({ kind: "teams" });
});

testTidying(compareSearch, ["kind", "ids", "add", "figure", "by", "at", "pair", "sort"]);

test.each([
  "Sergio Pérez,max-verstappen,MAX_VERSTAPPEN",
  "Juan Pablo Montoya,Nico Hülkenberg,,%%",
  "a,b,c,d,e,f,g",
  ["a,b", "c", "a"],
])("the comparison, the overview and the standings read %j as the same drivers", (asked) => {
  const expected = comparedIds(compareSearch({ ids: asked }).ids);
  expect(expected.ids.length).toBeGreaterThan(1);
  expect(comparedIds(overviewSearch({ compare: asked }).compare)).toEqual(expected);
  expect(comparedIds(driversCompareSearch({ compare: asked }).compare)).toEqual(expected);
});
