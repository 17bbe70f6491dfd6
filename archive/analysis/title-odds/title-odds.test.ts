import { expect, test } from "vitest";
import { sum } from "../arithmetic.ts";
import { driversOffers, stillPossible } from "../season-rules/still-possible.ts";
import {
  type OddsSeason,
  type RacedCar,
  type RunRound,
  type TitleOdds,
  titleOddsSettings,
} from "./odds-season.ts";
import { oddsSeason, runRound } from "./testing/odds-seasons.ts";
import { swingsOf, titleOdds } from "./title-odds.ts";

const settings = { ...titleOddsSettings, simulations: 400 };
const since2010 = [25, 18, 15, 12, 10, 8, 6, 4, 2, 1];
const field = ["ann", "bob", "cat", "dan", "eve", "fay"];

/** The odds after the last round that was run. */
function latest(season: OddsSeason, before: OddsSeason | null = null) {
  const odds = titleOdds(season, before, settings).at(-1);
  if (odds === undefined) throw new Error("no round was run");
  return odds;
}

function chanceOf({ chances }: TitleOdds, name: string): number | null {
  return chances.find(([each]) => each === name)?.[1] ?? null;
}

/** So many rounds with the same order. */
function alike(rounds: number, order: ReadonlyArray<string>, scale: ReadonlyArray<number>) {
  return Array.from({ length: rounds }, (_, index) => runRound(index + 1, order, scale));
}

test("a title that is decided is certain, and nobody else is in it", () => {
  // 75 and 54 points with one race to go, of 25.
  const { drivers } = latest(oddsSeason(2015, 4, alike(3, field, since2010)));
  expect(chanceOf(drivers, "ann")).toBeLessThan(1);
  const after = latest(oddsSeason(2015, 4, alike(4, field, since2010)));
  expect(after.drivers.chances).toEqual([["ann", 1]]);
  expect(after.constructors?.chances).toEqual([["ann ford", 1]]);
  // 125 and 90 points with one race to go.
  const early = latest(oddsSeason(2015, 6, alike(5, field, since2010)));
  expect(early.drivers.chances).toEqual([["ann", 1]]);
});

test("who is out by arithmetic has no chance, and who is not is named", () => {
  const orders = [
    field,
    ["bob", "ann", "dan", "cat", "eve", "fay"],
    ["ann", "cat", "bob", "dan", "fay", "eve"],
  ];
  for (const rounds of [4, 5, 6, 8]) {
    const season = oddsSeason(
      2015,
      rounds,
      orders.map((order, index) => runRound(index + 1, order, since2010)),
    );
    const points = Map.groupBy(
      season.run.flatMap((round) => round.driverPoints),
      ([name]) => name,
    );
    const table = [...points].map(([name, lines]) => ({ name, points: sum(lines.map(([, each]) => each)) }));
    const offers = driversOffers(
      season.calendar.slice(3).map(({ round, sprint }) => ({ year: 2015, round, sprint })),
    );
    const possible = stillPossible(table, offers, 1).filter(({ best }) => best === 1);
    const { drivers } = latest(season);
    expect(drivers.chances.map(([name]) => name).toSorted()).toEqual(
      possible.map(({ line }) => line.name).toSorted(),
    );
  }
});

test("chances of a championship sum to 1", () => {
  const season = oddsSeason(1988, 8, alike(3, field, [9, 6, 4, 3, 2, 1]));
  const rounds = titleOdds(season, null, settings);
  expect(rounds.map(({ round }) => round)).toEqual([0, 1, 2, 3]);
  for (const { drivers, constructors } of rounds) {
    expect(sum(drivers.chances.map(([, chance]) => chance))).toBeCloseTo(1, 9);
    expect(sum((constructors?.chances ?? []).map(([, chance]) => chance))).toBeCloseTo(1, 9);
  }
});

test("the same results have the same chances", () => {
  const season = oddsSeason(2015, 8, alike(2, field, since2010));
  expect(titleOdds(season, null, settings)).toEqual(titleOdds(structuredClone(season), null, settings));
});

test("a figure that holds on every machine", () => {
  const season = oddsSeason(2015, 6, alike(2, field, since2010));
  const chances = latest(season).drivers.chances.map(([name, chance]) => [name, Math.round(chance * 400)]);
  expect(chances).toEqual([
    ["ann", 261],
    ["bob", 90],
    ["cat", 29],
    ["dan", 8],
    ["eve", 7],
    ["fay", 6],
  ]);
});

