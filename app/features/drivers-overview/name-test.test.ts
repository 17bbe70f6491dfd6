import { expect, test } from "vitest";
import { nameTest } from "./name-test.ts";

test("a name matches when it holds every word, in any order and however it is typed", () => {
  const matches = nameTest("  HULK  nico ");
  expect(matches("Nico Hülkenberg")).toBe(true);
  expect(matches("Nico Rosberg")).toBe(false);
  expect(nameTest("Pérez")("Sergio Perez")).toBe(true);
  expect(nameTest("raikkonen")("Kimi Räikkönen")).toBe(true);
  expect(nameTest("d'ambrosio")("Jérôme d'Ambrosio")).toBe(true);
});

test("nothing typed matches everyone", () => {
  expect(nameTest("")("Ayrton Senna")).toBe(true);
  expect(nameTest(" . ")("Ayrton Senna")).toBe(true);
});
