import { expect, test } from "vitest";
import type { TitleOdds } from "./odds-season.ts";
import { brier, type JudgedRound, reportCard } from "./report-card.ts";

function judged(
  year: number,
  round: number,
  chances: TitleOdds["chances"],
  more: Partial<JudgedRound> = {},
): JudgedRound {
  return {
    year,
    round,
    rounds: 4,
    odds: { chances, decided: chances.length === 1, leaders: ["ann"], scorers: 2 },
    champion: "ann",
    ...more,
  };
}

test("the Brier score is 0 for who was sure and right, 2 for who was sure and wrong", () => {
  expect(brier([["ann", 1]], "ann")).toBe(0);
  expect(brier([["bob", 1]], "ann")).toBe(2);
  expect(
    brier(
      [
        ["ann", 0.5],
        ["bob", 0.5],
      ],
      "ann",
    ),
  ).toBe(0.5);
  expect(
    brier(
      [
        ["bob", 0.5],
        ["cat", 0.5],
      ],
      "ann",
    ),
  ).toBe(1.5);
});

test("rounds from the first to the one before the last are judged, and the start by itself", () => {
  const half: TitleOdds["chances"] = [
    ["ann", 0.5],
    ["bob", 0.5],
  ];
  const card = reportCard([
    judged(1999, 0, half, { odds: { chances: half, decided: false, leaders: [], scorers: 0 } }),
    judged(1999, 1, half),
    judged(1999, 2, [
      ["ann", 0.9],
      ["bob", 0.1],
    ]),
    judged(2001, 3, [["ann", 1]]),
    judged(2001, 4, [["ann", 1]]),
  ]);
  expect(card.all.rounds).toBe(3);
  expect(card.all.brier).toBeCloseTo((0.5 + 0.02 + 0) / 3, 12);
  expect(card.chosenOn).toMatchObject({ rounds: 2 });
  expect(card.untouched).toMatchObject({ rounds: 1, brier: 0 });
  expect(card.beforeFirstRound).toEqual({ rounds: 1, brier: 0.5, baseline: null });
  expect(card.decades.map(({ decade, rounds }) => [decade, rounds])).toEqual([
    [1990, 2],
    [2000, 1],
  ]);
});

test("the leader has the share of leaders who won until 1999, at the same part of a season", () => {
  const odds: TitleOdds = { chances: [["ann", 1]], decided: true, leaders: ["ann"], scorers: 3 };
  // Two leaders won and one did not; with one of each added, 3 of 5.
  const card = reportCard([
    judged(1997, 2, [], { odds }),
    judged(1998, 2, [], { odds }),
    judged(1999, 2, [], { odds, champion: "bob" }),
    judged(2005, 2, [], { odds }),
  ]);
  // The leader at 0.6, two others at 0.2 each.
  expect(card.untouched.baseline).toBeCloseTo(0.4 ** 2 + 2 * 0.2 ** 2, 12);
  expect(card.chosenOn.baseline).toBeCloseTo((2 * 0.24 + (0.6 ** 2 + 0.8 ** 2 + 0.2 ** 2)) / 3, 12);
});

test("calibration counts chances that were not certain, by how large they were", () => {
  const { bins } = reportCard([
    judged(1999, 1, [
      ["ann", 0.75],
      ["bob", 0.25],
    ]),
    judged(1999, 2, [
      ["ann", 0.25],
      ["bob", 0.75],
    ]),
    judged(1999, 3, [["ann", 1]]),
  ]);
  expect(bins.filter(({ count }) => count > 0)).toEqual([
    { from: 0.2, to: 0.3, count: 2, said: 0.25, happened: 0.5 },
    { from: 0.7, to: 0.8, count: 2, said: 0.75, happened: 0.5 },
  ]);
});
