import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type DriverId, nameFromId } from "#contract/ids.ts";
import { driverProfileQuery, driverRacesQuery } from "#app/data/drivers.queries.ts";
import { CoverageNote } from "#app/features/coverage/coverage-note.tsx";
import { useDriverCoverage } from "#app/features/coverage/coverage.ts";
import { NearDrivers } from "#app/features/drivers/near-drivers.tsx";
import { useIsSpoiler } from "#app/features/spoilers/use-is-spoiler.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { DriverPicker } from "./driver-picker.tsx";
import { RacesControls } from "./races-controls.tsx";
import { racesMethod } from "./races-texts.ts";
import { ZoneLine } from "./when.tsx";
import type { DriverRaceRow } from "#contract/calendar.ts";
import { finish, grid, status } from "#app/features/results/result-columns.tsx";
import { defineTable } from "#app/ui/table/definition.ts";
import * as columns from "./race-columns.tsx";

/** The races that a driver entered, with the way to any other driver. */
export function DriverRaces({ driverId }: { driverId: DriverId }) {
  const { data } = useSuspenseQuery(driverProfileQuery(driverId));
  const unknown = data.available && data.value === null;
  const name = (data.available ? data.value?.name : undefined) ?? nameFromId(driverId);
  return (
    <>
      <h1>{unknown ? "Races" : `Races of ${name}`}</h1>
      <RacesControls by="driver">
        <DriverPicker key={driverId} name={name} />
      </RacesControls>
      {unknown ? <NearDrivers typed={driverId} to="races" /> : <Entered driverId={driverId} />}
    </>
  );
}

function Entered({ driverId }: { driverId: DriverId }) {
  const { data } = useSuspenseQuery(driverRacesQuery(driverId));
  const coverage = useDriverCoverage(driverId);
  const isSpoiler = useIsSpoiler();
  if (!data.available || (data.value.length === 0 && coverage.of !== "none")) {
    return <EmptyNote>No races available for this driver.</EmptyNote>;
  }
  return (
    <>
      <CoverageNote coverage={coverage} shows="results" />
      {data.value.length === 0 ? null : (
        <>
          <ZoneLine races={data.value} />
          <DataTable
            table={driverTable}
            rows={data.value}
            method={racesMethod(data.value)}
            isSpoiler={isSpoiler}
          />
        </>
      )}
      <p className="mt-4 text-[0.875rem]">
        <Link to="/driver/$driverId/" params={{ driverId }}>
          All results, sprints included
        </Link>
      </p>
    </>
  );
}

/** The races that a driver entered, with the driver's own result. */
const driverTable = defineTable<DriverRaceRow>({
  name: "driver-races",
  smallOrder: [
    "year",
    "race_name",
    "grid_position",
    "finish_position",
    "status",
    "winner",
    "pole",
    "fastest_lap",
    "team_name",
    "circuit_name",
    "date",
    "round",
  ],
  caption: "Races the driver entered",
  noun: ["race", "races"],
  columns: [
    { id: "year", label: "Year", value: (row) => row.year, width: 3.5, smallWidth: 2.75 },
    { ...columns.round, width: 3.9, smallWidth: 3 },
    { ...columns.day, width: 4.1, smallWidth: 3.5 },
    { ...columns.race, width: [12.5, 2], smallWidth: [8.5, 1.2] },
    { ...columns.circuit, width: [7.9, 1.1], smallWidth: [7, 1] },
    {
      id: "team_name",
      label: "Team",
      value: (row) => row.team_name,
      width: [5.75, 0.8],
      smallWidth: [5.5, 1],
    },
    { ...grid, width: 3.4, smallWidth: 2.75 },
    { ...finish, width: 4, smallWidth: 3.25 },
    { ...status, width: [6.25, 0.9], smallWidth: [6, 1] },
    { ...columns.winner, width: [8.25, 1.2], smallWidth: [6.5, 1] },
    { ...columns.pole, width: [8.25, 1.2], smallWidth: [6.5, 1] },
    { ...columns.fastestLap, width: [8.6, 1.2], smallWidth: [6.5, 1] },
  ],
  filters: [
    { ...columns.race, numeric: false },
    { ...columns.circuit, numeric: false },
    { id: "year", label: "Year", numeric: true, value: (row) => row.year },
    { ...columns.winner, numeric: false },
    { ...columns.pole, numeric: false },
    { ...columns.fastestLap, numeric: false },
  ],
});