test("chances after a round do not know what came later", () => {
  const [first, second] = [field, field.toReversed()];
  const season = oddsSeason(2015, 6, [runRound(1, first, since2010), runRound(2, second, since2010)]);
  const other = oddsSeason(2015, 6, [runRound(1, first, since2010), runRound(2, first, since2010)]);
  const short = oddsSeason(2015, 6, [runRound(1, first, since2010)]);
  const known = titleOdds(short, null, settings);
  expect(titleOdds(season, null, settings).slice(0, 2)).toEqual(known);
  expect(titleOdds(other, null, settings).slice(0, 2)).toEqual(known);
  expect(titleOdds(season, null, settings)[2]).not.toEqual(titleOdds(other, null, settings)[2]);
});

test("the last season tells before the first round, when nobody has raced", () => {
  const before = oddsSeason(2014, 6, alike(6, field, since2010));
  const season = oddsSeason(2015, 6, [runRound(1, field.toReversed(), since2010)]);
  const [start] = titleOdds(season, before, settings);
  expect(start?.drivers.leaders).toEqual([]);
  expect(start?.drivers.chances[0]?.[0]).toBe("ann");
});

test("a season without a race has none", () => {
  expect(titleOdds(oddsSeason(2015, 6, []), null, settings)).toEqual([]);
});

test("dropped scores count: in 1988 the best eleven of sixteen", () => {
  // Eleven wins cannot be bettered, whatever the last five races bring: a rival has at most five.
  const { drivers } = latest(oddsSeason(1988, 16, alike(11, field, [9, 6, 4, 3, 2, 1])));
  expect(drivers.chances).toEqual([["ann", 1]]);
  const open = [
    ...Array.from({ length: 6 }, () => ["ann", "bob"]),
    ...Array.from({ length: 5 }, () => ["bob", "ann"]),
  ];
  const run = open.map((order, index) => runRound(index + 1, order, [9, 6, 4, 3, 2, 1]));
  // Ann has 6 × 9 + 5 × 6 = 84, Bob can come to 10 × 9 + 6 = 96, Cat to 45 and the rest no further.
  const later = latest(oddsSeason(1988, 16, run));
  expect(later.drivers.chances.map(([name]) => name).toSorted()).toEqual(["ann", "bob"]);
  // Ann has 9 × 9 + 2 × 6 = 93 after eleven of fourteen.
  const lead = [
    ...Array.from({ length: 9 }, () => ["ann", "bob"]),
    ...Array.from({ length: 2 }, () => ["bob", "ann"]),
  ];
  const closed = lead.map((order, index) => runRound(index + 1, order, [9, 6, 4, 3, 2, 1]));
  // Bob: 2 × 9 + 9 × 6 = 72, and with three wins 99 in all, but the best eleven are 5 × 9 + 6 × 6 = 81.
  const dropped = latest(oddsSeason(1988, 14, closed));
  expect(dropped.drivers.chances).toEqual([["ann", 1]]);
});

test("double points at the end keep open what single points would have decided", () => {
  const lead = alike(18, ["ann", "bob"], [3, 0]);
  const open = latest(oddsSeason(2014, 19, [...lead.slice(0, 17), runRound(18, ["bob", "ann"], [3, 0])]));
  expect(open.drivers.chances.map(([name]) => name)).not.toContain("cat");
  // 51 and 3 points before the last race, which had 50 on offer.
  expect(chanceOf(open.drivers, "bob")).not.toBe(null);
  const single = latest(oddsSeason(2015, 19, [...lead.slice(0, 17), runRound(18, ["bob", "ann"], [3, 0])]));
  expect(chanceOf(single.drivers, "bob")).toBe(null);
});

test("level on points, the one with more wins is ahead; level in all, the title is shared", () => {
  const countback = oddsSeason(2015, 2, [
    runRound(1, ["ann", "bob"], [25, 20]),
    runRound(2, ["cat", "bob", "ann"], [25, 18, 13]),
  ]);
  expect(latest(countback).drivers.leaders).toEqual(["ann"]);
  const level = oddsSeason(2015, 2, [
    runRound(1, ["ann", "bob"], [25, 18]),
    runRound(2, ["bob", "ann"], [25, 18]),
  ]);
  expect(latest(level).drivers.chances).toEqual([
    ["ann", 0.5],
    ["bob", 0.5],
  ]);
});

test("who has died does not race on, and can still be champion on points", () => {
  const season = oddsSeason(1970, 6, alike(3, field, [9, 6, 4, 3, 2, 1]));
  const alive = chanceOf(latest(season).drivers, "ann");
  const dead: OddsSeason = { ...season, died: [["ann", "1970-03-01"]] };
  const chance = chanceOf(latest(dead).drivers, "ann");
  expect(chance).toBeGreaterThan(0);
  expect(chance).toBeLessThan(alive ?? 0);
  // Peterson died the day after Monza 1978; on the day of the next race he might still have started.
  const since: OddsSeason = { ...season, died: [["ann", "1970-03-02"]] };
  expect(chanceOf(latest(since).drivers, "ann")).toBe(chance);
  const later: OddsSeason = { ...season, died: [["ann", "1970-04-01"]] };
  expect(chanceOf(latest(later).drivers, "ann")).toBe(alive);
});

