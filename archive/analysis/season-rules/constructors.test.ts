import { expect, test } from "vitest";
import { constructorTotals } from "./constructors.ts";
import { line, race } from "./testing.ts";

const lotus = { team_id: "lotus", engine_id: "climax" };

test("until 1978 a make has the points of its best car, since then of all", () => {
  const cars = [line("a", 1, lotus), line("b", 2, lotus)];
  expect(constructorTotals(1978, [race(1978, cars)])).toMatchObject([{ points: 9 }]);
  expect(constructorTotals(1979, [race(1979, cars)])).toMatchObject([{ points: 15 }]);
});

test("a team with another engine is another make", () => {
  const cars = [line("a", 1, lotus), line("b", 2, { ...lotus, engine_id: "brm" })];
  expect(constructorTotals(1966, [race(1966, cars)])).toMatchObject([
    { engine_id: "climax", points: 9 },
    { engine_id: "brm", points: 6 },
  ]);
});

test("of dropped results all points remain, and those that count are fewer", () => {
  const races = [1, 2, 3, 4, 5, 6, 7].map((round) => race(1964, [line("a", 1, lotus)], { round }));
  expect(constructorTotals(1964, races)).toMatchObject([{ points: 54, gross: 63 }]);
});

test("the Indianapolis 500 does not count for makes", () => {
  const won = race(1958, [line("a", 1, lotus)], { grand_prix_id: "indianapolis" });
  expect(constructorTotals(1958, [won])).toEqual([]);
});
