import { expect, test } from "vitest";
import { story } from "./race-laps-testing.ts";
import {
  chosenPairs,
  cutGaps,
  inRoadOrder,
  pairNote,
  pairOf,
  pairTitle,
  partsOf,
  stopsOfPair,
} from "./story-sentences.ts";

test("the parts of a gap that are not nothing add up to it, beside the stops of both", () => {
  const [pair] = story.pairs;
  expect(pair && pairTitle(story, pair)).toBe("Norris ahead of Verstappen");
  expect(pair && partsOf(story, pair)).toEqual([
    { name: "First lap", seconds: 1 },
    { name: "Pace", seconds: 8.2 },
    { name: "Pit stops", seconds: -3 },
  ]);
  expect(pair && stopsOfPair(story, pair)).toEqual([
    { driver: 0, laps: [] },
    { driver: 1, laps: [18] },
  ]);
});

test("stops at or after the last lap that both completed are no part of their gap", () => {
  const [pair] = story.pairs;
  const to = (lap: number) =>
    pair && stopsOfPair(story, { ...pair, to_lap: lap }).flatMap((stopped) => stopped.laps);
  expect(to(19)).toEqual([18]);
  expect(to(18)).toEqual([]);
  expect(to(10)).toEqual([]);
});

test("a gap that ends early names its lap, and who crossed the line first comes first", () => {
  const pair = pairOf(story, "oscar_piastri", "lando_norris");
  expect(pair && pairTitle(story, pair)).toBe("Piastri ahead of Norris");
  expect(pair && pairNote(story, pair)).toBe("The gap after lap\u00a020.");
  expect(pair && pairNote(story, { ...pair, to_lap: 50 })).toBeNull();
  expect(pair && pairNote(story, { ...pair, to_lap: 50, penalties: -3 })).toBe(
    "Order on the road; the gap includes Norris’s penalty of 3.000\u00a0s.",
  );
  // Who crossed the line first is the first of the pair, and what they gained is positive.
  expect(pair && inRoadOrder(pair)).toMatchObject({
    ahead: 2,
    behind: 0,
    gap: 4,
    other: 3.7,
    tyres: 0.3,
    stops: 0,
  });
  expect(pairOf(story, "lando_norris", "lando_norris")).toBeUndefined();
  expect(pair && partsOf(story, pair).reduce((sum, { seconds }) => sum + seconds, 0)).toBeCloseTo(-4, 9);
});

test("a part that half of the cards in a row have stands in each of them, one of a single card in that alone", () => {
  const [pair] = story.pairs;
  if (pair === undefined) throw new Error("a pair was given");
  const none = { ...pair, pace: 0, stops: 0, penalties: 0 };
  const cards = [none, { ...pair, penalties: 5 }, { ...none, stops: -3 }];
  const names = cards.map((card) => partsOf({ pairs: cards }, card, cards).map(({ name }) => name));
  expect(names).toEqual([
    ["First lap", "Pit stops"],
    ["First lap", "Pace", "Pit stops", "Penalties"],
    ["First lap", "Pit stops"],
  ]);
});

test("safety car laps that give back what a stop lost are one part with it, and so for every pair of the race", () => {
  const [pair] = story.pairs;
  if (pair === undefined) throw new Error("a pair was given");
  const [offset, added] = [2.5, -2.5].map((neutralised) => ({ ...pair, neutralised }));
  if (offset === undefined || added === undefined) throw new Error("two pairs were made");
  const net = { name: "Stops, safety car", seconds: -0.5 };
  expect(partsOf({ pairs: [offset, added] }, offset).at(-1)).toEqual(net);
  expect(partsOf({ pairs: [offset, added] }, added).at(-1)).toEqual({ ...net, seconds: -5.5 });
  expect(partsOf({ pairs: [added] }, added).slice(-2)).toEqual([
    { name: "Pit stops", seconds: -3 },
    { name: "Safety car", seconds: -2.5 },
  ]);
});

test("a part that would read 0.0 is left out", () => {
  const [pair] = story.pairs;
  if (pair === undefined) throw new Error("a pair was given");
  const named = (tyres: number) => partsOf(story, { ...pair, tyres }).some(({ name }) => name === "Tyres");
  expect([0.049, -0.049, 0.06, -0.06].map(named)).toEqual([false, false, true, true]);
});

test("the podium comes first, then teammates who are not on it", () => {
  const { podium, teammates } = chosenPairs(story);
  expect([podium.length, teammates.length]).toEqual([2, 0]);
});

test("an undercut is told by the gaps before and after the stops", () => {
  const [cut] = story.cuts;
  expect(cut && cutGaps(cut)).toBe("−1.2 → +0.8 s");
});
