import { expect, test } from "vitest";
import { leadsOf, reignsOf, roundsAhead } from "./leads.ts";
import { line } from "../standings-testing.ts";

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
