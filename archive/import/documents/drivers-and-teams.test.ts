import { expect, test } from "vitest";
import { type EntrantSeason, entrantsOf } from "./drivers-and-teams.ts";

function lotus(name: string, year: number, entries: number): EntrantSeason {
  return { team_id: "lotus", team_name: "Lotus", name, year, entries };
}

const ofName = (seasons: ReadonlyArray<EntrantSeason>) =>
  Object.fromEntries(entrantsOf(seasons).map((entrant) => [entrant.name, entrant.private]));

test("a name comes once, with its years, in the order in which the names are handed over", () => {
  const seasons = [
    lotus("Team Lotus", 1960, 20),
    lotus("R R C Walker", 1960, 8),
    lotus("Team Lotus", 1961, 18),
  ];
  expect(entrantsOf(seasons)).toEqual([
    { name: "Team Lotus", years: [1960, 1961], private: false },
    { name: "R R C Walker", years: [1960], private: true },
  ]);
});

test("the entrant of most cars in one season is the works team, whatever its name", () => {
  const seasons = [
    lotus("Gold Leaf Racing", 1968, 24),
    lotus("R R C Walker", 1968, 12),
    lotus("Gold Leaf Racing", 1969, 2),
    lotus("R R C Walker", 1969, 11),
    lotus("Privateer", 1969, 11),
  ];
  expect(ofName(seasons)).toEqual({ "Gold Leaf Racing": false, "R R C Walker": true, Privateer: true });
});

test("an entrant whose name contains the team's is the works team, however many cars it entered", () => {
  const seasons = [lotus("R R C Walker", 1961, 20), lotus("John Player Team Lotus", 1961, 2)];
  expect(ofName(seasons)).toEqual({ "R R C Walker": false, "John Player Team Lotus": false });
});

/** Whether an entrant counts as private beside the works, which brought more cars. */
function isPrivate(teamName: string, name: string): boolean | undefined {
  const works = { team_id: "any", team_name: teamName, name: "Works", year: 1990, entries: 9 };
  return ofName([works, { ...works, name, entries: 1 }])[name];
}

test("a team's name is found as a whole word, without accents and hyphens", () => {
  expect(isPrivate("RAM", "Ramada Racing")).toBe(true);
  expect(isPrivate("RAM", "RAM Automotive")).toBe(false);
  expect(isPrivate("Arzani-Volpini", "Scuderia Arzani Volpini")).toBe(false);
  expect(isPrivate("Coloni", "Enzo Colóni Racing")).toBe(false);
});
