import { expect, test } from "vitest";
import { line } from "#app/features/sample-rows-testing.ts";
import { roundsTable, leadsOf, reignsOf, roundsAhead } from "./rounds-table.tsx";

/** The ids of the columns of a comparison. */
function ids(...names: Array<string>): Array<string> {
  const lines = names.map((name) => line(name));
  return roundsTable(lines, [], true).columns.map(({ id }) => id);
}

test("a column is called after its line, so that a sorting stays with it among others", () => {
  expect(ids("A", "B")).toEqual(["round", "race_name", "a", "b", "margin"]);
  expect(ids("C", "B", "D")).toEqual(["round", "race_name", "c", "b", "d", "margin"]);
});

test("after each round the one with the most points leads by what the next lacks", () => {
  const [norris, piastri] = [line("Norris", 25, 44, 62), line("Piastri", 2, 44, 67)];
  expect(leadsOf([norris, piastri])).toEqual([
    { leader: norris, margin: 23 },
    { leader: null, margin: 0 },
    { leader: piastri, margin: 5 },
  ]);
});

test("of several, the margin is to the second, whoever that is", () => {
  const lines = [line("A", 10), line("B", 30), line("C", 18)];
  expect(leadsOf(lines)).toEqual([{ leader: lines[1], margin: 12 }]);
});

test("who has not entered yet has no points", () => {
  const [early, late] = [line("Early", 4, 4), line("Late", null, 9)];
  expect(leadsOf([early, late]).map(({ leader }) => leader?.name)).toEqual(["Early", "Late"]);
});

test("seasons of different length are compared as far as both go", () => {
  expect(leadsOf([line("2024", 1, 2, 3), line("2026", 5)])).toHaveLength(1);
  expect(leadsOf([line("Alone", 1, 2)])).toEqual([]);
});

test("rounds ahead are counted, and rounds in a row belong together", () => {
  const [a, b] = [line("A", 5, 9, 9, 9, 20), line("B", 1, 2, 9, 12, 12)];
  const leads = leadsOf([a, b]);
  expect([roundsAhead(a, leads), roundsAhead(b, leads)]).toEqual([3, 1]);
  expect(reignsOf(leads)).toEqual([
    { leader: a, from: 1, to: 2 },
    { leader: null, from: 3, to: 3 },
    { leader: b, from: 4, to: 4 },
    { leader: a, from: 5, to: 5 },
  ]);
});
