import { expect, test } from "vitest";
import { testTidying } from "#app/text/search-params-testing.ts";
import {
  comparedSeasons,
  compareSearch,
  driversCompareSearch,
  toggled,
} from "#app/features/standings/standings-search.ts";

const nothing = { compare: undefined, driver: undefined, seasons: undefined, sort: undefined, f: undefined };

test("a shared comparison is read as it was", () => {
  const search = { compare: "lando_norris,oscar_piastri", driver: "lando_norris", seasons: "2024,2025" };
  expect(driversCompareSearch(search)).toEqual({ ...nothing, ...search });
});

test("ids are tidied, and each is compared once", () => {
  expect(compareSearch({ compare: "Lando-Norris,lando_norris,?" }).compare).toBe("lando_norris");
});

test("seasons stand in their order, and what is no season is dropped", () => {
  expect(comparedSeasons({ seasons: "2025,2024,2025,1949,x" })).toEqual([2024, 2025]);
  expect(driversCompareSearch({ driver: "lando_norris", seasons: "1949" }).seasons).toBeUndefined();
});

test("seasons without a driver are nobody's", () => {
  expect(driversCompareSearch({ seasons: "2024,2025" })).toEqual(nothing);
});

test("a choice is put in or taken out", () => {
  expect(toggled(["a", "b"], "c")).toBe("a,b,c");
  expect(toggled(["a", "b"], "a")).toBe("b");
  expect(toggled([2025], 2025)).toBeUndefined();
});

testTidying(driversCompareSearch, ["compare", "driver", "seasons", "sort", "f"]);
