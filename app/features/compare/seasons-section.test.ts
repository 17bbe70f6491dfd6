import { expect, test } from "vitest";
import { sentenceAt } from "#app/ui/chart/chart.ts";
import { scoringChanges, seasonChart, seasonFinding, shortNamesOf } from "./seasons-section.tsx";

function season(year: number, changes: { wins?: number; rank?: number | null } = {}) {
  return {
    year,
    points: 7.5,
    wins: 0,
    podiums: 2,
    poles: 0,
    rank: 4,
    ...changes,
  };
}

const drivers = [
  {
    name: "Ada",
    called: "Ada",
    colour: "red",
    rows: [season(2003, { wins: 1 }), season(2001, { rank: null })],
  },
  { name: "Ben", called: "Ben", colour: "blue", rows: [season(2015)] },
];

test("by year each season stands at its year, oldest first", () => {
  const chart = seasonChart(drivers, "wins", "year");
  expect(chart.series.map(({ points }) => points)).toEqual([
    [
      { x: 2001, value: 0 },
      { x: 2003, value: 1 },
    ],
    [{ x: 2015, value: 0 }],
  ]);
  expect(sentenceAt(chart, 2003)).toBe("2003: Ada 1 win");
});

test("by season of the career everyone begins at 1, and years without a season do not count", () => {
  const chart = seasonChart(drivers, "points", "season");
  expect(chart.series.map(({ points }) => points.map(({ x }) => x))).toEqual([[1, 2], [1]]);
  expect(sentenceAt(chart, 1)).toBe("Season 1: Ada 7.5 points, Ben 7.5 points");
});

test("ranks go down from the first, and a season without one says so", () => {
  const chart = seasonChart(drivers, "rank", "year");
  expect(chart.axis).toBe("position");
  expect(sentenceAt(chart, 2001)).toBe("2001: Ada not ranked");
});

test("a line has its name at its end, in the drawing where that is long before the others'", () => {
  const [ada, ben] = seasonChart(drivers, "wins", "year").series;
  expect(ada?.label).toEqual({ long: "Ada", short: "ADA", at: [2003] });
  expect(ben?.label).toEqual({ long: "Ben", short: "BEN" });
});

test("of two with the same letters each has the initial", () => {
  const named = ["Ralf Schumacher", "Michael Schumacher", "Juan Montoya"].map((name) => ({
    name,
    called: name.split(" ").at(-1) ?? name,
    colour: "red",
    rows: [season(2001)],
  }));
  const { series } = seasonChart(named, "podiums", "year");
  expect(series.map(({ label }) => label?.short)).toEqual(["R. SCH", "M. SCH", "MON"]);
});

function openIn(...chosen: Parameters<typeof seasonChart>) {
  return seasonChart(...chosen).series.map(({ open }) => open);
}

test("what there is so far of a season stands by itself, except in sums", () => {
  expect(openIn(drivers, "wins", "year", 2015)).toEqual([undefined, 2015]);
  expect(openIn(drivers, "wins", "season", 2003)).toEqual([2, undefined]);
  expect(openIn(drivers, "total_wins", "year", 2015)).toEqual([undefined, undefined]);
});

test("a season that runs is marked where a line reaches it", () => {
  expect(seasonChart(drivers, "wins", "year", 2015).mark).toEqual({ x: 2015, label: "2015 so far" });
  expect(seasonChart(drivers, "wins", "year", 2016).mark).toBeUndefined();
  expect(seasonChart(drivers, "wins", "season", 2015).mark).toBeUndefined();
});

const rowsWith = (wins: Array<number>, rank: number) =>
  wins.map((each, at) => season(2001 + at, { wins: each, rank }));

test("the heading says what the chart shows", () => {
  const two = [
    { name: "Ada One", called: "One", colour: "red", rows: rowsWith([3, 9, 1], 1) },
    { name: "Ben Two", called: "Ben Two", colour: "blue", rows: rowsWith([4, 4, 4], 2) },
  ];
  expect(seasonFinding(two, "wins")).toBe("Most in a season: One in 2002, 9 wins");
  expect(seasonFinding(two, "podiums")).toBe("Most in a season: 2 podiums");
  expect(seasonFinding(two, "total_wins")).toBe("One has the most: 13 wins");
  expect(seasonFinding(two, "rank")).toBe("One ranked higher in 3 of 3 seasons");
  expect(seasonFinding(two, "rank", 2003)).toBe("One ranked higher in 2 of 2 seasons");
  const lastOnly = two.map((each) => ({ ...each, rows: each.rows.filter(({ year }) => year === 2003) }));
  expect(seasonFinding(lastOnly, "rank")).toBe("One ranked higher in 2003");
  expect(seasonFinding(two.slice(1), "wins")).toBe("Most in a season: Ben Two in 2001, 4 wins");
  expect(seasonFinding(two, "poles")).toBeUndefined();
});

const ranked = (called: string, ranks: Array<number | null>) => ({
  name: called,
  called,
  colour: "red",
  rows: ranks.map((rank, at) => season(2001 + at, { rank })),
});

test("of several the heading says who ranked highest in most of the seasons that two of them share", () => {
  const three = [
    ranked("One", [1, 2, 5, 1]),
    ranked("Two", [null, 1, 6, 2]),
    ranked("Three", [null, null, 4, 3]),
  ];
  expect(seasonFinding(three, "rank")).toBe("One, Two and Three each ranked highest in 1 of 3 seasons");
  expect(seasonFinding(three, "rank", 2003)).toBe("One and Two each ranked highest in 1 of 2 seasons");
  const apart = [ranked("One", [1]), ranked("Two", [null, 1]), ranked("Three", [null, null, 1])];
  expect(seasonFinding(apart, "rank")).toBeUndefined();
});

/** One driver over some seasons. */
function over(...years: Array<number>) {
  return [
    { name: "Ada", called: "Ada", colour: "red", rows: years.map((year) => season(year, { wins: 1 })) },
  ];
}

test("points of seasons that gave other points are not ranked", () => {
  expect(seasonFinding(over(2009, 2010), "points")).toBeUndefined();
  expect(seasonFinding(over(2009, 2010), "total_points")).toBeUndefined();
  expect(scoringChanges(over(2009, 2010), "points")).toEqual([2010]);
  expect(seasonFinding(over(2010, 2011), "points")).toBe("Most in a season: Ada in 2010, 7.5 points");
  expect(scoringChanges(over(2009, 2010), "wins")).toEqual([]);
});

test("a career's progress adds its seasons up", () => {
  const chart = seasonChart(drivers, "total_points", "season");
  expect(chart.series[0]?.points).toEqual([
    { x: 1, value: 7.5 },
    { x: 2, value: 15 },
  ]);
});

test("of two with the same letters and initial a phone has the first name, or where it is the same the whole name", () => {
  const schumachers = [entrant("Michael Schumacher", "Schumacher"), entrant("Mick Schumacher", "Schumacher")];
  expect(shortNamesOf(schumachers)).toEqual(["Michael", "Mick"]);
  expect(shortNamesOf([...schumachers, entrant("Lando Norris", "Norris")])).toEqual([
    "Michael",
    "Mick",
    "NOR",
  ]);
  const teams = [entrant("Racing Point"), entrant("Racing Bulls"), entrant("Ferrari")];
  expect(shortNamesOf(teams)).toEqual(["Racing Point", "Racing Bulls", "FER"]);
});

function entrant(name: string, called = name) {
  return { name, called };
}
