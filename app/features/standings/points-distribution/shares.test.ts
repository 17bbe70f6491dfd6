import { expect, test } from "vitest";
import type { DriverDetails, DriverRaceDetails, RaceCell } from "#contract/standings.ts";
import { driverShares, pointsByPlace, teamShares } from "./shares.ts";

type Driver = DriverDetails["drivers"][number];
type Stint = Driver["teams"][number];

function stint(team: string, points: number, engine: string | null = null): Stint {
  return { team_id: team.toLowerCase(), team_name: team, engine, rounds: [1], points };
}

/** A driver who scored all points of the stints; results that were dropped are in them. */
function driver(name: string, ...teams: Array<Stint>): Driver {
  const gross = teams.reduce((sum, { points }) => sum + points, 0);
  return {
    driver_id: name.toLowerCase(),
    driver_name: name,
    code: null,
    team_id: teams.at(-1)?.team_id ?? null,
    number: null,
    country: "Italy",
    position: 1,
    points: 0,
    gross_points: gross,
    teams,
    finishes: [],
  };
}

function season(...drivers: Array<Driver>): DriverDetails {
  return { year: 1988, drivers };
}

test("shares are of all points scored, the largest first, and those without points are counted", () => {
  const details = season(
    driver("Senna", stint("McLaren", 30)),
    driver("Prost", stint("McLaren", 50)),
    driver("Larini", stint("Osella", 0)),
    driver("Berger", stint("Ferrari", 20)),
  );
  expect(driverShares(details)).toMatchObject({
    scored: [
      { name: "Prost", points: 50, percent: 50 },
      { name: "Senna", points: 30, percent: 30 },
      { name: "Berger", points: 20, percent: 20 },
    ],
    without: 1,
    total: 100,
  });
  expect(teamShares(details)).toMatchObject({
    scored: [
      { name: "McLaren", points: 80, percent: 80 },
      { name: "Ferrari", points: 20, percent: 20 },
    ],
    without: 1,
  });
});

test("points go to the team for which they were scored", () => {
  const details = season(driver("Surtees", stint("Ferrari", 9), stint("Cooper", 19)));
  expect(teamShares(details).scored).toMatchObject([
    { name: "Cooper", points: 19 },
    { name: "Ferrari", points: 9 },
  ]);
});

test("a team's engines are apart where the season's table has them so", () => {
  const details = season(
    driver("Clark", stint("Lotus", 16, "Climax")),
    driver("Spence", stint("Lotus", 4, "BRM")),
  );
  expect(teamShares(details).scored.map(({ name }) => name)).toEqual(["Lotus Climax", "Lotus BRM"]);
});

test("before the first point there are no shares", () => {
  const nothing = driverShares(season(driver("Senna", stint("McLaren", 0))));
  expect(nothing).toEqual({ scored: [], without: 1, total: 0 });
});

/** A season of as many drivers as there are lists of races. */
function seasonOfRaces(...races: Array<Array<RaceCell | null>>): DriverRaceDetails {
  const drivers = races.map((cells, index) => ({
    driver_id: `driver_${index}`,
    driver_name: `Driver ${index}`,
    code: null,
    team_id: null,
    teams: [],
    races: cells,
  }));
  return { year: 2025, rounds: [], drivers };
}

test("points are counted by the place they were won from, sprints apart", () => {
  const rows = pointsByPlace(
    seasonOfRaces(
      [
        [1, "Finished", 1, 25, "P", 2, 7],
        [1, "Finished", 2, 25, "", null, null],
      ],
      [[2, "Finished", 2, 18, "", 1, 8], null],
    ),
  );
  expect(rows).toMatchObject([
    { place: 1, race: 50, sprint: 8, points: 58 },
    { place: 2, race: 18, sprint: 7, points: 25 },
  ]);
  expect(rows[0]?.percent).toBeCloseTo((100 * 58) / 83);
});

test("points without a place come last, places without points not at all", () => {
  const rows = pointsByPlace(
    seasonOfRaces(
      [["DNF", "Engine", 4, 1, "F", null, null]],
      [[1, "Finished", 1, 8, "", null, null]],
      [[7, "Finished", 9, 0, "", null, null]],
      [["DNF", "Gearbox", 8, 0, "", null, null]],
    ),
  );
  expect(rows.map(({ place, points }) => [place, points])).toEqual([
    [1, 8],
    [null, 1],
  ]);
});

test("a season without points has no rows", () => {
  expect(pointsByPlace(seasonOfRaces([]))).toEqual([]);
  expect(pointsByPlace(seasonOfRaces([[9, "Finished", 9, 0, "", null, null]]))).toEqual([]);
});
