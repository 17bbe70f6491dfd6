import { expect, test } from "vitest";
import { createSearch } from "./name-search.ts";
import { raceOf, withFoundOfPage } from "./page-found.ts";
import { readWords } from "./words/read-words.ts";

const search = createSearch({
  drivers: [["alain_prost", "Alain Prost", "PRO", "", 1980, 1993]],
  teams: [["williams", "Williams", "", 1977, 2026]],
  circuits: [["monaco", "Monaco", "Monte Carlo Circuit de Monaco", "Monaco", ""]],
  races: [["monaco", "Monaco Grand Prix", "", [[1984, 6, 0]]]],
  engines: [],
  teammates: [],
  seasons: [1950, 2026],
});

test.for([
  ["who won monaco 1984", "Race", "1984 Monaco Grand Prix", "/race/1984/6/race/results"],
  [
    "who was on pole at monaco 1984",
    "Race",
    "1984 Monaco Grand Prix",
    "/race/1984/6/race/results?sort=grid_position.asc",
  ],
  ["world champion 1984", "Season", "1984 season", "/standings/1984/drivers/overview"],
  ["how many titles does Prost have", "Driver", "Alain Prost", "/driver/alain_prost/championship"],
  [
    "how many constructors championships has Williams won",
    "Team",
    "Williams",
    "/teams/williams/championship",
  ],
] as const)("%s: what has the answer stands first", ([words, kind, name, path]) => {
  const [first, ...others] = withFoundOfPage(search.find(words, 9), readWords(words, search), search);
  expect(first).toMatchObject({ kind, name, path });
  expect(others).toEqual([]);
});

test("a page whose answer is in no figure is no find", () => {
  expect(withFoundOfPage([], readWords("records", search), search)).toEqual([]);
});

test("a race of an answer has its name and its page", () => {
  expect(raceOf("1984/6", search)).toMatchObject({
    name: "1984 Monaco Grand Prix",
    path: "/race/1984/6/race/results",
  });
  expect(raceOf("1984/9", search)).toBeNull();
});
