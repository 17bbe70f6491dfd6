import { DatabaseSync } from "node:sqlite";
import { expect, inject, test } from "vitest";
import { constructorOverview, driverOverview } from "#contract/championship.ts";
import { firstSeason } from "#contract/ids.ts";
import { paths } from "#contract/endpoints.ts";
import { looksOf } from "#app/features/team-colours/line-looks.ts";
import { documentOf } from "./archive/rows.ts";

// Every archive holds the tables of all seasons, and these are the lines of their charts.
const db = new DatabaseSync(inject("starterArchive"), { readOnly: true });
const seasons = Array.from({ length: 2026 - firstSeason + 1 }, (_, index) => firstSeason + index);

/** The lines of a season's charts, in the order of its tables. */
function chartsOf(year: number) {
  const drivers = documentOf(db, driverOverview, paths.driverOverview(year)).standings;
  const teams = documentOf(db, constructorOverview, paths.constructorOverview(year)).standings;
  return { drivers, teams };
}

test.each(seasons)("no two lines of a chart of %i look the same", (year) => {
  const { drivers, teams } = chartsOf(year);
  expect(drivers.length).toBeGreaterThan(10);
  for (const lines of [drivers, teams]) {
    const looks = looksOf(year, lines).map(({ colour, stroke }) => `${colour} ${stroke}`);
    expect(new Set(looks).size).toBe(lines.length);
  }
});

test.each(seasons)("neighbours in a table of %i are told apart without their colours", (year) => {
  for (const lines of Object.values(chartsOf(year))) {
    const strokes = looksOf(year, lines).map(({ stroke }) => stroke);
    expect(strokes.filter((stroke, index) => stroke === strokes[index + 1])).toEqual([]);
  }
});
