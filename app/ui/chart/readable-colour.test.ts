import { expect, test } from "vitest";
import { contrastOf, inkOn, readableColour, readableOn } from "./readable-colour.ts";

test("a colour with enough contrast stays as it is", () => {
  expect(readableOn("#ffffff", "#1868db")).toBe("#1868db");
  expect(readableOn("#191b1e", "#00d7b6")).toBe("#00d7b6");
});

test("a light colour is darkened for a light surface, a dark one lightened for a dark surface", () => {
  const [turquoise, navy] = [readableOn("#ffffff", "#00d7b6"), readableOn("#191b1e", "#000040")];
  expect(Number.parseInt(turquoise.slice(3, 5), 16)).toBeLessThan(0xd7);
  expect(Number.parseInt(navy.slice(5, 7), 16)).toBeGreaterThan(0x40);
});

test("even the surface's own colour becomes readable", () => {
  expect(readableOn("#ffffff", "#ffffff")).not.toBe("#ffffff");
  expect(readableOn("#000000", "#000000")).not.toBe("#000000");
});

test("one colour becomes one for each theme", () => {
  expect(readableColour("#00d7b6")).toMatch(/^light-dark\(#[0-9a-f]{6}, #00d7b6\)$/);
});

test("ink on a colour is white or black, whichever reads better in each theme", () => {
  expect(inkOn("light-dark(#1868db, #d2a017)")).toBe("light-dark(#ffffff, #15171c)");
  expect(contrastOf("#1868db", "#ffffff")).toBeGreaterThan(4.5);
  expect(inkOn("var(--color-team)")).toBe("currentColor");
});
