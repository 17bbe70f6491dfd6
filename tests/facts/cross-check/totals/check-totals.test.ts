import { expect, inject, test } from "vitest";
import { fullRelease, needsFull } from "../../../support/full-release.ts";
import { checkTotals } from "./check-totals.ts";
import { totalInWords } from "./total-differences.ts";

test("every total of a driver or constructor is F1DB's own, or the difference is explained", ({ skip }) => {
  const file = inject("fullArchive");
  if (file === null || fullRelease === undefined) return skip(needsFull);
  const { compared, differences, idle } = checkTotals(file, fullRelease);
  expect(compared).toBeGreaterThan(40_000);
  expect(differences.filter(({ because }) => because.length === 0).map(totalInWords)).toEqual([]);
  expect(idle).toEqual([]);
  return undefined;
});
