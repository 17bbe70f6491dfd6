import { expect, test } from "vitest";
import { career } from "#app/features/compare/testing.ts";
import { chosenAmong } from "./chosen.ts";

const careers = ["Ada", "Ben", "Cem", "Dan", "Eva"].map((name) =>
  career({ driver_id: name.toLowerCase(), name }),
);

test("two to four known drivers are compared without a word", () => {
  expect(chosenAmong(["ada", "ben"], careers.slice(0, 2))).toEqual({
    drivers: careers.slice(0, 2),
    notes: [],
  });
  expect(chosenAmong(["ada", "ben", "cem", "dan"], careers.slice(0, 4)).notes).toEqual([]);
});

test("unknown drivers are dropped by name", () => {
  const { drivers, notes } = chosenAmong(["ada", "nobody_known", "ben", "no_one"], careers.slice(0, 2));
  expect(drivers).toHaveLength(2);
  expect(notes).toEqual(["Left out: the archive has no Grand Prix driver called Nobody Known or No One."]);
});

test("the fifth driver is dropped by name", () => {
  const { drivers, notes } = chosenAmong(["ada", "ben", "cem", "dan", "eva"], careers);
  expect(drivers.map(({ name }) => name)).toEqual(["Ada", "Ben", "Cem", "Dan"]);
  expect(notes).toEqual(["Left out: Eva. Four drivers are the most that are compared."]);
});

test("who is alone is told that another is missing", () => {
  expect(chosenAmong(["ada"], careers.slice(0, 1)).notes).toEqual([
    "Tick at least one more driver in the table to compare with Ada.",
  ]);
  expect(chosenAmong(["nobody"], []).notes).toHaveLength(2);
});
