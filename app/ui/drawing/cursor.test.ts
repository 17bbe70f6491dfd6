import { expect, test } from "vitest";
import { moveCursor } from "./cursor.tsx";

const stops = [2019, 2020, 2023];

test("an arrow enters from the end it points away from", () => {
  expect(moveCursor(stops, null, "ArrowRight")).toBe(2019);
  expect(moveCursor(stops, null, "ArrowLeft")).toBe(2023);
});

test("an arrow moves to the next stop, over years without one", () => {
  expect(moveCursor(stops, 2020, "ArrowRight")).toBe(2023);
  expect(moveCursor(stops, 2023, "ArrowLeft")).toBe(2020);
  expect(moveCursor(stops, 2021, "ArrowLeft")).toBe(2020);
});

test("an arrow stays at the end", () => {
  expect(moveCursor(stops, 2023, "ArrowRight")).toBe(2023);
  expect(moveCursor(stops, 2019, "ArrowLeft")).toBe(2019);
});

test("Home and End go to the ends, Escape takes the cursor away", () => {
  expect(moveCursor(stops, 2020, "Home")).toBe(2019);
  expect(moveCursor(stops, 2020, "End")).toBe(2023);
  expect(moveCursor(stops, 2020, "Escape")).toBeNull();
});

test("any other key is left to the page", () => {
  expect(moveCursor(stops, 2020, "Tab")).toBeUndefined();
  expect(moveCursor(stops, 2020, "ArrowDown")).toBeUndefined();
});

test("a chart without stops has no place for a cursor", () => {
  expect(moveCursor([], null, "ArrowRight")).toBeNull();
  expect(moveCursor([], null, "End")).toBeNull();
});
