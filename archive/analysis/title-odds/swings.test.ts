import { expect, test } from "vitest";
import type { TitleOdds } from "./odds-season.ts";
import { swingsOf } from "./swings.ts";

function round(number: number, chances: TitleOdds["chances"]) {
  return { round: number, odds: { chances, decided: false, leaders: [], scorers: 0 } };
}

test("a swing names who gained and who lost most, and how much of the title moved", () => {
  const swings = swingsOf(2010, [
    round(0, [
      ["ann", 0.5],
      ["bob", 0.3],
      ["cat", 0.2],
    ]),
    round(1, [
      ["bob", 0.7],
      ["ann", 0.2],
      ["cat", 0.1],
    ]),
    round(2, [["bob", 1]]),
  ]);
  expect(swings).toMatchObject([
    { year: 2010, round: 1, gained: { name: "bob", before: 0.3, after: 0.7 }, lost: { name: "ann" } },
    {
      year: 2010,
      round: 2,
      gained: { name: "bob", before: 0.7, after: 1 },
      lost: { name: "ann", before: 0.2, after: 0 },
    },
  ]);
  expect(swings.map(({ moved }) => Math.round(moved * 100))).toEqual([40, 30]);
});
