import { Fragment, type ReactNode, useMemo } from "react";
import type { DriverOverview, DriverStanding } from "#contract/championship.ts";
import { teamsIn } from "#contract/teams.ts";
import { FavouriteMark } from "#app/features/favourites/favourite-button.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { lastName } from "#app/text/names.ts";
import { driverPath, teamPath } from "#app/text/page-paths.ts";
import { Named } from "#app/ui/flag/flag.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { type Column, type Table, defineTable } from "#app/ui/table/definition.ts";
import {
  type Extra,
  extraOf,
  overviewColumns,
  overviewFinding,
  overviewMethod,
  type WithGap,
  withGaps,
} from "./columns.tsx";

type DriverStandingsProps = {
  overview: DriverOverview;
  /** What stands above the rows. */
  above?: ReactNode;
};

/** A season's drivers' championship, headed by how the first two stand. */
export function DriverStandings({ overview, above }: DriverStandingsProps) {
  const rows = useMemo(
    () =>
      withGaps(overview.standings, overview.rounds_run >= overview.rounds).map((line) => ({
        ...line,
        year: overview.year,
      })),
    [overview],
  );
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
  return <DataTable table={table} rows={rows} above={above} method={overviewMethod(overview, extra)} />;
}

type DriverLine = WithGap<DriverStanding> & { year: number };

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
      teamsIn(line.team_name, line.year).map(({ name, id }, index) => (
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
    caption: "Drivers’ championship",
    noun: ["driver", "drivers"],
    columns: overviewColumns(who, extra),
    bar: "driver_name",
    twoStickyColumns: true,
  });
}
