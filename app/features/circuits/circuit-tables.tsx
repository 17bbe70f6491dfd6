import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { RowData } from "@tanstack/react-table";
import { Suspense, useMemo } from "react";
import type { PresentTeams } from "#app/data/circuits.functions.ts";
import { circuitProfileQuery } from "#app/data/circuits.queries.ts";
import { usePresentMs } from "#app/data/use-present-ms.ts";
import { driverPath, raceResultsPath, teamPath } from "#app/text/page-paths.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import type { CircuitRace } from "#contract/circuits.ts";
import * as columns from "#app/features/races/race-columns.tsx";
import { formatLapTime, formatSpan, formatValue, noValue } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";
import { type Column, defineTable, type Table } from "#app/ui/table/definition.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import type { Honours, Layout } from "./circuit-history.ts";
import { kilometres, missingResultText, noCircuitFacts } from "./circuit-texts.ts";

const year: Column<CircuitRace> = {
  id: "year",
  label: "Year",
  value: (row) => row.year,
  cell: (row) => (
    <a href={raceResultsPath(row.year, row.round)} className="font-normal">
      {row.year}
    </a>
  ),
  numeric: true,
  phone: "place",
  width: 4,
};

const raceName: Column<CircuitRace> = {
  ...columns.race,
  // The page says which country it is.
  cell: (row) => (
    <>
      <a href={raceResultsPath(row.year, row.round)} className="font-normal">
        {row.race_name}
      </a>
      {row.sprint ? <columns.SprintMark /> : null}
    </>
  ),
  look: "quiet",
  width: [14, 1.9],
};

/** A driver's page under the name; on a phone the last name, where two drivers share a line. */
function ShortOnPhones({ driver: { driver_id, driver_name } }: { driver: NonNullable<CircuitRace["pole"]> }) {
  const last = lastName(driver_name);
  return (
    <a href={driverPath(driver_id)}>
      <span className="max-md:hidden">{driver_name.slice(0, -last.length)}</span>
      {last}
    </a>
  );
}

const racesOf: ReadonlyArray<Column<CircuitRace>> = [
  {
    ...columns.winner,
    cell: (row) => <span className="max-md:[&>a]:whitespace-nowrap">{columns.winner.cell?.(row)}</span>,
    phone: "name",
    width: [10, 1.5],
  },
  { ...columns.winnersTeam, phone: "value", width: [7, 1] },
  { ...columns.pole, phone: "lead", phoneWords: { before: "Pole " }, width: [10, 1.4] },
  {
    ...columns.fastestLap,
    cell: ({ fastest_lap: fastest }) =>
      fastest === null ? (
        noValue
      ) : (
        <>
          <span className="text-fastest md:hidden" aria-hidden="true">
            ◆{" "}
          </span>
          <ShortOnPhones driver={fastest} />
          {fastest.time === null ? null : <span className="md:hidden"> {formatLapTime(fastest.time)}</span>}
        </>
      ),
    phone: "second",
    width: [10, 1.4],
  },
  { ...columns.lapTime, label: "Fastest lap time", width: 9 },
];

const lapLength: Column<CircuitRace> = {
  id: "lap_length_km",
  label: "Lap length",
  value: (row) => row.lap_length_km,
};

const tableOfRaces = {
  name: "circuit-races",
  heading: "Race by race",
  caption: "Grands Prix at the circuit",
  noun: ["Grand Prix", "Grands Prix"],
  rowClass: ({ winner, year: season }: CircuitRace) => teamClass(winner?.team_id ?? null, season),
  bar: "winner",
  // Which layout was how long is a table of its own.
  fileColumns: [year, raceName, ...racesOf, lapLength],
} as const;

/** The Grands Prix at a circuit. */
export const circuitRacesTable = defineTable<CircuitRace>({
  ...tableOfRaces,
  columns: [year, raceName, ...racesOf],
});

/** Stands in while they are on their way, by a name of its own: rules of the columns that come would move those that stand. */
export const circuitRacesToCome = defineTable<CircuitRace>({
  ...tableOfRaces,
  name: "circuit-races-to-come",
  columns: [year, raceName, ...racesOf],
});

/** The same where all had one name: the year leads to each. */
export const circuitYearsTable = defineTable<CircuitRace>({
  ...tableOfRaces,
  columns: [
    {
      ...year,
      cell: (row) => (
        <>
          <a href={raceResultsPath(row.year, row.round)}>{row.year}</a>
          {row.sprint ? (
            <span className="max-md:hidden">
              <columns.SprintMark />
            </span>
          ) : null}
        </>
      ),
      numeric: false,
      width: 7.5,
    },
    ...racesOf,
  ],
});

const wins: Array<Column<Honours>> = [
  {
    id: "wins",
    label: "Wins",
    value: (row) => row.wins,
    numeric: true,
    phone: "value",
    phoneWords: { after: " wins", one: " win" },
    width: [5.5, 1],
  },
  {
    id: "first_win",
    label: "First win",
    value: (row) => row.first_win,
    cell: (row) => row.first_win ?? noValue,
    numeric: true,
    phone: "lead",
    phoneWords: { before: "first win " },
    width: [5.5, 1],
  },
  {
    id: "last_win",
    label: "Last win",
    value: (row) => row.last_win,
    cell: (row) => row.last_win ?? noValue,
    numeric: true,
    phone: "second",
    phoneWords: { before: "last " },
    width: [5.5, 1],
  },
];

