import fc from "fast-check";
import { expect, test } from "vitest";
import { teammatesSearch } from "./search.ts";

const nothing = {
  view: undefined,
  races: undefined,
  circuit: undefined,
  teammate: undefined,
  sort: undefined,
};

test("a shared view is read as it was", () => {
  const search = { view: "driver", races: "finished", teammate: "sergio_perez", sort: "year.asc" };
  expect(teammatesSearch(search)).toEqual({ ...nothing, ...search });
});

test("defaults are not written into the address", () => {
  expect(teammatesSearch({ view: "overall", races: "all" })).toEqual(nothing);
});

test("nonsense is dropped", () => {
  expect(
    teammatesSearch({ view: ["yearly"], races: 1, circuit: "../monza", teammate: ["a", "b"], sort: "<b>" }),
  ).toEqual(nothing);
});

test("hyphens and capitals in an id lead to its one form", () => {
  expect(teammatesSearch({ circuit: "Spa-Francorchamps" }).circuit).toBe("spa_francorchamps");
});

test("whatever the address holds, it is tidied once and never in circles", () => {
  const keys = fc.constantFrom("view", "races", "circuit", "teammate", "sort", "x");
  fc.assert(
    fc.property(fc.dictionary(keys, fc.anything()), (search) => {
      const once = teammatesSearch(search);
      expect(teammatesSearch(once)).toEqual(once);
    }),
  );
});
