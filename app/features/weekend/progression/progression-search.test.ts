import { expect, test } from "vitest";
import { testTidying } from "#app/text/search-params-testing.ts";
import { progressionSearch } from "#app/features/weekend/weekend-search.ts";

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

testTidying(progressionSearch, ["view", "highlight", "sort", "x"]);
