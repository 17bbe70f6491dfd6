import { expect, test } from "vitest";
import { constructorsPoints, driversPoints, type ScoredLine } from "./race-points.ts";
import { inOrder, line, race } from "./testing/scoring-races.ts";

/** Points by driver; of several lines the sum. */
function points(lines: ReadonlyArray<ScoredLine>): Record<string, number> {
  const drivers = Map.groupBy(lines, (one) => one.driver_id);
  return Object.fromEntries(
    [...drivers].map(([driver, own]) => [driver, own.reduce((sum, one) => sum + one.points, 0)]),
  );
}

test.each([
  [1959, 8, 2, 0],
  [1960, 8, 2, 1],
  [1961, 9, 2, 1],
  [1991, 10, 2, 1],
  [2003, 10, 4, 3],
  [2010, 25, 10, 8],
])("%i: the first, fifth and sixth have %i, %i and %i points", (year, first, fifth, sixth) => {
  const scored = points(driversPoints(race(year, inOrder("a", "b", "c", "d", "e", "f"))));
  expect([scored.a, scored.e, scored.f]).toEqual([first, fifth, sixth]);
});

test("who is not classified has no points", () => {
  expect(points(driversPoints(race(1988, [line("a", 1), line("b", null)])))).toEqual({ a: 9, b: 0 });
});

test("until 1957 the drivers of a shared car divide its points, since then nobody has them", () => {
  const shared = [line("fagioli", 1), line("fangio", 1), line("gonzalez", 2)];
  expect(points(driversPoints(race(1951, shared)))).toEqual({ fagioli: 4, fangio: 4, gonzalez: 6 });
  expect(points(driversPoints(race(1958, shared)))).toEqual({ fagioli: 0, fangio: 0, gonzalez: 6 });
});

test("in the fifties the fastest lap gives a point wherever its driver comes in, divided among equals", () => {
  const lines = [line("a", 1), line("b", null, { fastest_lap: true })];
  expect(points(driversPoints(race(1955, lines)))).toEqual({ a: 8, b: 1 });
  const both = [line("a", 1, { fastest_lap: true }), line("b", 2, { fastest_lap: true })];
  expect(points(driversPoints(race(1959, both)))).toEqual({ a: 8.5, b: 6.5 });
  expect(points(driversPoints(race(1960, both)))).toEqual({ a: 8, b: 6 });
});

test("from 2019 to 2024 the fastest lap gives a point to who comes into the points", () => {
  const field = inOrder("a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k");
  const fastest = (place: number) =>
    field.map((one) => (one.position === place ? { ...one, fastest_lap: true } : one));
  expect(points(driversPoints(race(2021, fastest(10)))).j).toBe(2);
  expect(points(driversPoints(race(2021, fastest(11)))).k).toBe(0);
  expect(points(driversPoints(race(2025, fastest(1)))).a).toBe(25);
});

test("a race that was cut short gives half, the last of 2014 double points", () => {
  const field = inOrder("a", "b");
  expect(points(driversPoints(race(2021, field, { round: 12 })))).toEqual({ a: 12.5, b: 9 });
  expect(points(driversPoints(race(2014, field, { round: 19 })))).toEqual({ a: 50, b: 36 });
});

test("sprints have a scale of their own, and neither pole nor fastest lap counts in them", () => {
  const field = [line("a", 1, { fastest_lap: true }), line("b", 4)];
  expect(points(driversPoints(race(2021, field, { session: "S" })))).toEqual({ a: 3, b: 0 });
  expect(points(driversPoints(race(2022, field, { session: "S" })))).toEqual({ a: 8, b: 5 });
});

test("in Germany in 1967 who came in behind Formula Two cars moved up", () => {
  const field = inOrder("denny_hulme", "jack_brabham", "chris_amon", "john_surtees");
  const behind = [
    line("jackie_oliver", 5),
    line("jo_bonnier", 6),
    line("alan_rees", 7),
    line("guy_ligier", 8),
  ];
  const scored = driversPoints(race(1967, [...field, ...behind], { round: 7 }));
  expect(points(scored)).toMatchObject({ jackie_oliver: 0, jo_bonnier: 2, alan_rees: 0, guy_ligier: 1 });
  expect(scored.find((one) => one.driver_id === "guy_ligier")?.scoringPlace).toBe(6);
});

test("in Italy in 1984 nobody had the points of the second cars that could not score", () => {
  const field = [...inOrder("niki_lauda", "michele_alboreto"), line("jo_gartner", 5), line("other", 6)];
  const scored = points(driversPoints(race(1984, field, { round: 14 })));
  expect(scored).toMatchObject({ jo_gartner: 0, other: 1 });
});

test("for makes a win was worth 8 in 1961, and the fastest lap of the fifties nothing", () => {
  const field = [line("a", 1, { fastest_lap: true })];
  expect(points(constructorsPoints(race(1961, field)))).toEqual({ a: 8 });
  expect(points(constructorsPoints(race(1959, field)))).toEqual({ a: 8 });
  expect(points(constructorsPoints(race(2024, field)))).toEqual({ a: 26 });
});