/** The drivers who were successful at a circuit. */
export const driverHonoursTable = defineTable<Honours>({
  name: "circuit-drivers",
  maxWidth: 60,
  rowClass: ({ team }) => teamClass(team?.id ?? null, team?.year),
  bar: "name",
  caption: "Drivers by wins at the circuit",
  noun: ["driver", "drivers"],
  columns: [
    {
      id: "name",
      label: "Driver",
      value: (row) => row.name,
      cell: (row) => <a href={driverPath(row.id)}>{row.name}</a>,
      phone: "name",
      width: [11, 2],
    },
    ...wins,
    {
      id: "poles",
      label: "Poles",
      value: (row) => row.poles,
      numeric: true,
      phone: "detail",
      phoneWords: { after: " poles", one: " pole" },
      width: [5.5, 1],
    },
    {
      id: "fastest_laps",
      label: "Fastest laps",
      value: (row) => row.fastest_laps,
      numeric: true,
      width: [5.5, 1],
    },
  ],
});

/** The teams that won at a circuit. */
export const teamHonoursTable = defineTable<Honours>({
  name: "circuit-teams",
  maxWidth: 60,
  rowClass: ({ id, last_win }) => teamClass(id, last_win ?? undefined),
  bar: "name",
  caption: "Teams by wins at the circuit",
  noun: ["team", "teams"],
  columns: [
    {
      id: "name",
      label: "Team",
      value: (row) => row.name,
      cell: (row) => <a href={teamPath(row.id)}>{row.name}</a>,
      phone: "name",
      width: [11, 2],
    },
    ...wins,
  ],
});

/** The forms that a circuit had, with the fastest race lap on each. */
export const layoutsTable = defineTable<Layout>({
  name: "circuit-layouts",
  maxWidth: 60,
  caption: "Layouts of the circuit, newest first",
  noun: ["layout", "layouts"],
  columns: [
    {
      id: "seasons",
      label: "Seasons",
      value: (row) => row.last_year,
      cell: (row) => formatSpan(row.first_year, row.last_year),
      firstSort: "desc",
      phone: "name",
      width: [7, 1],
    },
    {
      id: "lap_length_km",
      label: "Lap length",
      value: (row) => row.lap_length_km,
      cell: (row) => kilometres(row.lap_length_km),
      numeric: true,
      phone: "value",
      width: [6, 1],
    },
    {
      id: "turns",
      label: "Turns",
      value: (row) => row.turns,
      cell: (row) => formatValue(row.turns),
      numeric: true,
      phone: "lead",
      phoneWords: { after: " turns" },
      width: [6, 1],
    },
    {
      id: "races",
      label: "Grands Prix",
      value: (row) => row.races,
      numeric: true,
      phone: "detail",
      phoneWords: { after: " GP" },
      width: [6, 1],
    },
    {
      id: "record_time",
      label: "Lap record",
      value: (row) => row.record?.time ?? null,
      cell: (row) => formatLapTime(row.record?.time ?? null),
      numeric: true,
      firstSort: "asc",
      phone: "second",
      phoneWords: { before: "record " },
      width: [6, 1],
    },
    {
      id: "record_driver",
      label: "By",
      value: (row) => row.record?.driver_name ?? null,
      cell: ({ record }) =>
        record === null ? (
          noValue
        ) : (
          <>
            <a href={driverPath(record.driver_id)}>{record.driver_name}</a> ({record.year})
          </>
        ),
      width: [12, 2],
    },
  ],
});

type CircuitTableProps<Row extends RowData> = {
  table: Table<Row>;
  /** What the circuit's races say, newest first. */
  rowsOf: (races: ReadonlyArray<CircuitRace>, presentTeams?: PresentTeams) => Array<Row>;
  method: string;
};

/** A table made of a circuit's races, or the note that there are none. */
export function CircuitTable<Row extends RowData>(props: CircuitTableProps<Row>) {
  return (
    <Suspense fallback={<TableSkeleton table={props.table} />}>
      <TableOfRaces {...props} />
    </Suspense>
  );
}

function TableOfRaces<Row extends RowData>({ table, rowsOf, method }: CircuitTableProps<Row>) {
  const { circuitId } = useParams({ from: "/circuits/$circuitId" });
  const { data } = useSuspenseQuery(circuitProfileQuery(circuitId));
  const profile = data.available ? data.value : null;
  const rows = useMemo(() => rowsOf(profile?.races ?? [], profile?.present_teams), [rowsOf, profile]);
  const presentMs = usePresentMs();
  if (rows.length === 0)
    return <EmptyNote>{missingResultText(profile?.races ?? [], presentMs) ?? noCircuitFacts}</EmptyNote>;
  return <DataTable table={table} rows={rows} method={method} />;
}
