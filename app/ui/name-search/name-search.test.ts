import { expect, test } from "vitest";
import { nameFilter } from "./name-search.tsx";

test("a name matches when it holds every word, in any order and however it is typed", () => {
  const matches = nameFilter("  HULK  nico ");
  expect(matches("Nico Hülkenberg")).toBe(true);
  expect(matches("Nico Rosberg")).toBe(false);
  expect(nameFilter("Pérez")("Sergio Perez")).toBe(true);
  expect(nameFilter("raikkonen")("Kimi Räikkönen")).toBe(true);
  expect(nameFilter("d'ambrosio")("Jérôme d'Ambrosio")).toBe(true);
});

test("nothing typed matches everyone", () => {
  expect(nameFilter("")("Ayrton Senna")).toBe(true);
  expect(nameFilter(" . ")("Ayrton Senna")).toBe(true);
});
