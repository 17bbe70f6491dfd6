import { expect, test } from "vitest";
import { nameInItsYear } from "./f1db-reference.ts";

test("a Grand Prix has the name that it had in the year of the race", () => {
  expect(nameInItsYear("Mexican Grand Prix", "Formula 1 Gran Premio de México 2019")).toBe(
    "Mexican Grand Prix",
  );
  expect(
    nameInItsYear("Mexican Grand Prix", "Formula 1 Heineken Gran Premio de la Ciudad de México 2022"),
  ).toBe("Mexico City Grand Prix");
  expect(nameInItsYear("British Grand Prix", "Formula 1 Pirelli British Grand Prix 2026")).toBe(
    "British Grand Prix",
  );
});
