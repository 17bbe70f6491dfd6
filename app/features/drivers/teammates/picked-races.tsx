import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import type { TeammateRecord } from "#contract/head-to-head.ts";
import { PickForm } from "#app/ui/pick-form/pick-form.tsx";
import { choicesAmong, picked } from "#app/ui/pick-form/picks.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import type { TeammatesSearch } from "./search.ts";
import { WinsSentence } from "./wins-sentence.tsx";
import { lead, winsIn } from "./wins.ts";
import { race, round, year } from "#app/features/results/result-columns.tsx";
import { Compared } from "#app/ui/compared/compared.tsx";
import { formatValue } from "#app/text/format.ts";
import { type Column, defineTable } from "#app/ui/table/definition.ts";

type PickedRacesProps = { records: ReadonlyArray<TeammateRecord>; search: TeammatesSearch; method: string };

/** Each race at the chosen circuit. */
export function CircuitRaces({ records, search, method }: PickedRacesProps) {
  const choices = useMemo(
    () => choicesAmong(records.map((each) => ({ id: each.circuit_id, name: each.circuit_name }))),
    [records],
  );
  const circuit = picked(choices, search.circuit);
  const rows = useMemo(() => records.filter((each) => each.circuit_id === circuit?.id), [records, circuit]);
  if (circuit === null) return null;
  return (
    <>
      <div className="picked">
        <PickForm label="Circuit" name="circuit" choices={choices} picked={circuit} keep={kept(search)} />
        <WinsSentence wins={winsIn(rows)} />
      </div>
      <DataTable table={circuitRacesTable} rows={rows} method={method} />
    </>
  );
}

/** Each race against the chosen teammate. */
export function TeammateRaces({ records, search, method }: PickedRacesProps) {
  const choices = useMemo(
    () => choicesAmong(records.map((each) => ({ id: each.teammate_id, name: each.teammate_name }))),
    [records],
  );
  const teammate = picked(choices, search.teammate);
  const rows = useMemo(
    () => records.filter((each) => each.teammate_id === teammate?.id),
    [records, teammate],
  );
  const [driver] = records;
  if (teammate === null) return null;
  return (
    <>
      <div className="picked">
        <PickForm label="Teammate" name="teammate" choices={choices} picked={teammate} keep={kept(search)} />
        <WinsSentence wins={winsIn(rows)} teammate={teammate} />
        {driver === undefined ? null : (
          <Link to="/compare/" search={{ ids: `${driver.driver_id},${teammate.id}` }}>
            Compare careers
          </Link>
        )}
      </div>
      <DataTable table={teammateRacesTable} rows={rows} method={method} />
    </>
  );
}

function kept({ view, races }: TeammatesSearch) {
  return { view, races };
}

const circuit: Column<TeammateRecord> = {
  id: "circuit",
  label: "Circuit",
  value: (row) => row.circuit_name,
};

const team: Column<TeammateRecord> = { id: "team", label: "Team", value: (row) => row.team_name };

const teammate: Column<TeammateRecord> = {
  id: "teammate",
  label: "Teammate",
  value: (row) => row.teammate_name,
  cell: (row) => <a href={`/driver/${row.teammate_id}/`}>{row.teammate_name}</a>,
};

const positions: ReadonlyArray<Column<TeammateRecord>> = [
  {
    id: "driver_position",
    label: "Driver Position",
    value: (row) => row.driver_position,
    cell: (row) => <Compared by={lead(row)}>{formatValue(row.driver_position)}</Compared>,
    numeric: true,
    firstSort: "asc",
    width: [8.5, 1],
    smallWidth: 4.25,
  },
  {
    id: "teammate_position",
    label: "Teammate Position",
    value: (row) => row.teammate_position,
    cell: (row) => <Compared by={-lead(row)}>{formatValue(row.teammate_position)}</Compared>,
    numeric: true,
    firstSort: "asc",
    width: [8.5, 1],
    smallWidth: 4.75,
  },
];

/** Each race at one circuit, against each teammate. */
const circuitRacesTable = defineTable<TeammateRecord>({
  name: "teammates-circuit-races",
  caption: "Races against teammates at one circuit",
  noun: ["comparison", "comparisons"],
  columns: [
    { ...year, width: 4, smallWidth: 2.75 },
    { ...race, width: [13, 2], smallWidth: [6.5, 1.2] },
    { ...team, width: [8, 1.4], smallWidth: null },
    { ...teammate, width: [10, 1.6], smallWidth: [5.5, 1] },
    ...positions,
  ],
});

/** Each race against one teammate. */
const teammateRacesTable = defineTable<TeammateRecord>({
  name: "teammates-driver-races",
  caption: "Races against one teammate",
  noun: ["race", "races"],
  columns: [
    { ...year, width: 4, smallWidth: 2.75 },
    { ...round, width: 4.5, smallWidth: null },
    { ...race, width: [13, 2], smallWidth: [8, 1] },
    { ...circuit, width: [9, 1.4], smallWidth: null },
    { ...team, width: [8, 1.2], smallWidth: null },
    ...positions,
  ],
});
