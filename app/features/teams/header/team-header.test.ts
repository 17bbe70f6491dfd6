import { expect, test } from "vitest";
import type { TeamEntrant } from "#contract/profiles.ts";
import { entrantsSummary, lastWinOf, titleYears, withLastWin } from "./team-header.tsx";

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

const figure = (id: string) => ({ id, label: id, value: "1", about: [], list: null, question: null });

test("a team that has won says when it last did in place of its win rate", () => {
  expect(lastWinOf([])).toBeNull();
  expect(lastWinOf([{ year: 2012, wins: 0 }])).toBeNull();
  const seasons = [
    { year: 2013, wins: 0 },
    { year: 2012, wins: 1 },
    { year: 2004, wins: 1 },
  ];
  expect(lastWinOf(seasons)).toBe(2012);
  const [wins, lastWin] = withLastWin([figure("wins"), figure("win_rate")], "williams", 2012);
  expect(wins).toEqual(figure("wins"));
  expect(lastWin).toMatchObject({
    label: "Last win",
    value: "2012",
    list: {
      to: "/teams/$teamId/",
      params: { teamId: "williams" },
      search: { f: ["session_type.eq.R", "finish_position.eq.1", "year.eq.2012"] },
    },
  });
});

test("who leads a season that still runs has no title in it", () => {
  const seasons = [
    { year: 2026, position: 1 },
    { year: 2025, position: 1 },
    { year: 2024, position: 2 },
    { year: 2023, position: null },
    { year: 1998, position: 1 },
  ];
  expect(titleYears(seasons, 2)).toEqual([1998, 2025]);
  expect(titleYears(seasons, 3)).toEqual([1998, 2025, 2026]);
  expect(titleYears(seasons, 0)).toEqual([]);
});
