import { teamPath } from "#app/text/page-paths.ts";
import type { QualifyingRow } from "#contract/qualifying.ts";
import { sessionNames } from "#contract/sessions.ts";
import { qualifyingLink, round, year } from "#app/features/results/result-columns.tsx";
import type { FilterColumn } from "#app/ui/filter-bar/filters.ts";
import { formatLapTime, noValue } from "#app/text/format.ts";
import { type Column, type Table, defineTable } from "#app/ui/table/definition.ts";
import { Medal } from "#app/ui/table/medal.tsx";

const weekend: ReadonlyArray<Column<QualifyingRow>> = [
  { ...year, width: 4, smallWidth: 2.75 },
  { ...round, width: 4.5, smallWidth: null },
  { ...qualifyingLink, width: [13, 2], smallWidth: 7 },
  {
    id: "session_type",
    label: "Session",
    value: (row) => sessionNames[row.session_type],
    width: [9.5, 1],
    smallWidth: 5,
  },
  {
    id: "constructor",
    label: "Constructor",
    value: (row) => row.constructor,
    cell: (row) => <a href={teamPath(row.team_id)}>{row.constructor}</a>,
    width: [8, 1.2],
    smallWidth: 5.1,
  },
  {
    id: "position",
    label: "Position",
    value: (row) => row.position,
    cell: (row) => <Medal place={row.position}>{String(row.position ?? row.status ?? noValue)}</Medal>,
    look: "place",
    numeric: true,
    firstSort: "asc",
    width: 5.5,
    smallWidth: 4.5,
  },
];

const segments: ReadonlyArray<Column<QualifyingRow>> = [
  timeColumn("q1", "Q1", (row) => row.q1),
  timeColumn("q2", "Q2", (row) => row.q2),
  timeColumn("q3", "Q3", (row) => row.q3),
];

const time = timeColumn("time", "Time", (row) => row.time);

function timeColumn(
  id: string,
  label: string,
  value: (row: QualifyingRow) => number | null,
): Column<QualifyingRow> {
  const cell = (row: QualifyingRow) => formatLapTime(value(row));
  return { id, label, value, cell, numeric: true, firstSort: "asc", width: [6, 0.8], smallWidth: 4.75 };
}

const sessions = { Q: "grand prix", SQ: "sprint" } as const;

const filters: ReadonlyArray<FilterColumn<QualifyingRow>> = [
  { id: "race_name", label: "Race Name", numeric: false, value: (row) => row.race_name },
  { id: "country", label: "Country", numeric: false, value: (row) => row.country },
  { id: "constructor", label: "Constructor", numeric: false, value: (row) => row.constructor },
  { id: "year", label: "Year", numeric: true, value: (row) => row.year },
  { id: "round", label: "Round", numeric: true, value: (row) => row.round },
  { id: "position", label: "Position", numeric: true, value: (row) => row.position },
  {
    id: "session_type",
    label: "Session",
    numeric: false,
    // Filters match a part of the text, and "Qualifying" is a part of "Sprint qualifying".
    value: (row) => sessions[row.session_type],
    valueLabel: (value) => (value === sessions.SQ ? sessionNames.SQ : sessionNames.Q),
  },
];

function resultsTable(name: string, times: ReadonlyArray<Column<QualifyingRow>>): Table<QualifyingRow> {
  return defineTable({
    name,
    caption: "Qualifying results",
    noun: ["result", "results"],
    columns: [...weekend, ...times],
    filters,
  });
}

export const segmentResultsTable = resultsTable("qualifying-segments", segments);
export const timeResultsTable = resultsTable("qualifying-time", [time]);
export const allResultsTable = resultsTable("qualifying-all", [...segments, time]);

/** The table with the columns that results have a use for: segments, the classifying time, or both. */
export function tableFor(results: ReadonlyArray<QualifyingRow>): Table<QualifyingRow> {
  const hasTimes = results.some((row) => row.time !== null);
  const hasSegments = results.some((row) => row.q1 !== null || row.q2 !== null || row.q3 !== null);
  if (!hasSegments) return timeResultsTable;
  return hasTimes ? allResultsTable : segmentResultsTable;
}
