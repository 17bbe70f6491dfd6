import { expect, test } from "vitest";
import type { ScoringRace } from "./race-points.ts";
import { constructorsTable, driversTable } from "./tables.ts";
import { inOrder, line, race } from "./testing/scoring-races.ts";

/** Races of a season, each given as the drivers in the order in which they came in. */
function season(year: number, ...orders: Array<Array<string>>): Array<ScoringRace> {
  return orders.map((order, index) => race(year, inOrder(...order), { round: index + 1 }));
}

function placesOf(year: number, races: ReadonlyArray<ScoringRace>) {
  return driversTable(year, races).map(({ driver_id, position }) => `${position} ${driver_id}`);
}

test("a table has points that count, all points, and places", () => {
  const races = season(1950, ["a", "b"], ["a", "b"], ["a", "b"], ["a", "b"], ["b", "a"]);
  expect(driversTable(1950, races)).toEqual([
    { driver_id: "a", position: 1, points: 32, gross: 38, dropped: [{ round: 5, points: 6 }] },
    { driver_id: "b", position: 2, points: 26, gross: 32, dropped: [{ round: 4, points: 6 }] },
  ]);
});

test("points of a sprint count with those of the race", () => {
  const sprint = race(2022, inOrder("b", "a"), { session: "S" });
  expect(driversTable(2022, [...season(2022, ["a", "b"]), sprint])).toMatchObject([
    { driver_id: "a", points: 32 },
    { driver_id: "b", points: 26 },
  ]);
});

test("a tie goes to who has more wins, then more second places", () => {
  const races = [
    race(1966, [line("winner", 1), line("second", 2), line("third", 3)], { round: 1 }),
    race(1966, [line("third", 3), line("second", 4)], { round: 2 }),
    race(1966, [line("third", 6)], { round: 3 }),
  ];
  expect(driversTable(1966, races).map(({ points }) => points)).toEqual([9, 9, 9]);
  expect(placesOf(1966, races)).toEqual(["1 winner", "2 second", "3 third"]);
});

test("until 1999 places without points break no tie, and who is equal shares the place", () => {
  const races = season(
    1990,
    ["a", "b", "c", "d", "e", "one", "x", "y"],
    ["a", "b", "c", "d", "e", "two", "one", "y"],
  );
  expect(placesOf(1990, races).slice(-2)).toEqual(["6 one", "6 two"]);
});

test("until 1999 the table lists who has points, since 2000 who was classified", () => {
  const field = [...inOrder("a", "b", "c", "d", "e", "f", "seventh"), line("out", null)];
  expect(placesOf(1999, [race(1999, field)]).at(-1)).toBe("6 f");
  expect(placesOf(2000, [race(2000, field)]).at(-1)).toBe("7 seventh");
});

test("since 2000 every place breaks ties, also among those without points", () => {
  const races = [
    race(2001, [...inOrder("a", "b", "c", "d", "e", "f"), line("ninth", 9), line("eighth", 8)], { round: 1 }),
  ];
  expect(placesOf(2001, races).slice(-2)).toEqual(["7 eighth", "8 ninth"]);
});

test("who was excluded has no place, and nobody is placed behind", () => {
  const races = season(1997, ["michael_schumacher", "jacques_villeneuve"]);
  expect(driversTable(1997, races)).toMatchObject([
    { driver_id: "jacques_villeneuve", position: 1, points: 6, gross: 6 },
    { driver_id: "michael_schumacher", position: null, points: 10, gross: 10 },
  ]);
});

test("a driver with two cars in one race has the points of both, as one result", () => {
  const argentina = [
    line("fangio", 1),
    ...["gonzalez", "farina", "trintignant"].map((driver) => line(driver, 2)),
    ...["farina", "trintignant", "maglioli"].map((driver) => line(driver, 3)),
  ];
  expect(driversTable(1955, [race(1955, argentina)])).toMatchObject([
    { driver_id: "fangio", points: 8 },
    { driver_id: "farina", points: 3.33, position: 2 },
    { driver_id: "trintignant", points: 3.33, position: 2 },
    { driver_id: "gonzalez", points: 2 },
    { driver_id: "maglioli", points: 1.33 },
  ]);
});

const lotus = { team_id: "lotus", engine_id: "climax" };

test("until 1978 a make has the points of its best car, since then of all", () => {
  const cars = [line("a", 1, lotus), line("b", 2, lotus)];
  expect(constructorsTable(1978, [race(1978, cars)])).toMatchObject([{ points: 9 }]);
  expect(constructorsTable(1979, [race(1979, cars)])).toMatchObject([{ points: 15 }]);
});

test("a team with another engine is another make", () => {
  const cars = [line("a", 1, lotus), line("b", 2, { ...lotus, engine_id: "brm" })];
  expect(constructorsTable(1966, [race(1966, cars)])).toMatchObject([
    { engine_id: "climax", points: 9 },
    { engine_id: "brm", points: 6 },
  ]);
});

test("of dropped results all points remain, and those that count are fewer", () => {
  const races = [1, 2, 3, 4, 5, 6, 7].map((round) => race(1964, [line("a", 1, lotus)], { round }));
  expect(constructorsTable(1964, races)).toMatchObject([{ points: 54, gross: 63 }]);
});

test("the Indianapolis 500 does not count for makes", () => {
  const won = race(1958, [line("a", 1, lotus)], { grand_prix_id: "indianapolis" });
  expect(constructorsTable(1958, [won])).toEqual([]);
});
