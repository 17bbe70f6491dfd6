import { expect, test } from "vitest";
import type { DriverStanding } from "#contract/championship.ts";
import type { QualifyingChampionship } from "#contract/standings.ts";
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

function standing(position: number | null): DriverStanding {
  return {
    position,
    driver_id: "gilles_villeneuve",
    driver_name: "Gilles Villeneuve",
    country: "Canada",
    team_name: "Ferrari",
    team_id: "ferrari",
    points: 47,
    gross_points: 53,
    wins: 3,
    podiums: 7,
    poles: 1,
    champion: false,
    change: null,
    possible: null,
  };
}

test("places are counted where the driver was placed", () => {
  expect(qualifyingStandings(season([1, null, 3, 5]), [standing(3)])).toMatchObject([
    { firsts: 1, topThrees: 2, sessions: 3, averagePlace: 3 },
  ]);
  expect(qualifyingStandings(season([null]), [])).toMatchObject([{ sessions: 0, averagePlace: null }]);
});

test("a higher place by qualifying counts as gained, a lower one as lost", () => {
  expect(qualifyingStandings(season([1]), [standing(5)])).toMatchObject([{ higherBy: 3 }]);
  expect(qualifyingStandings(season([1]), [standing(1)])).toMatchObject([{ higherBy: -1 }]);
});

test("who has no place in the championship has nothing to compare with", () => {
  const nothing = { championshipPosition: null, higherBy: null };
  expect(qualifyingStandings(season([1]), [standing(null)])).toMatchObject([nothing]);
  expect(qualifyingStandings(season([1]), [])).toMatchObject([{ ...nothing, teamName: null }]);
});
