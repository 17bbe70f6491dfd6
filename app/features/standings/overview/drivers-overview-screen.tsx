import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { Fragment, useMemo } from "react";
import { lastName } from "#app/text/format.ts";
import { driverPath, teamPath } from "#app/text/page-paths.ts";
import type { DriverOverview, DriverStanding } from "#contract/championship.ts";
import { driverOverviewQuery } from "#app/data/standings.queries.ts";
import { SeasonFacts } from "../layout/season-facts.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import {
  type Extra,
  type WithGap,
  extraOf,
  overviewFinding,
  overviewMethod,
  withGaps,
  overviewColumns,
} from "./columns.tsx";
import { FavouriteMark } from "#app/features/favourites/favourite-button.tsx";
import { Named } from "#app/ui/flag/flag.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { type Column, type Table, defineTable } from "#app/ui/table/definition.ts";
import { teamsIn } from "#contract/teams.ts";

/** A season's drivers' championship. */
export function DriversOverviewScreen() {
  const year = Number(useParams({ from: "/standings/$year/drivers/overview" }).year);
  const { data } = useSuspenseQuery(driverOverviewQuery(year));
  return (
    <SeasonFacts
      year={year}
      facts={data}
      detail="standings"
      isEmpty={({ standings }) => standings.length === 0}
    >
      {(overview) => <Drivers overview={overview} />}
    </SeasonFacts>
  );
}

function Drivers({ overview }: { overview: DriverOverview }) {
  const rows = useMemo(() => withGaps(overview.standings), [overview]);
  const extra = extraOf(overview.standings);
  const table = useMemo(
    () => ({
      ...driversTable(extra, overview.year),
      heading: overviewFinding(
        overview,
        overview.standings.map(({ driver_name }) => lastName(driver_name)),
      ),
    }),
    [extra, overview],
  );
  return <DataTable table={table} rows={rows} method={overviewMethod(overview, extra)} />;
}

export function DriversOverviewSkeleton() {
  return <TableSkeleton table={driversTables.none} />;
}

type DriverLine = WithGap<DriverStanding>;

const who: ReadonlyArray<Column<DriverLine>> = [
  {
    id: "driver_name",
    label: "Driver",
    value: (line) => line.driver_name,
    cell: ({ country, driver_id, driver_name }) => (
      <>
        <Named country={country} href={driverPath(driver_id)} name={driver_name} />
        <FavouriteMark kind="driver" id={driver_id} />
      </>
    ),
    phone: "name",
    width: [13, 1.6],
  },
  {
    id: "team_name",
    label: "Team",
    value: (line) => line.team_name,
    cell: (line) =>
      teamsIn(line.team_name).map(({ name, id }, index) => (
        <Fragment key={name}>
          {index === 0 ? null : " / "}
          {id === null ? name : <a href={teamPath(id)}>{name}</a>}
        </Fragment>
      )),
    look: "aside",
    phone: "lead",
    width: [10, 1.6],
  },
];

/** The table in the colours of a season. */
function driversTable(extra: Extra, year: number): Table<DriverLine> {
  return { ...driversTables[extra], rowClass: ({ team_id }) => teamClass(team_id, year) };
}

/** A season's drivers' table, with what it has to show besides the usual. */
export const driversTables = { none: make("none"), gross: make("gross"), possible: make("possible") };

function make(extra: Extra) {
  return defineTable<DriverLine>({
    name: extra === "none" ? "standings-drivers" : "standings-drivers-extra",
    caption: "Drivers' championship",
    noun: ["driver", "drivers"],
    columns: overviewColumns(who, extra),
    bar: "driver_name",
    twoStay: true,
  });
}
