import { lastSeason } from "#contract/ids.ts";
import { type ResultRow, isStart } from "#contract/results.ts";
import { sumOfPoints } from "#contract/values.ts";
import { formatSpans } from "#app/text/format.ts";
import { driverPath } from "#app/text/page-paths.ts";
import { defineTable } from "#app/ui/table/definition.ts";

/** Everyone who raced for a team, with figures over all their results for it. */
export const teamDriversTable = defineTable<TeamDriver>({
  name: "team-drivers",
  heading: "Drivers, latest first",
  caption: "Drivers of the team",
  noun: ["driver", "drivers"],
  columns: [
    {
      id: "full_name",
      label: "Driver",
      value: (row) => row.full_name,
      cell: (row) =>
        row.driver_id === null ? row.full_name : <a href={driverPath(row.driver_id)}>{row.full_name}</a>,
      sortable: false,
      phone: "name",
      width: [9.5, 2],
    },
    {
      id: "years",
      label: "Years",
      value: (row) => formatSpans(row.years),
      cell: ({ years }) =>
        years.at(-1) === lastSeason ? <b className="text-ink">{formatSpans(years)}</b> : formatSpans(years),
      sortBy: (row) => row.years.at(-1) ?? null,
      look: "aside",
      firstSort: "desc",
      phone: "lead",
      width: [9, 1.4],
    },
    {
      id: "gps",
      label: "GPs",
      value: (row) => row.gps,
      numeric: true,
      phone: "detail",
      phoneWords: { after: " GPs", one: " GP" },
      width: [5.25, 1],
    },
    {
      id: "wins",
      label: "Wins",
      value: (row) => row.wins,
      numeric: true,
      phone: "value",
      phoneWords: { after: " wins", one: " win" },
      phoneBar: true,
      width: [11, 2],
    },
    {
      id: "podiums",
      label: "Podiums",
      value: (row) => row.podiums,
      numeric: true,
      phone: "detail",
      phoneWords: { after: " podiums", one: " podium" },
      width: [5.25, 1],
    },
    {
      id: "poles",
      label: "Poles",
      value: (row) => row.poles,
      numeric: true,
      width: [5.25, 1],
    },
    {
      id: "points",
      label: "Points",
      value: (row) => row.points,
      numeric: true,
      look: "points",
      phone: "second",
      phoneWords: { after: " pts", one: " pt" },
      width: [5.25, 1],
    },
  ],
});

/** A driver's figures over all results for one team. */
export type TeamDriver = {
  /** Null in answers that do not give ids. */
  driver_id: string | null;
  full_name: string;
  /** The seasons with a result for the team, in order. */
  years: ReadonlyArray<number>;
  /** Grands Prix: races entered without DNS, DNQ, DNPQ, DNP, EX. */
  gps: number;
  wins: number;
  podiums: number;
  /** Races from grid slot 1. */
  poles: number;
  /** Of races and sprints. */
  points: number;
};

/**
 * The drivers of a team with their figures, in the order of the rows: the newest first.
 *
 * Races count once, also where a driver shared cars and has several rows: the better one counts. Sprints count
 * in the points only.
 */
export function teamDrivers(rows: ReadonlyArray<ResultRow>): Array<TeamDriver> {
  return [...Map.groupBy(rows, (row) => row.full_name)].map(([full_name, ofDriver]) => {
    const races = ofDriver.filter((row) => row.session_type === "R");
    return {
      driver_id: ofDriver[0]?.driver_id ?? null,
      full_name,
      years: [...new Set(ofDriver.map(({ year }) => year))].toSorted((one, other) => one - other),
      gps: racesWith(races, started),
      wins: racesWith(races, (row) => row.finish_position === 1),
      podiums: racesWith(races, (row) => row.finish_position !== null && row.finish_position <= 3),
      poles: racesWith(races, (row) => row.grid_position === 1),
      points: sumOfPoints(ofDriver.map((row) => row.points)),
    };
  });
}

function started(row: ResultRow): boolean {
  return isStart(row.position_text ?? row.status);
}

/** In how many distinct races a row with some property stands. */
function racesWith(rows: ReadonlyArray<ResultRow>, has: (row: ResultRow) => boolean): number {
  return new Set(rows.filter(has).map((row) => row.race_id)).size;
}
