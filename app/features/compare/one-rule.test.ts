import { expect, test } from "vitest";
import { comparedIds } from "#app/data/compare/compared-ids.ts";
import { overviewSearch } from "#app/features/drivers-overview/drivers-overview-search.ts";
import { driversCompareSearch } from "#app/features/standings/standings-search.ts";
import { compareSearch } from "./compare-search.ts";

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
