import { expect, inject, test } from "vitest";
import { crossCheck, inWords } from "./check.ts";
import { needsFull } from "../../support/full-release.ts";

test("every table since 1950 is what its season's rules make of the results, or the difference is explained", ({
  skip,
}) => {
  const file = inject("fullArchive");
  if (file === null) return skip(needsFull);
  const checked = crossCheck(file);
  expect(checked.seasons).toBeGreaterThanOrEqual(77);
  const unexplained = checked.differences.filter(({ explanation }) => explanation === null);
  expect(unexplained.map(({ difference }) => inWords(difference))).toEqual([]);
  expect(checked.idle).toEqual([]);
  return undefined;
});
