import { expect, inject, test } from "vitest";
import { checkTotals } from "./check-totals.ts";
import { totalInWords } from "./total-differences.ts";

test("every total of a driver or constructor is F1DB's own, or the difference is explained", ({ skip }) => {
  const [file, release] = [inject("fullArchive"), process.env.F1DB_ARCHIVE];
  if (file === null || release === undefined) return skip("needs the full archive: set F1DB_ARCHIVE");
  const { compared, differences, idle } = checkTotals(file, release);
  expect(compared).toBeGreaterThan(40_000);
  expect(differences.filter(({ because }) => because.length === 0).map(totalInWords)).toEqual([]);
  expect(idle).toEqual([]);
  return undefined;
});
