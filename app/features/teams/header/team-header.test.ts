import { expect, test } from "vitest";
import type { TeamEntrant } from "#contract/profiles.ts";
import { entrantsSummary, lastWinOf } from "./team-header.tsx";

function entrant(name: string, years: Array<number>, isPrivate = false): TeamEntrant {
  return { name, years, private: isPrivate };
}

test("a single entrant is told whole", () => {
  expect(entrantsSummary([entrant("Brawn GP", [2009])])).toEqual({
    text: "Entered by Brawn GP 2009",
    more: false,
  });
});

test("a single entrant with many years leaves the years to the list", () => {
  const years = [1950, 1952, 1954, 1956, 1958, 1960];
  expect(entrantsSummary([entrant("Ecurie Rosier", years)])).toEqual({
    text: "Entered by Ecurie Rosier",
    more: true,
  });
});

test("a private entrant is called so", () => {
  expect(entrantsSummary([entrant("Peter Whitehead", [1950], true)]).text).toBe(
    "Entered by Peter Whitehead (private) 1950",
  );
});

test("of several entrants the team's own latest name stands for the others", () => {
  const entrants = [
    entrant("Scuderia Ferrari", [1950]),
    entrant("Scuderia Ferrari HP", [2025]),
    entrant("North American Racing Team", [1969], true),
  ];
  expect(entrantsSummary(entrants)).toEqual({
    text: "Entered by Scuderia Ferrari HP and 2 more",
    more: true,
  });
  expect(entrantsSummary(entrants.slice(0, 2)).text).toBe("Entered by Scuderia Ferrari HP and 1 more");
});

test("without entrants there is nothing to say", () => {
  expect(entrantsSummary([])).toEqual({ text: "", more: false });
});

test("a team's last win is of the latest season with one", () => {
  expect(lastWinOf([])).toBeNull();
  expect(lastWinOf([{ year: 2012, wins: 0 }])).toBeNull();
  const seasons = [
    { year: 2013, wins: 0 },
    { year: 2012, wins: 1 },
    { year: 2004, wins: 1 },
  ];
  expect(lastWinOf(seasons)).toBe(2012);
});
