import { teamPath } from "#app/text/page-paths.ts";
import type { QualifyingRow } from "#contract/qualifying.ts";
import { sessionNames } from "#contract/sessions.ts";
import { qualifyingLink, round, year } from "#app/features/results/result-columns.tsx";
import { shortCountry } from "#app/text/names.ts";
import type { FilterColumn } from "#app/ui/filter-bar/filters.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatLapTime, noValue } from "#app/text/format.ts";
import { type Column, type Table, defineTable } from "#app/ui/table/definition.ts";
import { withMedal } from "#app/ui/places.tsx";

const weekend: ReadonlyArray<Column<QualifyingRow>> = [
  { ...year, phone: "detail", width: 4 },
  { ...round, width: 4.5 },
  { ...qualifyingLink, phone: "name", width: [13, 2] },
  {
    id: "session_type",
    label: "Session",
    value: (row) => sessionNames[row.session_type],
    phone: "lead",
    width: [9.5, 1],
  },
  {
    id: "constructor",
    label: "Constructor",
    value: (row) => row.constructor,
    cell: (row) => <a href={teamPath(row.team_id)}>{row.constructor}</a>,
    look: "aside",
    phone: "second",
    width: [8, 1.2],
  },
  {
    id: "position",
    label: "Pos",
    value: (row) => row.position,
    cell: (row) => withMedal(row.position, String(row.position ?? row.status ?? noValue)),
    look: "place",
    numeric: true,
    firstSort: "asc",
    phone: "place",
    width: 5.5,
  },
];

const q1 = timeColumn(
  "q1",
  "Q1",
  (row) => row.q1,
  (row) => row.q2 === null && row.q3 === null,
);
const q2 = timeColumn(
  "q2",
  "Q2",
  (row) => row.q2,
  (row) => row.q3 === null,
);
const q3 = timeColumn(
  "q3",
  "Q3",
  (row) => row.q3,
  () => true,
);
const time = timeColumn(
  "time",
  "Time",
  (row) => row.time,
  () => false,
);

/** A column of times; of a session in segments the last time stands out, since it gave the place. */
function timeColumn(
  id: string,
  label: string,
  value: (row: QualifyingRow) => number | null,
  isLast: (row: QualifyingRow) => boolean,
): Column<QualifyingRow> {
  const cell = (row: QualifyingRow) => {
    const text = formatLapTime(value(row));
    return value(row) !== null && isLast(row) ? <b>{text}</b> : text;
  };
  return { id, label, value, cell, numeric: true, firstSort: "asc", width: [6, 0.8] };
}

/** A row's last time with what it is of, on a phone, where no head stands over it: "Q2 1:15.415". */
function LastTime({ row }: { row: QualifyingRow }) {
  const [part, seconds] =
    row.time !== null
      ? ["", row.time]
      : row.q3 !== null
        ? ["Q3 ", row.q3]
        : row.q2 !== null
          ? ["Q2 ", row.q2]
          : ["Q1 ", row.q1];
  if (seconds === null) return noValue;
  return (
    <>
      {part === "" ? null : <span className="text-small font-normal text-soft">{part}</span>}
      {formatLapTime(seconds)}
    </>
  );
}

/** The last column of times; on a phone it is the only one, with the last time of the row. */
function lastColumn(column: Column<QualifyingRow>): Column<QualifyingRow> {
  return {
    ...column,
    cell: (row) => (
      <>
        <span className="max-md:hidden">{column.cell?.(row)}</span>
        <span className="md:hidden">
          <LastTime row={row} />
        </span>
      </>
    ),
    phone: "value",
  };
}

const sessions = { Q: "grand prix", SQ: "sprint" } as const;

const filters: ReadonlyArray<FilterColumn<QualifyingRow>> = [
  { id: "race_name", label: "Race Name", numeric: false, value: (row) => row.race_name },
  {
    id: "country",
    label: "Country",
    numeric: false,
    value: (row) => row.country,
    valueLabel: shortCountry,
  },
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
    heading: "Qualifying results",
    caption: "Qualifying results",
    noun: ["result", "results"],
    columns: [...weekend, ...times],
    divisions: {
      by: (row) => row.year,
      within: (row) => row.team_id,
      column: year.id,
      shared: "constructor",
    },
    bar: "constructor",
    rowClass: (row) => teamClass(row.team_id, row.year),
    filters,
  });
}

/** With the three segments, with the classifying time, and with both; `tableFor` chooses among them. */
export const segmentResultsTable = resultsTable("qualifying-segments", [q1, q2, lastColumn(q3)]);
export const timeResultsTable = resultsTable("qualifying-time", [lastColumn(time)]);
export const allResultsTable = resultsTable("qualifying-all", [q1, q2, q3, lastColumn(time)]);

/** The table with the columns that results have a use for: segments, the classifying time, or both. */
export function tableFor(results: ReadonlyArray<QualifyingRow>): Table<QualifyingRow> {
  const hasTimes = results.some((row) => row.time !== null);
  const hasSegments = results.some((row) => row.q1 !== null || row.q2 !== null || row.q3 !== null);
  if (!hasSegments) return timeResultsTable;
  return hasTimes ? allResultsTable : segmentResultsTable;
}
