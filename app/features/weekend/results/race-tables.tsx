import type { ReactNode } from "react";
import type { RaceClassification, RaceLine } from "#contract/weekend.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatLapTime, formatValue, noValue } from "#app/text/format.ts";
import { PlacesGained } from "#app/ui/places-gained/places-gained.tsx";
import { type Column, type Table, defineTable } from "#app/ui/table/definition.ts";
import { Medal } from "#app/ui/table/medal.tsx";
import { Fastest } from "../marks/fastest.tsx";
import { driver, number, position, team } from "./entry-columns.tsx";
import { raceTimeText, statusText } from "./race-texts.ts";

/** The laps of a disqualified car do not count: its best one may be faster than the fastest of the race. */
function Counted({ line, children }: { line: RaceLine; children: ReactNode }) {
  return line.position_text === "DSQ" ? <s className="text-soft">{children}</s> : children;
}

const before: ReadonlyArray<Column<RaceLine>> = [
  { ...position, width: 3.5 },
  {
    ...driver,
    width: [11, 1.6],
    cell: (line) => (
      <>
        {driver.cell(line)}
        {line.shared_car ? <small className="whitespace-nowrap text-soft"> shared car</small> : null}
      </>
    ),
  },
  { ...team, width: [7.5, 1] },
  { ...number, width: 3 },
  {
    id: "grid_position",
    label: "Grid",
    value: (line) => line.grid_position,
    cell: (line) => line.grid_position ?? line.grid_text ?? noValue,
    numeric: true,
    firstSort: "asc",
    phone: "detail",
    phoneWords: { before: "grid " },
    width: 3.5,
  },
  {
    id: "positions_gained",
    label: "Gained",
    value: (line) => line.positions_gained,
    cell: (line) => <PlacesGained places={line.positions_gained} />,
    numeric: true,
    phone: "detail",
    width: 4.5,
  },
  {
    id: "laps",
    label: "Laps",
    value: (line) => line.laps,
    cell: (line) => <Counted line={line}>{formatValue(line.laps)}</Counted>,
    numeric: true,
    width: 3.5,
  },
  {
    id: "time",
    label: "Time / gap",
    value: raceTimeText,
    numeric: true,
    sortable: false,
    phone: "value",
    width: [6.5, 0.8],
  },
];

const bestLap: Column<RaceLine> = {
  id: "fastest_lap",
  label: "Best lap",
  value: (line) => line.fastest_lap,
  cell: (line) => (
    <Counted line={line}>
      <Fastest when={line.has_fastest_lap}>{formatLapTime(line.fastest_lap)}</Fastest>
    </Counted>
  ),
  numeric: true,
  firstSort: "asc",
  width: 5.5,
};

const stops: Column<RaceLine> = {
  id: "pit_stops",
  label: "Stops",
  value: (line) => line.pit_stops,
  numeric: true,
  width: 4,
};

const after: ReadonlyArray<Column<RaceLine>> = [
  { id: "status", label: "Status", value: statusText, phone: "reason", width: [9, 1.4] },
  {
    id: "points",
    label: "Points",
    value: (line) => line.points,
    cell: (line) => <Medal place={line.position}>{formatValue(line.points)}</Medal>,
    numeric: true,
    look: "points",
    phone: "second",
    phoneWords: { after: " pts" },
    width: 4.5,
  },
];

function raceTable(name: string, of: string, details: ReadonlyArray<Column<RaceLine>>): Table<RaceLine> {
  return defineTable({
    name,
    caption: `Classification of the ${of}`,
    noun: ["result", "results"],
    bar: "driver_name",
    twoStay: true,
    columns: [...before, ...details, ...after],
  });
}

/** The classification of a race; pit stops are recorded since 1994. */
export const raceResultsTable = raceTable("race-results", "race", [bestLap, stops]);
export const raceWithoutStopsTable = raceTable("race-results-no-stops", "race", [bestLap]);

/** The classification of a sprint: neither stops nor fastest laps are recorded. */
export const sprintResultsTable = raceTable("sprint-results", "sprint", []);

/** The table with the columns that a classification has a use for, in the colours of its season. */
export function raceTableFor({ year, session, lines }: RaceClassification): Table<RaceLine> {
  const rowClass = (line: RaceLine) =>
    `${teamClass(line.team_id, year)}${line.position === null ? " unplaced" : ""}`;
  if (session === "S") return { ...sprintResultsTable, rowClass };
  const hasStops = lines.some((line) => line.pit_stops !== null);
  return { ...(hasStops ? raceResultsTable : raceWithoutStopsTable), rowClass };
}
