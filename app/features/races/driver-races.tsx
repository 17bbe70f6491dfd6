import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { type DriverId, nameFromId } from "#contract/ids.ts";
import { driverProfileQuery, driverRacesQuery } from "#app/data/drivers.queries.ts";
import { coverageText, useDriverCoverage } from "#app/features/coverage/coverage.tsx";
import { HeldDriverCareer } from "#app/features/results/lazy-results.ts";
import { NearDrivers } from "#app/features/search/near-entities.tsx";
import { useIsSpoiler } from "#app/features/spoilers/spoilers.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { RacesControls } from "./season-races.tsx";
import { racesMethod } from "./races-texts.ts";
import { ZoneLine } from "./when.tsx";
import type { DriverRaceRow } from "#contract/calendar.ts";
import { finish, grid, status } from "#app/features/results/result-columns.tsx";
import { type Column, defineTable } from "#app/ui/table/definition.ts";
import * as columns from "./race-columns.tsx";
import { type SubmitEvent, useId, useState } from "react";
import { driverEntriesQuery } from "#app/data/archive.queries.ts";
import { idOfName } from "#app/text/names.ts";

/** The races that a driver entered, with a link to any other driver. */
export function DriverRaces({ driverId }: { driverId: DriverId }) {
  const { data } = useSuspenseQuery(driverProfileQuery(driverId));
  const unknown = data.available && data.value === null;
  const name = (data.available ? data.value?.name : undefined) ?? nameFromId(driverId);
  return (
    <>
      <RacesControls by="driver" title={unknown ? "Races" : `Races of ${name}`}>
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
  if (data.value.length === 0) return <HeldDriverCareer driverId={driverId} lack="results" />;
  return (
    <>
      <ZoneLine races={data.value} />
      <DataTable
        table={driverTable}
        rows={data.value}
        method={racesMethod(data.value)}
        beside={coverageText({ coverage, shows: "results" })}
        isSpoiler={isSpoiler}
      />
      <p className="mt-4 text-[0.875rem]">
        <Link to="/driver/$driverId/" params={{ driverId }}>
          All results, sprints included
        </Link>
      </p>
    </>
  );
}

const driverColumns: ReadonlyArray<Column<DriverRaceRow>> = [
  { id: "year", label: "Year", value: (row) => row.year, phone: "value", width: 3.75 },
  { ...columns.round, width: 4 },
  { ...columns.day, phone: "second", width: 4.625 },
  { ...columns.race, phone: "name", width: [10, 14.4] },
  { ...columns.circuit, width: 0 },
  {
    id: "team_name",
    label: "Team",
    value: (row) => row.team_name,
    width: [5.75, 6.4],
  },
  { ...grid, phone: "lead", phoneWords: { before: "grid " }, width: 3.375 },
  { ...finish, phone: "place", width: 4.25 },
  { ...status, phone: "reason", width: [6, 7] },
  { ...columns.winner, width: [8.25, 9] },
  { ...columns.pole, width: [8, 8.75] },
  { ...columns.fastestLap, width: [8.25, 9] },
];

/** The races that a driver entered, with the driver's own result. */
const driverTable = defineTable<DriverRaceRow>({
  name: "driver-races",
  heading: "Results",
  caption: "Races the driver entered",
  noun: ["race", "races"],
  // The race says where it was; a file has the circuit too.
  columns: driverColumns.filter(({ id }) => id !== columns.circuit.id),
  fileColumns: driverColumns,
  rowClass: ({ finish_position }) => (finish_position === null ? "unplaced" : ""),
  filters: [
    { ...columns.race, numeric: false },
    { ...columns.circuit, numeric: false },
    { id: "year", label: "Year", numeric: true, value: (row) => row.year },
    { ...columns.winner, numeric: false },
    { ...columns.pole, numeric: false },
    { ...columns.fastestLap, numeric: false },
  ],
});

/**
 * Picks a driver by name. The names to choose from are fetched when someone begins to choose; without scripts the
 * form is sent as it is, with whatever name was typed.
 *
 * @param name of the driver who is shown
 */
function DriverPicker({ name }: { name: string }) {
  const listId = useId();
  const navigate = useNavigate();
  const [choosing, setChoosing] = useState(false);
  const { data } = useQuery({ ...driverEntriesQuery(), enabled: choosing });
  const drivers = data?.available === true ? data.value : [];

  function show(typed: string) {
    const named = drivers.find((driver) => driver.name === typed);
    const driver = named?.driver_id ?? idOfName(typed);
    if (driver !== "") void navigate({ to: "/races/", search: { driver } });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("driver");
    if (typeof typed === "string") show(typed);
  }

  return (
    <form className="flex items-center gap-2 max-md:basis-full" onSubmit={submit}>
      <label className="flex items-center gap-2 text-[0.875rem] text-soft max-md:flex-[1_0_auto]">
        Driver
        <input
          name="driver"
          // A field of less than 16 px makes phones zoom in, and this page does not zoom out again.
          className="field w-68 min-w-0 max-md:h-(--touch-height) max-md:w-32 max-md:flex-[1_1_8rem] max-md:text-base"
          list={listId}
          defaultValue={name}
          autoComplete="off"
          required
          onFocus={(event) => {
            setChoosing(true);
            // The browser offers only names that hold what stands there.
            event.target.select();
          }}
          onChange={(event) => {
            const typed = event.target.value;
            // Who goes on typing may mean another: "Nelson Piquet" also begins "Nelson Piquet Jr.".
            const fitting = drivers.filter((driver) => driver.name.startsWith(typed));
            if (fitting.length === 1 && fitting[0]?.name === typed) show(typed);
          }}
        />
      </label>
      <datalist id={listId}>
        {drivers.map((driver) => (
          <option key={driver.driver_id}>{driver.name}</option>
        ))}
      </datalist>
      <button type="submit" className="button min-h-(--control-height) max-md:min-h-(--touch-height)">
        Show
      </button>
    </form>
  );
}
