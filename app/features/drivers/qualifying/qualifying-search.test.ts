import { expect, test } from "vitest";
import { testTidying } from "#app/text/search-params-testing.ts";
import { qualifyingSearch } from "#app/features/drivers/driver-search.ts";

const nothing = { view: undefined, session: undefined, teammate: undefined, sort: undefined, f: undefined };

test("a shared view is read as it was", () => {
  const search = { view: "sessions", session: "SQ", teammate: "sergio_perez", sort: "gap.asc" };
  expect(qualifyingSearch(search)).toEqual({ ...nothing, ...search });
});

test("defaults are not written into the address", () => {
  expect(qualifyingSearch({ view: "results", session: "Q" })).toEqual(nothing);
});

test("nonsense is dropped", () => {
  expect(qualifyingSearch({ view: 1, session: ["SQ"], teammate: "?", sort: "x", f: {} })).toEqual(nothing);
});

testTidying(qualifyingSearch, ["view", "session", "teammate", "sort", "f", "x"]);
