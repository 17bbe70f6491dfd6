import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useMemo } from "react";
import { driverPath } from "#app/text/page-paths.ts";
import type { QualifyingChampionship, DriverDetails } from "#contract/standings.ts";
import { driverDetailsQuery, qualifyingChampionshipQuery } from "#app/data/standings.queries.ts";
import { SeasonFacts } from "../layout/season-facts.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { Compared } from "#app/ui/compared/compared.tsx";
import { Flag } from "#app/ui/flag/flag.tsx";
import { formatAverage, formatSigned, rounded } from "#app/text/format.ts";
import { defineTable } from "#app/ui/table/definition.ts";
import { useTeamColours } from "#app/features/team-colours/use-team-colours.ts";
import { positionColumn } from "../position-column.tsx";
import { mean } from "#app/features/drivers/qualifying/head-to-head.ts";

const method =
  "First, Top 3, Average and Placed are of the places in qualifying; a first place is not a pole where a penalty moved the driver back. Championship is the place in the season's real table, Difference how many places higher (+) or lower (−) qualifying alone would put the driver. Source: F1DB.";

/** A season's table as if qualifying gave the points, compared with the real one. */
export function QualifyingChampionshipScreen() {
  const year = Number(useParams({ from: "/standings/$year/drivers/qualifyingChampionship" }).year);
  const { data } = useSuspenseQuery(qualifyingChampionshipQuery(year));
  return (
    <>
      <h2>Qualifying championship</h2>
      <SeasonFacts
        year={year}
        facts={data}
        detail="qualifying"
        isEmpty={({ drivers }) => drivers.length === 0}
      >
        {(championship) => <Championship championship={championship} />}
      </SeasonFacts>
    </>
  );
}

function Championship({ championship }: { championship: QualifyingChampionship }) {
  const { data } = useSuspenseQuery(driverDetailsQuery(championship.year));
  const rows = useMemo(
    () => qualifyingStandings(championship, data.available ? data.value.drivers : []),
    [championship, data],
  );
  const table = useTeamColours(qualifyingChampionshipTable, championship.year, teamOf);
  return (
    <>
      <p className="my-1 max-w-200 text-[0.875rem] text-soft">{championship.rule}</p>
      <DataTable table={table} rows={rows} method={method} />
    </>
  );
}

export function QualifyingChampionshipSkeleton() {
  return (
    <>
      <h2>Qualifying championship</h2>
      <TableSkeleton table={qualifyingChampionshipTable} />
    </>
  );
}

const teamOf = ({ teamId }: QualifyingStanding) => teamId;

/** A season's table as if qualifying gave the points, beside the place in the championship. */
const qualifyingChampionshipTable = defineTable<QualifyingStanding>({
  name: "qualifying-championship",
  bar: "driver",
  caption: "Qualifying championship",
  noun: ["driver", "drivers"],
  columns: [
    { ...positionColumn, phone: "place", width: 4 },
    {
      id: "driver",
      label: "Driver",
      value: (row) => row.driverName,
      cell: (row) => (
        <>
          {row.country === null ? null : <Flag country={row.country} />}{" "}
          <a href={driverPath(row.driverId)}>{row.driverName}</a>
        </>
      ),
      phone: "name",
      width: [13, 1.6],
    },
    { id: "team", label: "Team", value: (row) => row.teamName, phone: "lead", width: [9, 1] },
    {
      id: "points",
      label: "Points",
      value: (row) => row.points,
      numeric: true,
      phone: "value",
      phoneWords: { after: " pts", one: " pt" },
      look: "points",
      width: 5,
    },
    {
      id: "firsts",
      label: "First",
      value: (row) => row.firsts,
      numeric: true,
      phone: "detail",
      phoneWords: { after: " firsts", one: " first" },
      width: 5,
    },
    {
      id: "top_threes",
      label: "Top 3",
      value: (row) => row.topThrees,
      numeric: true,
      width: 5,
    },
    {
      id: "average",
      label: "Average",
      value: (row) => rounded(row.averagePlace, 2),
      cell: (row) => formatAverage(row.averagePlace),
      numeric: true,
      firstSort: "asc",
      width: 5,
    },
    {
      id: "sessions",
      label: "Placed",
      value: (row) => row.sessions,
      numeric: true,
      width: 5,
    },
    {
      id: "championship",
      label: "Championship",
      value: (row) => row.championshipPosition,
      numeric: true,
      firstSort: "asc",
      width: 8,
    },
    {
      id: "higher_by",
      label: "Difference",
      value: (row) => row.higherBy,
      cell: (row) => <Compared by={row.higherBy}>{formatSigned(row.higherBy, 0)}</Compared>,
      numeric: true,
      phone: "second",
      width: 7,
    },
  ],
});

/** A line of the table that qualifying makes, beside the championship's. */
type QualifyingStanding = {
  position: number;
  driverId: string;
  driverName: string;
  /** Nationality, and the teams of the season joined by " / "; null where those are not known. */
  country: string | null;
  teamName: string | null;
  /** The first of them. */
  teamId: string | null;
  points: number;
  /** How often the driver was first, and among the first three. */
  firsts: number;
  topThrees: number;
  /** Mean place of the sessions in which the driver was placed; null without any. */
  averagePlace: number | null;
  sessions: number;
  /** Place in the championship; null when not placed. */
  championshipPosition: number | null;
  /** Places by which qualifying ranks the driver higher than the championship does; negative for lower. */
  higherBy: number | null;
};

/** Puts the table that qualifying makes beside the championship's. */
export function qualifyingStandings(
  { drivers }: QualifyingChampionship,
  details: DriverDetails["drivers"],
): Array<QualifyingStanding> {
  const season = new Map(details.map((driver) => [driver.driver_id, driver]));
  return drivers.map(({ driver_id, driver_name, position, points, places }) => {
    const driver = season.get(driver_id);
    const placed = places.filter((place) => place !== null);
    const championshipPosition = driver?.position ?? null;
    return {
      position,
      driverId: driver_id,
      driverName: driver_name,
      country: driver?.country ?? null,
      teamName: driver === undefined ? null : teamsOf(driver),
      teamId: driver?.teams[0]?.team_id ?? null,
      points,
      firsts: placed.filter((place) => place === 1).length,
      topThrees: placed.filter((place) => place <= 3).length,
      averagePlace: mean(placed),
      sessions: placed.length,
      championshipPosition,
      higherBy: championshipPosition === null ? null : championshipPosition - position,
    };
  });
}

/** A team with several engines is one. */
function teamsOf({ teams }: DriverDetails["drivers"][number]): string {
  return [...new Set(teams.map(({ team_name }) => team_name))].join(" / ");
}
