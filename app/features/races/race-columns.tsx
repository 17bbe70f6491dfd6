import { circuitPath, driverPath, raceResultsPath, teamPath } from "#app/text/page-paths.ts";
import { Flag } from "#app/ui/flag/flag.tsx";
import { formatLapTime, noValue } from "#app/text/format.ts";
import type { Column } from "#app/ui/table/definition.ts";
import type { CalendarRow } from "#contract/calendar.ts";
import { instantOf } from "#contract/races.ts";
import { SecondLine, When } from "./when.tsx";

/** The columns that tables of races share; each table picks its own. */

/** A race without what only its season's calendar tells. */
type RaceFacts = Omit<CalendarRow, "official_name" | "circuit_id" | "circuit_name" | "sessions">;

export const round: Column<RaceFacts> = {
  id: "round",
  label: "Round",
  value: (row) => row.round,
  numeric: true,
  firstSort: "asc",
};

/** Sorts and is handed out as the instant, where that is known, and as the plain day otherwise. */
const date: Omit<Column<RaceFacts>, "cell"> = {
  id: "date",
  label: "Date",
  value: (row) => instantOf(row.date_utc, row.time_utc)?.toISOString() ?? row.date_utc,
};

export const day: Column<RaceFacts> = { ...date, cell: (row) => <When {...row} day="short" /> };

export const dayAndTime: Column<RaceFacts> = {
  ...date,
  cell: (row) => <When {...row} day="weekday" time="below" />,
};

export const weekday: Column<RaceFacts> = { ...date, cell: (row) => <When {...row} day="weekday" /> };

/** The race, with a mark for a weekend with a sprint; it leads to the results. */
export const race: Column<RaceFacts> = {
  id: "race_name",
  label: "Race",
  value: (row) => row.race_name,
  cell: (row) => (
    <>
      <Flag country={row.country} alone /> <a href={raceResultsPath(row.year, row.round)}>{row.race_name}</a>
      {row.sprint ? <SprintMark /> : null}
    </>
  ),
};

/** The race, and below it the circuit; on a phone a sprint is said in the second line, after the pole. */
export const raceAtCircuit: Column<CalendarRow> = {
  ...race,
  cell: (row) => (
    <>
      {race.cell?.({ ...row, sprint: false })}
      {row.sprint ? (
        <span className="max-md:hidden">
          <SprintMark />
        </span>
      ) : null}
      <SecondLine>
        <a href={circuitPath(row.circuit_id)}>{row.circuit_name}</a>
      </SecondLine>
    </>
  ),
};

/** Marks a weekend with a sprint. */
export function SprintMark() {
  return (
    <>
      {" "}
      <small className="rounded-chip border border-line-strong px-1.5 text-xs font-strong whitespace-nowrap text-soft">
        Sprint
      </small>
    </>
  );
}

export const circuit: Column<CalendarRow> = {
  id: "circuit_name",
  label: "Circuit",
  value: (row) => row.circuit_name,
  cell: (row) => <a href={circuitPath(row.circuit_id)}>{row.circuit_name}</a>,
  look: "aside",
};

/** Both drivers of a winning car that two shared. */
export const winner: Column<RaceFacts> = {
  id: "winner",
  label: "Winner",
  value: ({ winner: won }) =>
    [won?.driver_name, won?.shared_with?.driver_name].filter((name) => name !== undefined).join(" / ") ||
    null,
  cell: ({ winner: won }) => (
    <>
      <DriverLink driver={won} />
      {won === null || won.shared_with === null ? null : (
        <>
          {" / "}
          <DriverLink driver={won.shared_with} />
        </>
      )}
    </>
  ),
};

/** The winner, and below the name the team. */
export const winnerOfTeam: Column<RaceFacts> = {
  ...winner,
  cell: (row) => (
    <>
      {winner.cell?.(row)}
      {row.winner === null ? null : (
        <SecondLine>
          <a href={teamPath(row.winner.team_id)}>{row.winner.team_name}</a>
        </SecondLine>
      )}
    </>
  ),
};

export const winnersTeam: Column<RaceFacts> = {
  id: "team_name",
  label: "Team",
  value: (row) => row.winner?.team_name ?? null,
  cell: (row) =>
    row.winner === null ? noValue : <a href={teamPath(row.winner.team_id)}>{row.winner.team_name}</a>,
  look: "aside",
};

/** Who started from grid slot 1, and in words who is credited with the pole where that is another driver. */
export const pole: Column<RaceFacts> = {
  id: "pole",
  label: "Pole",
  value: (row) => row.pole?.driver_name ?? null,
  cell: (row) => (
    <>
      <DriverLink driver={row.pole} />
      {row.credited_pole === null ? null : <small> ({row.credited_pole.driver_name} credited)</small>}
    </>
  ),
  look: "aside",
};

export const fastestLap: Column<RaceFacts> = {
  id: "fastest_lap",
  label: "Fastest lap",
  value: (row) => row.fastest_lap?.driver_name ?? null,
  cell: (row) => <DriverLink driver={row.fastest_lap} />,
  look: "aside",
};

/** The fastest lap in seconds, written as minutes and seconds. */
export const lapTime: Column<RaceFacts> = {
  id: "lap_time",
  label: "Lap time",
  value: (row) => row.fastest_lap?.time ?? null,
  cell: (row) => formatLapTime(row.fastest_lap?.time ?? null),
  numeric: true,
  firstSort: "asc",
};

/** Who had the fastest lap, and below the name its time. */
export const fastestLapWithTime: Column<RaceFacts> = {
  ...fastestLap,
  cell: (row) => (
    <>
      {fastestLap.cell?.(row)}
      {row.fastest_lap === null ? null : <SecondLine>{lapTime.cell?.(row)}</SecondLine>}
    </>
  ),
};

function DriverLink({ driver }: { driver: { driver_id: string; driver_name: string } | null }) {
  if (driver === null) return noValue;
  return <a href={driverPath(driver.driver_id)}>{driver.driver_name}</a>;
}
