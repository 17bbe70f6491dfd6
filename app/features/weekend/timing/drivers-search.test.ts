import { expect, test } from "vitest";
import { testTidying } from "#app/text/search-params-testing.ts";
import { comparedDrivers } from "./timed-drivers.tsx";
import { askedDrivers, driversSearch } from "#app/features/weekend/weekend-search.ts";

const there = ["norris", "piastri", "russell", "verstappen", "leclerc"];
const range = { fewest: 2, most: 4, usual: 3 };

function read(drivers: unknown): string | undefined {
  return driversSearch({ drivers }).drivers;
}

test("drivers stand in the address joined by commas, however a form sends them", () => {
  expect(read("lando_norris,oscar_piastri")).toBe("lando_norris,oscar_piastri");
  expect(read(["lando_norris", "oscar_piastri"])).toBe("lando_norris,oscar_piastri");
  expect(read("Lando-Norris,lando_norris,?,")).toBe("lando_norris");
  expect(read("a,b,c,d,e,f")).toBe("a,b,c,d");
  expect(read(["", 1])).toBeUndefined();
});

testTidying(driversSearch, ["drivers", "sort", "f", "x"]);

test("without a wish the first of the classification are compared", () => {
  expect(comparedDrivers([], there, range)).toEqual(["norris", "piastri", "russell"]);
  expect(comparedDrivers(["nobody"], there, range)).toEqual(["norris", "piastri", "russell"]);
});

test("those asked for are compared in their order, as many as there may be", () => {
  expect(comparedDrivers(askedDrivers({ drivers: "leclerc,norris" }), there, range)).toEqual([
    "leclerc",
    "norris",
  ]);
  expect(comparedDrivers(there.toReversed(), there, range)).toHaveLength(4);
});

test("one alone is compared with the first of the others", () => {
  expect(comparedDrivers(["norris"], there, range)).toEqual(["norris", "piastri"]);
  expect(comparedDrivers(["leclerc"], there, range)).toEqual(["leclerc", "norris"]);
});
