import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ResultRow } from "#contract/results.ts";
import type { Column } from "#app/ui/table/definition.ts";
import * as columns from "./result-columns.tsx";
import { result } from "#app/features/sample-rows-testing.ts";

function markup(column: Column<ResultRow>, row: ResultRow): string {
  return renderToStaticMarkup(createElement(Fragment, null, column.cell?.(row) ?? column.value(row)));
}

test("a race is marked (R), any other session (S), and leads to its result", () => {
  const ofRace = markup(columns.raceWithSession, result({ year: 1952, round: 8 }));
  expect(ofRace).toContain('<a href="/race/1952/8/race/results">Italian Grand Prix (R)</a>');
  const ofSprint = markup(columns.raceWithSession, result({ year: 2026, round: 9, session_type: "S" }));
  expect(ofSprint).toContain('<a href="/race/2026/9/sprint/results">Italian Grand Prix (S)</a>');
  expect(markup(columns.raceWithSession, result({ session_type: "SQ" }))).toContain("Italian Grand Prix (S)");
});

test("the session is named Race, Sprint or Other", () => {
  const names = ["R", "S", "Q"].map((session_type) => columns.session.value(result({ session_type })));
  expect(names).toEqual(["Race", "Sprint", "Other"]);
});

test("a driver with an id is a link, one without is not", () => {
  expect(markup(columns.driver, result())).toBe('<a href="/driver/alberto_ascari/">Alberto Ascari</a>');
  expect(markup(columns.driver, result({ driver_id: undefined }))).toBe("Alberto Ascari");
});

test("places 1 to 3 and their points are gold, silver and bronze", () => {
  for (const place of [1, 2, 3]) {
    const row = result({ finish_position: place, points: 8 });
    expect(markup(columns.finish, row)).toBe(`<b class="medal-${place}">${place}</b>`);
    expect(markup(columns.points, row)).toBe(`<b class="medal-${place}">8</b>`);
  }
});

test("other places are plain, and no place is a dash", () => {
  expect(markup(columns.finish, result({ finish_position: 4 }))).toBe("4");
  expect(markup(columns.finish, result({ finish_position: null }))).toBe("–");
});