test("a title is certain once the only one who could catch up has died", () => {
  const season = oddsSeason(1978, 4, [
    runRound(1, ["bob", "ann", "cid"], [9, 6, 4, 3, 2, 1]),
    runRound(2, ["bob", "ann", "cid"], [9, 6, 4, 3, 2, 1]),
    runRound(3, ["ann", "bob", "cid"], [9, 6, 4, 3, 2, 1]),
  ]);
  expect(latest(season).drivers.decided).toBe(false);
  const dead: OddsSeason = { ...season, died: [["ann", "1978-03-02"]] };
  expect(latest(dead).drivers).toMatchObject({ decided: true, chances: [["bob", 1]] });
});

/** The same round with a car that was entered and did not start. */
function without(round: RunRound, driver: string, start: RacedCar["start"]): RunRound {
  return {
    ...round,
    cars: round.cars.map((car) => (car.driver === driver ? { ...car, position: null, start } : car)),
  };
}

test("who was entered and did not start keeps the place in the field", () => {
  const before = oddsSeason(2014, 6, alike(6, field, since2010));
  const others = field.filter((driver) => driver !== "ann");
  const second = runRound(2, [...others, "ann"], since2010);
  const chanceAfter = (start: RacedCar["start"]) => {
    const points = second.driverPoints.filter(([driver]) => driver !== "ann");
    const round = { ...without(second, "ann", start), driverPoints: points };
    const season = oddsSeason(2015, 8, [runRound(1, field, since2010), round]);
    return chanceOf(latest(season, before).drivers, "ann") ?? 0;
  };
  expect(chanceAfter("not_started")).toBeGreaterThan(0.4);
  expect(chanceAfter("not_fit")).toBeLessThan(0.6 * chanceAfter("not_started"));
});

/** The drivers' odds before the first round. */
function beforeTheFirst(round: RunRound, before: OddsSeason): TitleOdds {
  const [odds] = titleOdds(oddsSeason(2015, 6, [round]), before, settings);
  if (odds === undefined) throw new Error("no odds");
  return odds.drivers;
}

test("before the first round the field is its entries, whatever became of them, and who may come late", () => {
  const last = alike(6, field, since2010);
  const first = runRound(1, field, since2010);
  const before = oddsSeason(2014, 6, last);
  const expected = beforeTheFirst(first, before);
  for (const outcome of ["not_started", "not_qualified", "not_fit"] as const)
    expect(beforeTheFirst(without(first, "ann", outcome), before)).toEqual(expected);

  const absent = runRound(1, field.slice(1), since2010);
  expect(chanceOf(beforeTheFirst(absent, before), "ann")).toBe(null);
  // In a last season in which a third of the drivers came late, one who is not there may come late, too.
  const late = oddsSeason(2014, 6, [runRound(1, field.slice(2), since2010), ...last.slice(1)]);
  expect(chanceOf(beforeTheFirst(absent, late), "ann")).toBeGreaterThan(0.1);
  const gone: OddsSeason = { ...late, died: [["ann", "2014-12-01"]] };
  expect(chanceOf(beforeTheFirst(absent, gone), "ann")).toBe(null);
});

test("who fails to qualify may fail again", () => {
  const rounds = alike(3, field, since2010);
  const chance = (start: RacedCar["start"]) => {
    const season = oddsSeason(
      2015,
      8,
      rounds.map((round) => without(round, "fay", start)),
    );
    return chanceOf(latest(season).drivers, "fay") ?? 0;
  };
  expect(chance("not_qualified")).toBeLessThan(chance("not_started"));
});

test("there was no constructors' championship before 1958", () => {
  expect(latest(oddsSeason(1957, 4, alike(2, field, [8, 6, 4, 3, 2]))).constructors).toBe(null);
  expect(latest(oddsSeason(1958, 4, alike(2, field, [8, 6, 4, 3, 2]))).constructors).not.toBe(null);
});

function chancesAfter(round: number, chances: TitleOdds["chances"]) {
  return { round, odds: { chances, decided: false, leaders: [], scorers: 0 } };
}

test("a swing names who gained and who lost most, and how much of the title moved", () => {
  const swings = swingsOf(2010, [
    chancesAfter(0, [
      ["ann", 0.5],
      ["bob", 0.3],
      ["cat", 0.2],
    ]),
    chancesAfter(1, [
      ["bob", 0.7],
      ["ann", 0.2],
      ["cat", 0.1],
    ]),
    chancesAfter(2, [["bob", 1]]),
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
