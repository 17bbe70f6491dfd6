import { expect, test } from "vitest";
import type { DriverRaceDetails, RaceCell } from "#contract/standings.ts";
import { pointsByPlace } from "./place-points.ts";

/** A season of as many drivers as there are lists of races. */
function season(...races: Array<Array<RaceCell | null>>): DriverRaceDetails {
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
    season(
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
    season(
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
  expect(pointsByPlace(season([]))).toEqual([]);
  expect(pointsByPlace(season([[9, "Finished", 9, 0, "", null, null]]))).toEqual([]);
});
