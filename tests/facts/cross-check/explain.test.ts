import { expect, test } from "vitest";
import type { Difference } from "./differences.ts";
import { explain, idle } from "./explain.ts";
import type { Explanation } from "./explanations.ts";

function difference(more: Partial<Difference> = {}): Difference {
  return {
    year: 1963,
    table: "drivers",
    round: null,
    who: "graham_hill",
    what: "points",
    ours: 33,
    theirs: 29,
    ...more,
  };
}

function explanation(more: Partial<Explanation> = {}): Explanation {
  return {
    year: 1963,
    table: "drivers",
    points: { graham_hill: 4 },
    why: "pushed",
    source: "a book",
    ...more,
  };
}

function isExplained(one: Difference, by: Explanation): boolean {
  return explain([one], [by])[0]?.explanation === by;
}

test("a difference is explained by its season, its table, its driver and its amount", () => {
  expect(isExplained(difference(), explanation())).toBe(true);
  expect(isExplained(difference({ round: 4, ours: 13, theirs: 9 }), explanation())).toBe(true);
  expect(isExplained(difference({ what: "gross points" }), explanation())).toBe(true);
});

test.each([
  ["another season", { year: 1964 }],
  ["another table", { table: "constructors" as const }],
  ["another driver", { who: "jim_clark" }],
  ["another amount", { ours: 34 }],
  ["a place", { what: "place" as const }],
  ["a line that is not there", { ours: null }],
])("%s is not explained by it", (_, more) => {
  expect(isExplained(difference(more), explanation())).toBe(false);
});

test("an explanation may hold after some rounds only", () => {
  const ofRound = explanation({ rounds: [5] });
  expect(isExplained(difference({ round: 5 }), ofRound)).toBe(true);
  expect(isExplained(difference({ round: 6 }), ofRound)).toBe(false);
  expect(isExplained(difference(), ofRound)).toBe(false);
});

test("a place is explained by both places", () => {
  const ofPlace = explanation({ points: {}, places: { graham_hill: [2, 3] } });
  const place = difference({ what: "place", ours: 2, theirs: 3 });
  expect(isExplained(place, ofPlace)).toBe(true);
  expect(isExplained({ ...place, theirs: 4 }, ofPlace)).toBe(false);
});

test("an explanation is idle when someone it names has no such difference", () => {
  expect(idle([explanation()], [difference()])).toEqual([]);
  const two = explanation({ points: { graham_hill: 4, jim_clark: 4 } });
  expect(idle([two], [difference()])).toEqual([two]);
  expect(idle([explanation()], [])).toHaveLength(1);
});
