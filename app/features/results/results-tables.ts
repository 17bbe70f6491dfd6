import { shortCountry } from "#app/text/names.ts";
import type { FilterColumn } from "#app/ui/filter-bar/filters.ts";
import type { ResultRow } from "#contract/results.ts";
import { resultSessionLabel } from "#contract/sessions.ts";
import * as columns from "./result-columns.tsx";
import { resultClass } from "./result-columns.tsx";
import { type Column, defineTable, type Table } from "#app/ui/table/definition.ts";

/** The labels of the filterable columns of a results table. */
const columnLabels = {
  race_id: "Race ID",
  full_name: "Driver Name",
  race_name: "Race Name",
  circuit_name: "Circuit",
  constructor: "Constructor",
  team_id: "Team ID",
  grid_position: "Grid Position",
  finish_position: "Finish Position",
  year: "Year",
  round: "Round",
  status: "Status",
  points: "Points",
  session_type: "Session",
  country: "Country",
  position_text: "Not Classified",
} as const satisfies Partial<Record<keyof ResultRow, string>>;

export type ResultColumn = keyof typeof columnLabels;

/** The columns that compare as numbers with >, < and =; all others match text. */
const numericColumns: ReadonlySet<string> = new Set<ResultColumn>([
  "year",
  "round",
  "grid_position",
  "finish_position",
  "points",
]);

/** How values are shown that are stored in another way. */
const valueLabels: ReadonlyMap<ResultColumn, (value: string) => string> = new Map([
  ["session_type", resultSessionLabel],
  ["country", shortCountry],
]);

/** Filter columns of a results table, in the given order. */
export function resultFilters(ids: ReadonlyArray<ResultColumn>): Array<FilterColumn<ResultRow>> {
  return ids.map((id) => ({
    id,
    label: columnLabels[id],
    numeric: numericColumns.has(id),
    value: (row) => row[id] ?? null,
    valueLabel: valueLabels.get(id),
  }));
}

/** What the results of drivers and of teams are filtered by, after the race and the driver. */
const sharedFilters: ReadonlyArray<ResultColumn> = [
  "country",
  "circuit_name",
  "constructor",
  "year",
  "round",
  "grid_position",
  "finish_position",
  "status",
  "points",
  "session_type",
  "race_id",
  "team_id",
  "position_text",
];

/** What a file has beside the columns: why there is no place, which a cell shows in its stead ("DSQ"). */
const notClassified: Column<ResultRow> = {
  id: "position_text",
  label: columnLabels.position_text,
  value: (row) => (row.finish_position === null ? (row.position_text ?? null) : null),
};

function defineResults(definition: Table<ResultRow>): Table<ResultRow> {
  return defineTable({ ...definition, fileColumns: [...definition.columns, notClassified] });
}

/** Every race and sprint result of a driver. */
export const driverResultsTable = defineResults({
  name: "driver-results",
  heading: "Race results",
  caption: "Race and sprint results",
  noun: ["result", "results"],
  columns: [
    { ...columns.year, phone: "detail", width: 3.75 },
    { ...columns.round, width: 4.5 },
    { ...columns.raceLink, phone: "name", width: [14, 2.55] },
    { ...columns.country, width: [9.5, 1.6] },
    { ...columns.constructorLink, phone: "second", width: [7.5, 1.2] },
    { ...columns.grid, phone: "detail", phoneWords: { before: "grid " }, width: 4.25 },
    { ...columns.finish, phone: "place", width: 4.75 },
    { ...columns.status, look: "quiet", phone: "reason", width: [7.5, 1.2] },
    { ...columns.points, phone: "value", phoneWords: { after: " pts", one: " pt" }, width: 4.75 },
    // Flush at the edge of the table, apart from the points before it.
    { ...columns.session, numeric: true, firstSort: "asc", phone: "lead", width: 5.5 },
  ],
  divisions: {
    by: (row) => row.year,
    within: (row) => row.team_id,
    column: columns.year.id,
    shared: columns.constructor.id,
  },
  bar: "constructor",
  rowClass: resultClass,
  filters: resultFilters(["race_name", ...sharedFilters]),
});

/** Every race and sprint result of a team; the cars of one race and session share the race's cells. */
export const teamResultsTable = defineResults({
  name: "team-results",
  heading: "Race results",
  caption: "Race and sprint results",
  noun: ["result", "results"],
  columns: [
    { ...columns.year, grouped: true, width: 3.75 },
    { ...columns.round, grouped: true, width: 4.25 },
    { ...columns.country, grouped: true, width: [8.75, 1.2] },
    { ...columns.raceWithSession, grouped: true, width: [13, 4] },
    { ...columns.driver, phone: "name", width: [11, 1.3] },
    { ...columns.constructor, look: "quiet", width: [7, 0.3] },
    { ...columns.grid, phone: "lead", phoneWords: { before: "grid " }, width: 4 },
    { ...columns.finish, phone: "place", width: 4.75 },
    { ...columns.status, look: "quiet", phone: "reason", width: [7, 1] },
    { ...columns.points, phone: "value", phoneWords: { after: " pts", one: " pt" }, width: 4.75 },
  ],
  rowClass: resultClass,
  divisions: { by: (row) => row.year, column: columns.year.id },
  groupOf: (row) => `${row.race_id} ${row.session_type}`,
  filters: resultFilters(["race_name", "full_name", ...sharedFilters]),
});
