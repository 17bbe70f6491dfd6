import { expect, test } from "vitest";
import { testTidying } from "#app/text/search-params-testing.ts";
import { driverTeammatesSearch } from "#app/features/drivers/driver-search.ts";

const nothing = {
  view: undefined,
  races: undefined,
  circuit: undefined,
  teammate: undefined,
  sort: undefined,
};

test("a shared view is read as it was", () => {
  const search = { view: "driver", races: "finished", teammate: "sergio_perez", sort: "year.asc" };
  expect(driverTeammatesSearch(search)).toEqual({ ...nothing, ...search });
});

test("defaults are not written into the address", () => {
  expect(driverTeammatesSearch({ view: "overall", races: "all" })).toEqual(nothing);
});

test("nonsense is dropped", () => {
  expect(
    driverTeammatesSearch({
      view: ["yearly"],
      races: 1,
      circuit: "../monza",
      teammate: ["a", "b"],
      sort: "<b>",
    }),
  ).toEqual(nothing);
});

test("hyphens and capitals in an id lead to its one form", () => {
  expect(driverTeammatesSearch({ circuit: "Spa-Francorchamps" }).circuit).toBe("spa_francorchamps");
});

testTidying(driverTeammatesSearch, ["view", "races", "circuit", "teammate", "sort", "x"]);
