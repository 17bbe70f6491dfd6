import fc from "fast-check";
import { expect, test } from "vitest";
import { progressionSearch } from "./search.ts";

test("a view and a driver stand in the address, and nonsense does not", () => {
  expect(progressionSearch({ view: "laps", highlight: "Lando-Norris", sort: "q.asc" })).toMatchObject({
    view: "laps",
    highlight: "lando_norris",
    sort: "q.asc",
  });
  expect(progressionSearch({ view: "days", highlight: "<b>" })).toMatchObject({
    view: undefined,
    highlight: undefined,
  });
});

test("whatever the address holds, it is tidied once and never in circles", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom("view", "highlight", "sort", "x"), fc.anything()), (search) => {
      const once = progressionSearch(search);
      expect(progressionSearch(once)).toEqual(once);
    }),
  );
});
