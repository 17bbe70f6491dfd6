import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { raceLine } from "#app/features/sample-rows-testing.ts";
import { story } from "./race-laps-testing.ts";
import { driversTable, placesRows, placesTableOf, stopsTableOf, underAllStops } from "./story-tables.tsx";

test("places gained on the way from the grid to the flag add up", () => {
  const won = ["gained", "won_first_lap", "won_on_track", "won_by_stops", "won_otherwise"];
  const places = { driver: 0, grid: 7, first_lap: 5, neutralised: null };
  const counts = { track_won: 3, track_lost: 1, stops_won: 0, stops_lost: 4 };
  const [row, retired] = placesRows(
    {
      ...story,
      places: [
        { ...places, ...counts },
        { ...places, ...counts, driver: 1 },
      ],
    },
    [
      raceLine({ driver_id: "lando_norris", position: 2, position_text: "2" }),
      raceLine({ driver_id: "max_verstappen", position: null, position_text: "DNF" }),
    ],
  );
  const values = (of: typeof row) =>
    of && won.map((id) => driversTable.columns.find((column) => column.id === id)?.value(of));
  expect(values(row)).toEqual([5, 2, 2, -4, 5]);
  expect(values(retired)).toEqual([null, 2, 2, -4, null]);
});

test("a car without a place on the grid started from the pit lane where the result says so", () => {
  const place = { grid: null, first_lap: 18, neutralised: null };
  const counts = { track_won: 0, track_lost: 0, stops_won: 2, stops_lost: 0 };
  const rows = placesRows(
    {
      ...story,
      places: [
        { driver: 0, ...place, ...counts },
        { driver: 1, ...place, ...counts },
      ],
    },
    [
      raceLine({ driver_id: "lando_norris", position: 12, grid_position: null, grid_text: "PL" }),
      raceLine({ driver_id: "max_verstappen", position: 13, grid_position: null, grid_text: null }),
    ],
  );
  const grid = driversTable.columns.find(({ id }) => id === "grid");
  const told = rows.map((row) => renderToStaticMarkup(createElement("td", null, grid?.cell?.(row))));
  expect(told[0]).toContain("pit lane");
  expect(told[1]).toBe("<td>–</td>");
});

const stopsUnder = (...all: ReadonlyArray<"green" | "VSC" | "SC">) => ({
  stops: all.map((under, index) => ({ driver: 0, lap: 10 + index, under, lost: null })),
});

test("a column that says nothing of any row is left out", () => {
  const place = {
    driver: 0,
    grid: 1,
    first_lap: 1,
    track_won: 0,
    track_lost: 0,
    stops_won: 0,
    stops_lost: 0,
  };
  const columnsOf = (...neutralised: Array<number | null>) =>
    placesTableOf({ places: neutralised.map((each) => ({ ...place, neutralised: each })) }).columns.map(
      ({ label }) => label,
    );
  expect(columnsOf(null, null)).not.toContain("Safety car (s)");
  expect(columnsOf(null, 0)).toContain("Safety car (s)");

  const labelsOf = (given: ReturnType<typeof stopsUnder>) =>
    stopsTableOf(given).columns.map(({ label }) => label);
  expect(labelsOf(stopsUnder("green", "SC"))).toContain("Track");
  expect(underAllStops(stopsUnder("green", "SC"))).toBeNull();
  expect(labelsOf(stopsUnder("green", "green"))).not.toContain("Track");
  expect(underAllStops(stopsUnder("green", "green"))).toBe("All stops were under green-flag conditions.");
  expect(underAllStops(stopsUnder("VSC"))).toBe("All stops were under a virtual safety car.");
  expect(underAllStops(stopsUnder())).toBeNull();
});
