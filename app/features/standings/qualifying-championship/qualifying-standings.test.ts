import { expect, test } from "vitest";
import type { DriverDetails, QualifyingChampionship } from "#contract/standings.ts";
import { qualifyingStandings } from "./qualifying-standings.ts";

/** A season in which one driver was placed in qualifying. */
function season(places: Array<number | null>): QualifyingChampionship {
  const driver = {
    driver_id: "gilles_villeneuve",
    driver_name: "Gilles Villeneuve",
    code: null,
    team_id: "ferrari",
    position: 2,
    points: 31,
    places,
  };
  return { year: 1979, rounds: [], rule: "", drivers: [driver] };
}

/** The driver's season, with a place in the championship. */
function details(position: number | null): DriverDetails["drivers"] {
  const stint = { team_id: "ferrari", team_name: "Ferrari", engine: null, rounds: [1], points: 47 };
  return [
    {
      driver_id: "gilles_villeneuve",
      driver_name: "Gilles Villeneuve",
      code: null,
      team_id: "ferrari",
      number: "12",
      country: "Canada",
      position,
      points: 47,
      gross_points: 53,
      teams: [stint, { ...stint, engine: "Ferrari V8" }, { ...stint, team_name: "McLaren" }],
      finishes: [],
    },
  ];
}

test("places are counted where the driver was placed", () => {
  expect(qualifyingStandings(season([1, null, 3, 5]), details(3))).toMatchObject([
    { firsts: 1, topThrees: 2, sessions: 3, averagePlace: 3 },
  ]);
  expect(qualifyingStandings(season([null]), [])).toMatchObject([{ sessions: 0, averagePlace: null }]);
});

test("a higher place by qualifying counts as gained, a lower one as lost", () => {
  expect(qualifyingStandings(season([1]), details(5))).toMatchObject([{ higherBy: 3 }]);
  expect(qualifyingStandings(season([1]), details(1))).toMatchObject([{ higherBy: -1 }]);
});

test("who has no place in the championship has nothing to compare with", () => {
  const nothing = { championshipPosition: null, higherBy: null };
  expect(qualifyingStandings(season([1]), details(null))).toMatchObject([
    { ...nothing, country: "Canada", teamName: "Ferrari / McLaren" },
  ]);
  expect(qualifyingStandings(season([1]), [])).toMatchObject([{ ...nothing, teamName: null }]);
});
